/** Tests whether a value that came from outside has a shape. */
export type Shape<T> = (value: unknown) => value is T;

/** A value that is none of the listed ones does not pass. */
export function oneOf<const T extends readonly (string | number | boolean | null)[]>(
  ...values: T
): Shape<T[number]> {
  return (value): value is T[number] => (values as readonly unknown[]).includes(value);
}

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean';
export const isWhole: Shape<number> = (value): value is number => Number.isSafeInteger(value);

/** An array whose every element passes. */
export function listOf<T>(shape: Shape<T>): Shape<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(shape);
}

/** A value that may be null. */
export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value);
}

/** A field that may be left out. */
export function orAbsent<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value): value is T | undefined => value === undefined || shape(value);
}

/** A value that has one of several shapes. */
export function either<T>(...shapes: readonly Shape<T>[]): Shape<T> {
  return (value): value is T => shapes.some((shape) => shape(value));
}

/** An object with these fields; it may have others. */
export function objectOf<T extends object>(fields: {
  readonly [Key in keyof T]: Shape<T[Key]>;
}): Shape<T> {
  const entries = Object.entries<Shape<unknown>>(fields);
  return (value): value is T =>
    isObject(value) && entries.every(([key, shape]) => shape(value[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

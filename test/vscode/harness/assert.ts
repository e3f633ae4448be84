/** The assertions of the suite inside VS Code; each throws what does not hold. */
export interface Assert {
  /** `actual` and `expected` are the same value. */
  equal<T>(actual: T, expected: T, message?: string): void;
  /** `actual` and `expected` hold the same, as JSON. */
  deepEqual<T>(actual: T, expected: T, message?: string): void;
  /** `value` is neither undefined, null, false, 0 nor empty. */
  ok(value: unknown, message?: string): asserts value;
  /** `text` matches. */
  match(text: string, pattern: RegExp, message?: string): void;
}

/** Stands for `node:assert`, which is not there in a web worker. */
export const assert: Assert = {
  equal(actual, expected, message = 'not equal') {
    if (!Object.is(actual, expected)) fail(message, show(expected), show(actual));
  },
  deepEqual(actual, expected, message = 'not equal') {
    if (show(actual) !== show(expected)) fail(message, show(expected), show(actual));
  },
  ok(value, message = 'not so') {
    if (!value) throw new Error(message);
  },
  match(text, pattern, message = 'no match') {
    if (!pattern.test(text)) fail(message, String(pattern), show(text));
  },
};

function fail(message: string, expected: string, actual: string): never {
  throw new Error(`${message}\n  expected: ${expected}\n  actual:   ${actual}`);
}

function show(value: unknown): string {
  return JSON.stringify(value);
}

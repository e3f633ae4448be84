// The assertions of the suite inside VS Code: `node:assert` is not there in a web worker. Each
// throws what does not hold.

/** `actual` and `expected` are the same value. */
export function equal<T>(actual: T, expected: T, message = 'not equal'): void {
  if (Object.is(actual, expected)) return;
  throw new Error(`${message}\n  expected: ${show(expected)}\n  actual:   ${show(actual)}`);
}

/** `actual` and `expected` hold the same, as JSON. */
export function deepEqual<T>(actual: T, expected: T, message = 'not equal'): void {
  if (show(actual) === show(expected)) return;
  throw new Error(`${message}\n  expected: ${show(expected)}\n  actual:   ${show(actual)}`);
}

/** `value` is neither undefined, null, false, 0 nor empty. */
export function ok(value: unknown, message: string): asserts value {
  if (!value) throw new Error(message);
}

/** `text` matches. */
export function match(text: string, pattern: RegExp, message = 'no match'): void {
  if (pattern.test(text)) return;
  throw new Error(`${message}\n  expected: ${String(pattern)}\n  actual:   ${show(text)}`);
}

function show(value: unknown): string {
  return JSON.stringify(value);
}

/**
 * The assertions of the suite inside VS Code: `node:assert` is not there in a web worker.
 * @throws what does not hold
 */
export const assert = {
  /** `actual` and `expected` are the same value. */
  equal<T>(actual: T, expected: T, message = 'not equal'): void {
    if (Object.is(actual, expected)) return;
    throw new Error(`${message}\n  expected: ${show(expected)}\n  actual:   ${show(actual)}`);
  },

  /** `actual` and `expected` hold the same, as JSON. */
  deepEqual<T>(actual: T, expected: T, message = 'not equal'): void {
    if (show(actual) === show(expected)) return;
    throw new Error(`${message}\n  expected: ${show(expected)}\n  actual:   ${show(actual)}`);
  },

  /** `value` is neither undefined, null, false, 0 nor empty. */
  ok(value: unknown, message: string): asserts value {
    if (!value) throw new Error(message);
  },

  /** `text` matches. */
  match(text: string, pattern: RegExp, message = 'no match'): void {
    if (pattern.test(text)) return;
    throw new Error(`${message}\n  expected: ${String(pattern)}\n  actual:   ${show(text)}`);
  },
} as const;

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

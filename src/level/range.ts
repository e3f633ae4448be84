/**
 * Where something stands in a text, in UTF-16 code units, `end` exclusive.
 * Ranges inside a {@link Level} count from the level's own start (`level.offset`), so that a level
 * whose text did not change stays the same object wherever it moves in its file.
 */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** One replacement in a text. An insertion has an empty range. */
export interface TextEdit {
  readonly range: Range;
  readonly text: string;
}

/** `range` moved by `by` code units. */
export function shift(range: Range, by: number): Range {
  return { start: range.start + by, end: range.end + by };
}

/**
 * The text after all `edits`; they must not overlap. Insertions at one place apply in the order
 * given, and before a replacement that begins there.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = [...edits].sort(
    (a, b) => a.range.start - b.range.start || a.range.end - b.range.end,
  );
  let result = '';
  let at = 0;
  for (const { range, text: inserted } of inOrder) {
    if (range.start < at || range.end < range.start || range.end > text.length) {
      throw new RangeError(`Edit ${range.start}-${range.end} overlaps another or leaves the text`);
    }
    result += text.slice(at, range.start) + inserted;
    at = range.end;
  }
  return result + text.slice(at);
}

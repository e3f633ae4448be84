/** A line of a text: its offsets without the line end, which is LF, CRLF, CR or the text's end. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** Where the next line starts. */
  readonly next: number;
}

/** The lines of a text. A text that ends in a line end has an empty last line. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit !== 10 && unit !== 13) continue;
    const next = unit === 13 && text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1;
    lines.push({ start, end: at, next });
    start = next;
    at = next - 1;
  }
  lines.push({ start, end: text.length, next: text.length });
  return lines;
}

/** A line and a column, both from 0, the column in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** Offsets of a text as lines and columns, and back. */
export class LineMap {
  private readonly lines: readonly Line[];

  constructor(text: string) {
    this.lines = splitLines(text);
  }

  get lineCount(): number {
    return this.lines.length;
  }

  /** The position of an offset; one past the end of a line counts as its end. */
  positionAt(offset: number): Position {
    let low = 0;
    let high = this.lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lines[middle]!.start <= offset) low = middle;
      else high = middle - 1;
    }
    const line = this.lines[low]!;
    return { line: low, character: Math.max(0, Math.min(offset, line.end) - line.start) };
  }

  /** The offset of a position; a column past a line's end means its end. */
  offsetAt({ line, character }: Position): number {
    const found = this.lines[Math.min(Math.max(line, 0), this.lines.length - 1)]!;
    return Math.min(found.start + Math.max(character, 0), found.end);
  }
}

import { displayWidth } from '../../level/displayWidth';

/** Columns between two texts. */
const gap = 3;

/**
 * Short texts side by side in columns of equal width, row by row, no wider than `width` unless one
 * text alone is. Returns lines without their ends.
 */
export function inColumns(texts: readonly string[], width: number): string[] {
  const widths = texts.map(displayWidth);
  const field = widths.reduce((most, one) => Math.max(most, one), 0) + gap;
  const perLine = Math.max(1, Math.floor((width + gap) / field));
  const lines: string[] = [];
  for (let at = 0; at < texts.length; at += perLine) {
    const line = texts
      .slice(at, at + perLine)
      .map((text, i) => text + ' '.repeat(field - widths[at + i]!))
      .join('');
    lines.push(line.trimEnd());
  }
  return lines;
}

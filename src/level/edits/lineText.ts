import type { Range, TextEdit } from '../range';

/** The line around an offset: its start, its end without and with its line end. */
export function lineAround(text: string, offset: number): Range & { readonly next: number } {
  let start = offset;
  while (start > 0 && !/[\r\n]/.test(text[start - 1]!)) start--;
  let end = offset;
  while (end < text.length && !/[\r\n]/.test(text[end]!)) end++;
  const next = text.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, text.length);
  return { start, end, next };
}

/**
 * Removes the contents of lines, given in order, one a line: whole lines where nothing else stands
 * on them, else (a comment stays) the content and the white space behind it.
 */
export function removeContents(text: string, contents: readonly Range[]): TextEdit[] {
  const removed: Range[] = [];
  for (const content of contents) {
    const line = lineAround(text, content.start);
    const before = text.slice(line.start, content.start);
    const behind = text.slice(content.end, line.end);
    if (before.trim() !== '' || behind.trim() !== '') {
      const gap = behind.length - behind.trimStart().length;
      removed.push({ start: content.start, end: content.end + gap });
      continue;
    }
    const last = removed[removed.length - 1];
    // A byte order mark is white space, but no part of the line.
    const mark = line.start === 0 && text.startsWith('\ufeff') ? 1 : 0;
    if (last?.end === line.start) removed[removed.length - 1] = { ...last, end: line.next };
    else removed.push({ start: line.start + mark, end: line.next });
  }
  return removed.map((range) => ({ range: withoutLineEnd(text, range), text: '' }));
}

/** Last lines of a text that ends without a line end take the line end before them along. */
function withoutLineEnd(text: string, { start, end }: Range): Range {
  const isLine = start > 0 && /[\r\n]/.test(text[start - 1]!);
  if (end < text.length || !isLine || /[\r\n]$/.test(text.slice(start, end))) {
    return { start, end };
  }
  return { start: start - (text.startsWith('\r\n', start - 2) ? 2 : 1), end };
}

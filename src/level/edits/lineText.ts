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
 * Removes a line's content: the whole line where nothing else stands on it, else (a comment stays)
 * the content and the white space behind it.
 */
export function removeContent(text: string, content: Range): TextEdit {
  const line = lineAround(text, content.start);
  const before = text.slice(line.start, content.start);
  const behind = text.slice(content.end, line.end);
  if (before.trim() === '' && behind.trim() === '') {
    // The last line of a text without a line end takes the line end before it along.
    if (line.next === line.end && line.start > 0) {
      const former = text.startsWith('\r\n', line.start - 2) ? 2 : 1;
      return { range: { start: line.start - former, end: line.end }, text: '' };
    }
    return { range: { start: line.start, end: line.next }, text: '' };
  }
  const gap = behind.length - behind.trimStart().length;
  return { range: { start: content.start, end: content.end + gap }, text: '' };
}

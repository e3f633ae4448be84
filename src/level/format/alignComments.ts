import { displayWidth } from '../displayWidth';
import type { FormatLine } from './formatLine';

/**
 * The texts of lines with their trailing comments: those that stood in one column on lines below
 * each other stand in one column again, as near to what is before them as the nearest was.
 */
export function alignComments(lines: readonly FormatLine[]): readonly string[] {
  const texts: string[] = [];
  let i = 0;
  while (i < lines.length) {
    const first = lines[i]!;
    let next = i + 1;
    if (first.comment !== '') {
      while (next < lines.length && sameColumn(first, lines[next]!)) next++;
    }
    for (const text of placed(lines.slice(i, next))) texts.push(text);
    i = next;
  }
  return texts;
}

function sameColumn(first: FormatLine, other: FormatLine): boolean {
  return other.comment !== '' && other.commentColumn === first.commentColumn;
}

function placed(group: readonly FormatLine[]): string[] {
  if (group[0]!.comment === '') return group.map(({ indent, content }) => indent + content);
  const lefts = group.map(({ indent, content }) => indent + content);
  const nearest = group.reduce(
    (least, one) => Math.min(least, one.commentColumn - one.contentEnd),
    Infinity,
  );
  const gap = Math.max(1, nearest);
  const column = lefts.reduce((most, left) => Math.max(most, displayWidth(left)), 0) + gap;
  return lefts.map((left, i) => left + ' '.repeat(column - displayWidth(left)) + group[i]!.comment);
}

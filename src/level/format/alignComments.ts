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
    texts.push(...placed(lines.slice(i, next)));
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
  const gap = Math.max(1, Math.min(...group.map((one) => one.commentColumn - one.contentEnd)));
  const column = Math.max(...lefts.map(displayWidth)) + gap;
  return lefts.map((left, i) => left + ' '.repeat(column - displayWidth(left)) + group[i]!.comment);
}

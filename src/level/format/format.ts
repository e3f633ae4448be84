import { levelBlocks } from '../edits/levelBlocks';
import { lineEndOf } from '../fixes';
import type { GridFile } from '../level';
import { splitLines } from '../lines';
import { mergeConflicts } from '../mergeConflicts';
import type { TextEdit } from '../range';
import { alignComments } from './alignComments';
import type { FormatLine } from './formatLine';
import { defaultLines, levelLines } from './levelLines';

/**
 * The smallest edits that bring a file into its usual form, in offsets of the file: cells lined up
 * by display width, `=` in one column, keys and words in lower case, bodies two spaces under their
 * labels, no white space at the ends of lines, one blank line between levels. Comments, symbols,
 * line ends and a byte order mark stay; lines that can't be read stay as they are. What it wrote it
 * leaves alone, and no meaning changes. A file with a conflict of a merge stays as it is.
 */
export function formatEdits(file: GridFile): TextEdit[] {
  const { text } = file;
  if (mergeConflicts(text, splitLines(text)).length > 0) return [];
  const lines = fileLines(file);
  const written = alignComments(lines);
  const { inserted, removed } = blankLines(file, lines);
  const eol = lineEndOf(text);
  const edits: TextEdit[] = [];
  lines.forEach(({ line, type }, i) => {
    if (inserted.has(i)) edits.push({ range: { start: line.start, end: line.start }, text: eol });
    if (removed.has(i)) {
      const range = { start: line.start, end: line.next };
      if (range.start < range.end) edits.push({ range, text: '' });
    } else if (type !== 'kept') {
      const before = text.slice(line.start, line.end);
      if (before !== written[i]) edits.push(differing(before, written[i]!, line.start));
    }
  });
  return edits;
}

/** The lines of the whole file, with their offsets in it. */
function fileLines({ text, levels, defaults }: GridFile): FormatLine[] {
  const firstLevel = levels[0]?.offset ?? text.length;
  const above = text.slice(0, firstLevel);
  const all: FormatLine[] = [];
  const add = (lines: readonly FormatLine[], offset: number): void => {
    for (const one of lines) {
      const { start, end, next } = one.line;
      // Behind the last line end of a part that another follows there is no line.
      if (start + offset === text.length || start < next || start < end) {
        all.push({
          ...one,
          line: { start: start + offset, end: end + offset, next: next + offset },
        });
      }
    }
  };
  if (levels.length === 0 || above !== '') add(defaultLines(above, defaults), 0);
  for (const level of levels) add(levelLines(level), level.offset);
  return all;
}

/**
 * Before which lines a blank line is missing, and which are too many: there is one before every
 * level, and none at the file's end. Blank lines at the file's beginning stay.
 */
function blankLines(
  file: GridFile,
  lines: readonly FormatLine[],
): { inserted: ReadonlySet<number>; removed: ReadonlySet<number> } {
  const inserted = new Set<number>();
  const removed = new Set<number>();
  const starts = new Set(levelBlocks(file).map(({ start }) => start));
  let blanks = 0;
  let seen = false;
  for (const [i, { line, type }] of lines.entries()) {
    if (type === 'blank') {
      blanks++;
      continue;
    }
    if (seen && starts.has(line.start)) {
      if (blanks === 0) inserted.add(i);
      for (let blank = i - blanks + 1; blank < i; blank++) removed.add(blank);
    }
    blanks = 0;
    seen = true;
  }
  if (seen) for (let i = lines.length - blanks; i < lines.length; i++) removed.add(i);
  return { inserted, removed };
}

/** The edit that turns one line into another: all but what they begin and end with alike. */
function differing(before: string, after: string, start: number): TextEdit {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same++;
  let behind = 0;
  while (
    behind < most - same &&
    before[before.length - 1 - behind] === after[after.length - 1 - behind]
  ) {
    behind++;
  }
  return {
    range: { start: start + same, end: start + before.length - behind },
    text: after.slice(same, after.length - behind),
  };
}

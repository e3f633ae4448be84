import { classifyLine } from '../classify';
import type { GridFile } from '../level';
import { splitLines } from '../lines';

/** What belongs to a level in its file: from its first line to the end of its last with anything on it. */
export interface LevelBlock {
  readonly start: number;
  readonly end: number;
}

/**
 * The blocks of a file's levels, in offsets of the file. Comment lines right above a header belong
 * to it where nothing stands right above them.
 */
export function levelBlocks({ text, levels }: GridFile): LevelBlock[] {
  const lines = splitLines(text);
  const types = lines.map(({ start, end }) => classifyLine(text.slice(start, end)).type);
  const firstLines = levels.map((level) => {
    let line = level.line;
    if (!level.header) {
      while (line < lines.length - 1 && types[line] === 'blank') line++;
      return line;
    }
    let above = line;
    while (above > 0 && types[above - 1] === 'comment') above--;
    return above === 0 || types[above - 1] === 'blank' ? above : line;
  });
  return firstLines.map((first, index) => {
    const next = firstLines[index + 1] ?? lines.length;
    let last = next - 1;
    while (last > first && types[last] === 'blank') last--;
    const start = lines[first]!.start;
    const mark = start === 0 && text.startsWith('\ufeff') ? 1 : 0;
    return { start: start + mark, end: lines[last]!.end };
  });
}

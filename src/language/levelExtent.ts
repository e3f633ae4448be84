import { classifyLine } from '../level/classify';
import type { Level } from '../level/level';
import { splitLines } from '../level/lines';
import type { Range } from '../level/range';

/**
 * What of a level's text is its own, from the level's start: up to the last line that is neither
 * blank nor a comment (comments above the next header speak of the next level).
 */
export function levelExtent(level: Level): Range {
  const lines = splitLines(level.text);
  const types = new Set(['blank', 'comment']);
  const isIdle = ({ start, end }: Range) =>
    types.has(classifyLine(level.text.slice(start, end)).type);
  const first = lines.find((line) => !isIdle(line));
  const last = lines.findLast((line) => !isIdle(line));
  return { start: first?.start ?? 0, end: last?.end ?? 0 };
}

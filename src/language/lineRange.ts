import type { Level } from '../level/level';
import { shift, type Range } from '../level/range';
import type { LineRange } from './diagnostic';
import type { GridDocument } from './gridDocument';

/** A range of a file as lines and columns. */
export function lineRange({ lines }: GridDocument, range: Range): LineRange {
  return { start: lines.positionAt(range.start), end: lines.positionAt(range.end) };
}

/** A range that counts from a level's start as lines and columns of its file. */
export function levelLineRange(document: GridDocument, level: Level, range: Range): LineRange {
  return lineRange(document, shift(range, level.offset));
}

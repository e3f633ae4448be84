import { classifyLine, type LabelName } from '../level/classify';
import type { GridFile, Level, Setting } from '../level/level';
import { shift, type Range } from '../level/range';
import type { Position } from './diagnostic';
import type { GridDocument } from './gridDocument';

/** What stands at a place of a text. `range` counts from the file's start, all else as named. */
export type TextPlace =
  | { readonly type: 'header'; readonly level: Level; readonly range: Range }
  /** `level` is null for a default of the file. */
  | {
      readonly type: 'key' | 'value';
      readonly level: Level | null;
      readonly setting: Setting;
      readonly range: Range;
    }
  | {
      readonly type: 'label';
      readonly level: Level;
      readonly label: LabelName;
      readonly range: Range;
    }
  /** `row` and `column` count from 1, `index` is the cell's in the board's arrays. */
  | {
      readonly type: 'cell';
      readonly level: Level;
      readonly row: number;
      readonly column: number;
      readonly index: number;
      readonly range: Range;
    }
  /** A step as written, by its places in `level.solution.written`. */
  | {
      readonly type: 'step';
      readonly level: Level;
      readonly stroke: number;
      readonly step: number;
      readonly range: Range;
    }
  /** A point by its place in `level.drawing.points`. */
  | {
      readonly type: 'point';
      readonly level: Level;
      readonly point: number;
      readonly range: Range;
    };

/** The place in the file (from 0) of the level that an offset is in, or -1 above the first. */
export function levelIndexAt({ levels }: GridFile, offset: number): number {
  return levels.findLastIndex((level) => level.offset <= offset);
}

/** What stands at a position; null where that has no meaning of its own. */
export function placeAt(document: GridDocument, position: Position): TextPlace | null {
  const { file, lines } = document;
  const offset = lines.offsetAt(position);
  const level = file.levels[levelIndexAt(file, offset)];
  const setting = settingAt(level ?? null, level?.settings ?? file.defaults, offset);
  if (setting || !level) return setting;
  const at = offset - level.offset;
  const within = (range: Range) => range.start <= at && at < range.end;
  if (level.header && within(level.header.range)) {
    return { type: 'header', level, range: shift(level.header.range, level.offset) };
  }
  return (
    cellAt(level, at) ??
    stepAt(level, at) ??
    pointAt(level, within) ??
    labelAt(document, position, level)
  );
}

function settingAt(
  level: Level | null,
  settings: readonly Setting[],
  offset: number,
): TextPlace | null {
  const from = level?.offset ?? 0;
  for (const setting of settings) {
    for (const [type, inLevel] of [
      ['key', setting.keyRange],
      ['value', setting.valueRange],
    ] as const) {
      const range = shift(inLevel, from);
      if (range.start <= offset && offset < range.end) return { type, level, setting, range };
    }
  }
  return null;
}

function cellAt(level: Level, at: number): TextPlace | null {
  const { board } = level;
  if (!board) return null;
  const row = board.rows.findIndex(({ start, end }) => start <= at && at < end);
  if (row < 0) return null;
  for (let index = board.rowStart[row]!; index < board.rowStart[row + 1]!; index++) {
    const range = { start: board.start[index]!, end: board.end[index]! };
    if (at < range.start) return null;
    if (at >= range.end) continue;
    const column = index - board.rowStart[row]! + 1;
    return { type: 'cell', level, row: row + 1, column, index, range: shift(range, level.offset) };
  }
  return null;
}

function stepAt(level: Level, at: number): TextPlace | null {
  const { solution } = level;
  if (!solution || at < solution.range.start || at >= solution.range.end) return null;
  for (const [stroke, { range, steps }] of solution.written.entries()) {
    if (at < range.start || at >= range.end) continue;
    const step = steps.findIndex((each) => each.range.start <= at && at < each.range.end);
    if (step < 0) return null;
    const stepRange = shift(steps[step]!.range, level.offset);
    return { type: 'step', level, stroke, step, range: stepRange };
  }
  return null;
}

function pointAt(level: Level, within: (range: Range) => boolean): TextPlace | null {
  const point = level.drawing?.points.findIndex(({ range }) => within(range)) ?? -1;
  if (!level.drawing || point < 0) return null;
  return {
    type: 'point',
    level,
    point,
    range: shift(level.drawing.points[point]!.range, level.offset),
  };
}

function labelAt(document: GridDocument, position: Position, level: Level): TextPlace | null {
  const { file, lines } = document;
  const start = lines.offsetAt({ line: position.line, character: 0 });
  const end = lines.offsetAt({ line: position.line, character: Infinity });
  const line = classifyLine(file.text.slice(start, end));
  if (line.type !== 'label') return null;
  const { labelRange, label } = line;
  const { character } = position;
  if (character < labelRange.start || character >= labelRange.end) return null;
  return { type: 'label', level, label, range: shift(labelRange, start) };
}

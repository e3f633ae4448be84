import type { Level } from '../level/level';
import { shift, type Range } from '../level/range';
import type { GridDocument } from './gridDocument';
import { levelExtent } from './levelExtent';

/** A part of a text that can be folded away, from its first line to its last, counted from 0. */
export interface FoldingRange {
  readonly startLine: number;
  readonly endLine: number;
}

/** Levels, and the labelled sections in them. */
export function foldingRanges(document: GridDocument): FoldingRange[] {
  return document.file.levels.flatMap((level) =>
    [levelExtent(level), ...sectionsOf(level)].flatMap((range): FoldingRange[] => {
      const { start, end } = shift(range, level.offset);
      const startLine = document.lines.positionAt(start).line;
      const endLine = document.lines.positionAt(end).line;
      return startLine < endLine ? [{ startLine, endLine }] : [];
    }),
  );
}

function sectionsOf({ board, drawing, solution }: Level): Range[] {
  return [
    ...(board?.label ? [{ start: board.label.start, end: board.range.end }] : []),
    ...(drawing ? [drawing.range] : []),
    ...(solution ? [solution.range] : []),
  ];
}

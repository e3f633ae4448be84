import { cellIndex } from './board';
import type { Finding, Place } from './finding';
import type { Level } from './level';
import type { Range } from './range';

/** The text that a place of a level names, from the level's start; null where the text has none. */
export function rangeOfPlace(level: Level, place: Place): Range | null {
  switch (place.type) {
    case 'text':
      return place.range;
    case 'setting':
      return level.settings.find(({ key }) => key === place.key)?.line ?? null;
    case 'cell': {
      const index = level.board ? cellIndex(level.board, place.row, place.column) : -1;
      if (!level.board || index < 0) return null;
      return { start: level.board.start[index]!, end: level.board.end[index]! };
    }
    case 'wall': {
      const index = level.board ? cellIndex(level.board, place.row, place.column) : -1;
      if (!level.board || index < 0) return null;
      return { start: level.board.start[index]!, end: level.board.end[index]! };
    }
    case 'point':
      return level.drawing?.points.find(({ name }) => name === place.name)?.nameRange ?? null;
    case 'edge': {
      const { drawing } = level;
      if (!drawing) return null;
      const same = drawing.edges.filter(({ from, to }) => {
        const [a, b] = [drawing.points[from]!.name, drawing.points[to]!.name];
        return (a === place.from && b === place.to) || (a === place.to && b === place.from);
      });
      return same[place.copy - 1]?.range ?? null;
    }
    case 'step': {
      const written = level.solution?.writtenOf?.[place.stroke]?.[place.step];
      const stroke = level.solution?.written[place.stroke];
      return (
        stroke?.steps[written ?? stroke.steps.length - 1]?.range ?? level.solution?.range ?? null
      );
    }
  }
}

/** Where a level is named: its header, else its first row, else its beginning. */
export function headOf(level: Level): Range {
  return (
    level.header?.range ??
    level.board?.rows[0] ??
    level.drawing?.points[0]?.range ?? { start: 0, end: 0 }
  );
}

/**
 * The text a finding sits on (design §6), from the level's start: the first of its places that has
 * one; `expectation` on the `expect` line; where there is none, the level's header or first row.
 */
export function rangeOf(level: Level, finding: Finding): Range {
  for (const place of finding.at) {
    const range = rangeOfPlace(level, place);
    if (range) return range;
  }
  return headOf(level);
}

import { Meaning } from '../../level/board';
import { cellName } from '../../level/route';
import type { Level } from '../../level/level';

/** The names (`r1c1`, point names) of where a trail has to begin and to end, or null. */
export interface TrailMarks {
  readonly start: string | null;
  readonly end: string | null;
}

/**
 * `S` and `E` of a board, `start` and `end` of a drawing. A name that is no point can only come from
 * a file's defaults; a default that a level can't use is none.
 */
export function trailMarks({ board, drawing, values }: Level): TrailMarks {
  if (board) {
    const cellOf = (mark: Meaning): string | null => {
      const cell = board.meaning.indexOf(mark);
      if (cell < 0) return null;
      return cellName(Math.floor(cell / board.width) + 1, (cell % board.width) + 1);
    };
    return { start: cellOf(Meaning.start), end: cellOf(Meaning.end) };
  }
  const pointOf = (key: string): string | null => {
    const name = values.get(key);
    return drawing?.points.find((point) => point.name === name)?.name ?? null;
  };
  return { start: pointOf('start'), end: pointOf('end') };
}

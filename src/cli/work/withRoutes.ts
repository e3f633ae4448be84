import { editsFor } from '../../level/edits';
import type { Level } from '../../level/level';
import { applyEdits, shift, type TextEdit } from '../../level/range';
import type { Route } from '../../puzzles/puzzle';

/** A level with the route that is to stand as its solution. */
export interface Routed {
  readonly level: Level;
  readonly route: Route;
}

/** The text of a file with routes as solutions of their levels; all else stays as it is. */
export function withRoutes(text: string, routed: readonly Routed[]): string {
  const edits = routed.flatMap(({ level, route }): TextEdit[] => {
    const result = editsFor(level, { type: 'solution', strokes: route });
    // A level that was solved has a board or a drawing, and nothing else is asked for.
    if (!result.ok) throw new Error(`A route can't be written: ${result.code}`);
    return result.edits.map((edit) => ({ ...edit, range: shift(edit.range, level.offset) }));
  });
  return applyEdits(text, edits);
}

import type { Level } from '../../level/level';
import { clearPairs } from '../../solvers/pairsClear';
import type { PairsField } from '../../solvers/pairsField';
import type { Budget, Search } from '../../solvers/search';
import { StepMeter } from '../../solvers/stepMeter';
import type { Continuation, Route } from '../puzzle';
import { pairsBoard } from './pairsBoard';
import { tileNamed } from './tileField';
import { strokesOf } from './strokes';
import { verifyPairs } from './verify';

/** Clears what some pairs have left of a board (see `PuzzleEngine.goOn`). */
export function* continuePairs(level: Level, begun: Route, budget: Budget): Search<Continuation> {
  const fault = verifyPairs(level, begun);
  if (!fault) return { verdict: 'solved', route: begun, steps: 0 };
  if (fault.code === 'stale-solution') return { verdict: 'unsolvable', steps: 0 };
  const { field } = pairsBoard(level);
  const gone = begun.flatMap((stroke) => [stroke[0]!, stroke.at(-1)!]);
  const left = without(field, new Set(gone.map((name) => tileNamed(field, name))));
  const meter = new StepMeter(budget);
  const result = yield* clearPairs(left, meter);
  const { steps } = meter;
  switch (result.ended) {
    case 'budget':
      return { verdict: 'undecided', steps };
    case 'stuck':
      return { verdict: 'unsolvable', steps };
    case 'cleared': {
      const route = [...begun, ...strokesOf(left, result.pairs)];
      const wrong = verifyPairs(level, route);
      if (wrong) throw new Error(`The search returned a route that breaks a rule: ${wrong.code}`);
      return { verdict: 'solved', route, steps };
    }
  }
}

/** A field without some of its tiles; the others are counted anew. */
function without(field: PairsField, gone: ReadonlySet<number>): PairsField {
  const tileAt = new Int32Array(field.tileAt.length).fill(-1);
  const cellOf: number[] = [];
  const kindOf: number[] = [];
  field.cellOf.forEach((cell, tile) => {
    if (gone.has(tile)) return;
    tileAt[cell] = cellOf.length;
    cellOf.push(cell);
    kindOf.push(field.kindOf[tile]!);
  });
  return { ...field, tileAt, cellOf: Int32Array.from(cellOf), kindOf: Int32Array.from(kindOf) };
}

import type { Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { PairsClearing } from '../../solvers/pairsClear';
import { shrinkStuck } from '../../solvers/pairsCore';
import { tilesByKind } from '../../solvers/pairsField';
import type { Budget, Search } from '../../solvers/search';
import { StepMeter } from '../../solvers/stepMeter';
import type { Count, Outcome, Route, RoutesEnd } from '../puzzle';
import { labelOfKind, pairsBoard, tilePlace, type PairsBoard } from './pairsBoard';
import { strokesOf } from './strokes';
import { unpairedTile } from './structure';
import { verifyPairs } from './verify';

/** Kinds named in a sentence; more are counted. */
const mostNamed = 6;

/** Searches for an order in which all tiles can be taken away (see `PuzzleKind.solve`). */
export function* solvePairs(level: Level, budget: Budget): Search<Outcome> {
  const pairs = pairsBoard(level);
  const unpaired = unpairedTile(pairs);
  if (unpaired) return { verdict: 'unsolvable', reason: unpaired, steps: 0 };
  const meter = new StepMeter(budget);
  const clearing = new PairsClearing(pairs.field, meter);
  const result = yield* clearing.clear(clearing.kinds);
  switch (result.ended) {
    case 'budget':
      return { verdict: 'undecided', steps: Math.min(meter.steps, budget.steps) };
    case 'cleared':
      return {
        verdict: 'solved',
        route: checkedRoute(level, strokesOf(pairs.field, result.pairs)),
        steps: meter.steps,
      };
    case 'stuck': {
      const { steps } = meter;
      const shrunk = yield* shrinkStuck(clearing, result.kinds);
      return { verdict: 'unsolvable', reason: blocked(pairs, shrunk, steps), steps: meter.steps };
    }
  }
}

function checkedRoute(level: Level, route: Route): Route {
  const wrong = verifyPairs(level, route);
  if (wrong) throw new Error(`The search returned a route that breaks a rule: ${wrong.code}`);
  return route;
}

/** The kinds that can't be cleared; where they are all there are and may be too many, `exhausted`. */
function blocked(
  pairs: PairsBoard,
  { kinds, isSmallest }: { readonly kinds: readonly number[]; readonly isSmallest: boolean },
  steps: number,
): Finding {
  const tiles = tilesByKind(pairs.field);
  const inUse = tiles.filter(({ length }) => length > 0).length;
  if (!isSmallest && kinds.length === inUse) {
    return finding('error', 'exhausted', [], { args: { steps } });
  }
  const named = kinds.slice(0, mostNamed).map((kind) => labelOfKind(pairs, kind));
  const more = kinds.length - named.length;
  const only = kinds.length === 1 ? 'one' : more > 0 ? 'more' : 'few';
  return finding(
    'error',
    'blocked-kinds',
    kinds.flatMap((kind) => tiles[kind]!.map((tile) => tilePlace(pairs.field, tile))),
    {
      reason: isSmallest ? only : 'unshrunk',
      args: { kinds: kinds.length, labels: named.join(' '), more },
    },
  );
}

/**
 * Yields the solution found, if any. In how many orders a board can be cleared says nothing about
 * it, so solutions are not told apart: the walk ends with the first.
 */
export function* pairsRoutes(
  level: Level,
  budget: Budget,
  onRoute: (route: Route) => boolean,
): Search<RoutesEnd> {
  const outcome = yield* solvePairs(level, budget);
  const { steps } = outcome;
  switch (outcome.verdict) {
    case 'undecided':
      return { ended: 'budget', steps };
    case 'unsolvable':
      return { ended: 'complete', steps };
    case 'solved': {
      const goesOn = onRoute(outcome.route);
      // The empty solution of a board without tiles is the only one.
      if (outcome.route.length === 0) return { ended: 'complete', steps };
      return { ended: goesOn ? 'one' : 'stopped', steps };
    }
  }
}

/** Pairs are not counted (design §3). */
export function* countPairs(): Search<Count> {
  return { bound: 'none', count: null, steps: 0 };
}

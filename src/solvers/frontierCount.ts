import { Frontier, widestGrid } from './frontier';
import { transposed, type GridProblem } from './gridProblem';
import type { Budget, Search } from './search';
import { StateCounts } from './stateCounts';

/** How a count ended. Where the budget ran out the count is 0n and says nothing. */
export interface FrontierCountEnd {
  readonly ended: 'complete' | 'budget';
  readonly count: bigint;
  readonly steps: number;
}

/** More states than this are more memory than a count may take. */
const mostStates = 3_000_000;

/** States looked at for one search step: they are looked at much faster than a search walks. */
export const statesPerStep = 32;

/** How many states are looked at between two pauses. */
export const statesPerPause = 1 << 16;

/**
 * Counts the Hamiltonian paths (as sets of lines) or cycles of a grid of at least two open cells,
 * by dynamic programming along the frontier between the cells decided and those not, which runs
 * across the narrow side: what matters of the part decided is which of the plugs on the frontier
 * are joined (as brackets), and which lead to an end of the path. (Plug or
 * broken-profile DP; the brackets after Stoyan and Strehl 1996.) A grid too wide: `budget`
 * at once.
 */
export function* countOnGrid(problem: GridProblem, budget: Budget): Search<FrontierCountEnd> {
  const tall = problem.grid.width > problem.grid.height ? transposed(problem) : problem;
  const { open, width } = tall.grid;
  if (width > widestGrid) return { ended: 'budget', count: 0n, steps: 0 };
  const counts = new StateCounts((room) => new Int32Array(room));
  const frontier = new Frontier(tall, counts);
  let states = 0;
  let nextPause = statesPerPause;
  let moved = 0;
  for (let cell = 0; cell < open.length; cell++) {
    if (cell > 0 && cell % width === 0) moved += 2;
    if (open[cell] !== 1) continue;
    const { now } = counts;
    states += now.size;
    const steps = Math.ceil(states / statesPerStep);
    if (steps > budget.steps || now.size > mostStates) {
      return { ended: 'budget', count: 0n, steps: Math.min(steps, budget.steps) };
    }
    counts.begin();
    for (let from = 0; from < now.size; from += statesPerPause) {
      if (from > 0) yield { steps };
      frontier.cover(cell, moved, now, from, Math.min(from + statesPerPause, now.size));
    }
    counts.end();
    moved = 0;
    if (states >= nextPause) {
      nextPause = states + statesPerPause;
      yield { steps };
    }
  }
  return { ended: 'complete', count: counts.total(), steps: Math.ceil(states / statesPerStep) };
}

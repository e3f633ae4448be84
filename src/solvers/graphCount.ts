import { fitsFrontier, GraphFrontier, type GraphProblem } from './graphFrontier';
import type { FrontierCountEnd } from './frontierCount';
import type { Budget, Search } from './search';
import { StateCounts } from './stateCounts';

/** More states than this are more memory than a count may take. */
const mostStates = 1_500_000;

/** States looked at for one search step: they are looked at faster than a search walks. */
const statesPerStep = 8;

/** How many states are looked at between two pauses. */
const statesPerPause = 1 << 14;

/**
 * Counts the Hamiltonian paths (as sets of lines) or cycles of a graph of at least two nodes, by
 * dynamic programming along a frontier that moves through it in the given order. A step of the
 * budget goes to every node, beside those to its states. A frontier too wide: `budget` at once.
 */
export function* countOnGraph(problem: GraphProblem, budget: Budget): Search<FrontierCountEnd> {
  if (!fitsFrontier(problem)) return { ended: 'budget', count: 0n, steps: 0 };
  const counts = new StateCounts((room) => new Float64Array(room));
  const frontier = new GraphFrontier(problem, counts);
  const most = budget.steps * statesPerStep;
  let states = 0;
  let nextPause = statesPerPause;
  for (const step of frontier.steps) {
    const { now } = counts;
    if (now.size === 0) break;
    states += statesPerStep;
    counts.begin();
    for (let i = 0; i < now.size; i++) {
      frontier.decide(step, now.keys[i]!, now.low[i]!, now.high[i]!);
      if (++states > most || counts.size > mostStates) {
        const steps = Math.min(Math.ceil(states / statesPerStep), budget.steps);
        return { ended: 'budget', count: 0n, steps };
      }
      if (states < nextPause) continue;
      nextPause = states + statesPerPause;
      yield { steps: Math.floor(states / statesPerStep) };
    }
    counts.end();
  }
  const steps = Math.ceil(states / statesPerStep);
  return { ended: 'complete', count: counts.total(), steps };
}

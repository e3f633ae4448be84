import { cutsOf } from '../../graph/cutNodes';
import type { Board } from '../../level/board';
import type { Finding } from '../../level/finding';
import { colourBalance } from './reasons/colourBalance';
import { cutCell, hangingParts } from './reasons/cutCell';
import { deadEnds, tooSmall } from './reasons/deadEnds';
import { disconnected } from './reasons/disconnected';
import { closingLink, forcedLinks } from './reasons/forcedLinks';
import type { TourBoard, TourRules } from './tourBoard';

/** By a level's board, which no two readings share: a check asks before it searches and after. */
const known = new WeakMap<Board, { readonly rules: TourRules; readonly proof: Finding | null }>();

/**
 * A cheap proof that a board has no tour by its rules, the plainest first. Linear time; asked again
 * of the same reading of a level it is known.
 */
export function tourProof(tour: TourBoard, rules: TourRules): Finding | null {
  const former = known.get(tour.board);
  if (former?.rules === rules) return former.proof;
  const proof = findProof(tour, rules);
  known.set(tour.board, { rules, proof });
  return proof;
}

function findProof(tour: TourBoard, rules: TourRules): Finding | null {
  const cuts = cutsOf(tour.graph);
  return (
    rules.theorem?.(tour) ??
    disconnected(tour, cuts) ??
    tooSmall(tour) ??
    deadEnds(tour) ??
    cutCell(tour, cuts) ??
    colourBalance(tour) ??
    hangingParts(tour, cuts) ??
    closingLink(tour) ??
    forcedLinks(tour)
  );
}

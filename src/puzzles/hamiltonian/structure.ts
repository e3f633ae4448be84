import type { Finding } from '../../level/finding';
import { colourBalance } from './reasons/colourBalance';
import { cutCell, hangingParts } from './reasons/cutCell';
import { deadEnds, tooSmall } from './reasons/deadEnds';
import { disconnected } from './reasons/disconnected';
import { closingLink, forcedLinks } from './reasons/forcedLinks';
import type { TourBoard, TourRules } from './tourBoard';

/** A cheap proof that a board has no tour by its rules, the plainest first. Linear time. */
export function tourProof(tour: TourBoard, rules: TourRules): Finding | null {
  return (
    rules.theorem?.(tour) ??
    disconnected(tour) ??
    tooSmall(tour) ??
    deadEnds(tour) ??
    cutCell(tour) ??
    colourBalance(tour) ??
    hangingParts(tour) ??
    closingLink(tour) ??
    forcedLinks(tour)
  );
}

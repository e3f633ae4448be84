import { degree } from '../../../graph/graph';
import type { Finding } from '../../../level/finding';
import { finding } from '../../../level/textFinding';
import { fixedEnds, freeEndsOf, nodePlace, type TourBoard } from '../tourBoard';

/** A closed route needs at least four cells. */
export function tooSmall(tour: TourBoard): Finding | null {
  const cells = tour.graph.nodeCount;
  if (!tour.closed || cells >= 4) return null;
  return finding(
    'error',
    'too-small',
    Array.from({ length: cells }, (_, node) => nodePlace(tour, node)),
    { args: { cells } },
  );
}

/** Cells with one way in or out that no mark makes an end: one more than there are ends left. */
export function deadEnds(tour: TourBoard): Finding | null {
  const loose = looseEnds(tour);
  const room = freeEndsOf(tour);
  if (loose.length <= room) return null;
  const shown = loose.slice(0, room + 1);
  return finding(
    'error',
    'dead-ends',
    shown.map((node) => nodePlace(tour, node)),
    {
      args: { cells: loose.length, room },
      reason: tour.closed ? 'closed' : leftWord(room),
    },
  );
}

/** How many ends marks and numbers leave free, as the last word of the sentence's code. */
function leftWord(room: number): string {
  if (room === 0) return 'none-left';
  return room === 1 ? 'one-left' : 'open';
}

/** A hint of the cells where a route must begin or end, which proves nothing. */
export function deadEndHint(tour: TourBoard): Finding[] {
  const loose = looseEnds(tour);
  if (loose.length === 0) return [];
  return [
    finding(
      'hint',
      'dead-ends',
      loose.map((node) => nodePlace(tour, node)),
      { args: { cells: loose.length }, reason: loose.length === 1 ? 'one-end' : 'both-ends' },
    ),
  ];
}

function looseEnds(tour: TourBoard): number[] {
  const { graph } = tour;
  if (graph.nodeCount < 2) return [];
  const { first, last } = fixedEnds(tour);
  const loose: number[] = [];
  for (let node = 0; node < graph.nodeCount; node++) {
    if (degree(graph, node) <= 1 && node !== first && node !== last) loose.push(node);
  }
  return loose;
}

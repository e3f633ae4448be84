import { areNeighbours } from '../../../graph/graph';
import { ForcedEdges, type ForcedConflict } from '../../../graph/forcedEdges';
import type { Finding } from '../../../level/finding';
import { finding } from '../../../level/textFinding';
import { fixedEnds, freeEndsOf, nodeName, nodePlace, type TourBoard } from '../tourBoard';

/** Larger boards are not looked at: their arrays would be very large. */
const mostCells = 100_000;

/**
 * Cells with two ways must be passed by both, unless the route ends there: where that forces a
 * third link on a cell, leaves one with too few, or closes a loop, an end must lie among them. One
 * such place more than there are free ends is a proof.
 */
export function forcedLinks(tour: TourBoard): Finding | null {
  const { graph, closed } = tour;
  if (graph.nodeCount < 3 || graph.nodeCount > mostCells) return null;
  const { first, last } = fixedEnds(tour);
  const most = new Int32Array(graph.nodeCount).fill(2);
  for (const node of [first, last]) if (node >= 0) most[node] = 1;
  const forced = new ForcedEdges({ graph, least: most, most, closed });
  const active = new Uint8Array(graph.nodeCount).fill(1);
  const conflicts: ForcedConflict[] = [];
  for (let room = freeEndsOf(tour); room >= 0; room--) {
    const conflict = forced.conflictOf(active.slice());
    if (!conflict) return null;
    conflicts.push(conflict);
    let mayHoldEnd = false;
    for (const node of conflict.needy) {
      if (node === first || node === last) continue;
      active[node] = 0;
      mayHoldEnd = true;
    }
    if (!mayHoldEnd) return conflictFinding(tour, conflict);
  }
  const [only, ...others] = conflicts as [ForcedConflict, ...ForcedConflict[]];
  if (others.length === 0) return conflictFinding(tour, only);
  const related = conflicts.map((conflict) => conflictFinding(tour, conflict));
  return finding(
    'error',
    'forced-edges',
    related.flatMap(({ at }) => at),
    { reason: 'ends', args: { places: conflicts.length, room: others.length }, related },
  );
}

/** With `S` and `E` a closed route goes from the one straight to the other. */
export function closingLink(tour: TourBoard): Finding | null {
  const { graph, closed, start, end } = tour;
  if (!closed || start < 0 || end < 0 || areNeighbours(graph, start, end)) return null;
  const places = [end, start].map((node) => nodePlace(tour, node));
  return finding('error', 'forced-edges', places, { reason: 'closing' });
}

/** The cells whose links are forced, and the one where it shows. */
function conflictFinding(tour: TourBoard, { type, node, needy, loop }: ForcedConflict): Finding {
  const shown = type === 'loop' ? needy : [node, ...needy.filter((one) => one !== node)];
  return finding(
    'error',
    'forced-edges',
    shown.map((one) => nodePlace(tour, one)),
    { reason: type, args: { cell: nodeName(tour, node), cells: loop.length } },
  );
}

import type { Cuts } from '../../../graph/cutNodes';
import { leafBlocks } from '../../../graph/leafBlocks';
import { connectedParts, nodesByPart } from '../../../graph/parts';
import type { Finding } from '../../../level/finding';
import { finding } from '../../../level/textFinding';
import { fixedEnds, freeEndsOf, nodeName, nodePlace, type TourBoard } from '../tourBoard';
import { partFindings } from './parts';

/** A cell without which the board falls into more parts than a route can join there. */
export function cutCell(tour: TourBoard, { partsWithout, hasCutNode }: Cuts): Finding | null {
  if (!hasCutNode) return null;
  const { graph, closed } = tour;
  const { first, last } = fixedEnds(tour);
  const roomAt = (node: number): number => (closed || node === first || node === last ? 1 : 2);
  let worst = -1;
  for (let node = 0; node < graph.nodeCount; node++) {
    const isCut = partsWithout[node]! > roomAt(node);
    if (isCut && (worst < 0 || partsWithout[node]! > partsWithout[worst]!)) worst = node;
  }
  if (worst < 0) return null;
  const without = new Uint8Array(graph.nodeCount);
  without[worst] = 1;
  const parts = nodesByPart(connectedParts(graph, without));
  const room = roomAt(worst);
  return finding('error', 'cut-cell', [nodePlace(tour, worst)], {
    args: { cell: nodeName(tour, worst), parts: parts.length, room },
    reason: closed ? 'closed' : room === 1 ? 'end' : 'open',
    related: partFindings(tour, parts),
  });
}

/**
 * Parts that hang on one cell each: a route that goes in can't come out, so each of them holds an
 * end. More of them than there are ends for (the block–cut tree is no chain from end to end).
 */
export function hangingParts(tour: TourBoard, { hasCutNode }: Cuts): Finding | null {
  if (!hasCutNode || tour.closed || tour.graph.nodeCount < 3) return null;
  const { first, last } = fixedEnds(tour);
  const loose = leafBlocks(tour.graph).filter(
    ({ nodes }) => !nodes.includes(first) && !nodes.includes(last),
  );
  const room = freeEndsOf(tour);
  if (loose.length <= room) return null;
  // Small parts say more at a glance.
  const shown = loose.sort((a, b) => a.nodes.length - b.nodes.length).slice(0, room + 1);
  const cutNodes = [...new Set(shown.map(({ cutNode }) => cutNode))];
  return finding(
    'error',
    'cut-cell',
    cutNodes.map((node) => nodePlace(tour, node)),
    {
      args: { cell: nodeName(tour, cutNodes[0]!), parts: shown.length, room },
      reason: room === 0 ? 'taken' : room === 1 ? 'one-left' : 'hanging',
      related: partFindings(
        tour,
        shown.map(({ nodes }) => nodes),
      ),
    },
  );
}

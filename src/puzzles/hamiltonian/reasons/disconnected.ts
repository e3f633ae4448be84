import type { Cuts } from '../../../graph/cutNodes';
import { connectedParts, nodesByPart } from '../../../graph/parts';
import type { Finding } from '../../../level/finding';
import { finding } from '../../../level/textFinding';
import { nodePlace, type TourBoard } from '../tourBoard';
import { partFindings } from './parts';

/** A board in several parts. */
export function disconnected(tour: TourBoard, cuts: Cuts): Finding | null {
  if (cuts.parts < 2) return null;
  const parts = connectedParts(tour.graph);
  const nodes = nodesByPart(parts);
  const first = nodes.map((part) => nodePlace(tour, part[0]!));
  return finding('error', 'disconnected', first, {
    args: { parts: parts.count },
    related: partFindings(tour, nodes),
  });
}

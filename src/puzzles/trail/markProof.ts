import { areNeighbours, degree } from '../../graph/graph';
import type { Finding } from '../../level/finding';
import { finding } from '../../level/textFinding';
import type { TrailGround } from './ground';

/**
 * Why a level that one stroke can draw can't be drawn from its start to its end, or null. An open
 * trail begins and ends at its two odd places, or where there is none, at one place; a closed one
 * passes every place that has edges, and every edge in the direction it is drawn.
 */
export function wrongMarks(ground: TrailGround, odd: readonly number[]): Finding | null {
  const { graph, closed, start, end } = ground;
  for (const [mark, node] of marksOf(ground)) {
    if (degree(graph, node) === 0) return conflict(ground, `${mark}-alone`, [node]);
  }
  if (closed) {
    if (start < 0 || end < 0 || start === end || areNeighbours(graph, start, end)) return null;
    return conflict(ground, 'closing', [start, end]);
  }
  if (odd.length === 0) {
    return start >= 0 && end >= 0 && start !== end
      ? conflict(ground, 'circuit', [start, end])
      : null;
  }
  for (const [mark, node] of marksOf(ground)) {
    if (!odd.includes(node)) return conflict(ground, `${mark}-even`, [node], odd);
  }
  return start >= 0 && start === end ? conflict(ground, 'same', [start], odd) : null;
}

function marksOf({ start, end }: TrailGround): [string, number][] {
  const marks: [string, number][] = [
    ['start', start],
    ['end', end],
  ];
  return marks.filter(([, node]) => node >= 0);
}

/** A minimal set of the author's own marks that can't hold; `odd` are where trails begin and end. */
function conflict(
  ground: TrailGround,
  reason: string,
  nodes: readonly number[],
  odd: readonly number[] = [],
): Finding {
  const [first, second] = nodes.map((node) => ground.nameOf(node));
  const [oneEnd, otherEnd] = odd.map((node) => ground.nameOf(node));
  return finding(
    'error',
    'conflict',
    nodes.map((node) => ground.placeOf(node)),
    {
      reason,
      args: {
        cell: first!,
        degree: degree(ground.graph, nodes[0]!),
        ...(second !== undefined && { other: second }),
        ...(oneEnd !== undefined && otherEnd !== undefined && { oneEnd, otherEnd }),
      },
    },
  );
}

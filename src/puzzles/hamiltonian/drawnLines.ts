import type { TourBoard } from './tourBoard';

/**
 * A name for the lines that a route draws: the same for a path in both directions, and for a cycle
 * from every start (design §3). `nodes` are all nodes of the board, once each.
 */
export function drawnLines(nodes: ArrayLike<number>, closed: boolean): string {
  const route = Array.from(nodes);
  if (!closed) return route[0]! <= route[route.length - 1]! ? route.join() : route.reverse().join();
  const at = route.indexOf(0);
  const turned = [...route.slice(at), ...route.slice(0, at)];
  if (turned.length > 2 && turned[1]! > turned[turned.length - 1]!) {
    return [turned[0]!, ...turned.slice(1).reverse()].join();
  }
  return turned.join();
}

/** The nodes of a route in the order it is drawn: of a cycle from S, with the closing node. */
export function drawnNodes(tour: TourBoard, nodes: Int32Array): Int32Array {
  if (!tour.closed) return nodes;
  const at = tour.start >= 0 && tour.steps.size === 0 ? nodes.indexOf(tour.start) : 0;
  const count = nodes.length;
  const drawn = new Int32Array(count + 1);
  for (let i = 0; i <= count; i++) drawn[i] = nodes[(at + i) % count]!;
  return drawn;
}

import { Meaning } from '../../../level/board';
import type { Args, Finding, Fix } from '../../../level/finding';
import { finding } from '../../../level/textFinding';
import { cellOfNode, fixedEnds, nodeName, nodePlace, type TourBoard } from '../tourBoard';

/** The cells of the greater colour are shown on boards of up to this many cells. */
const mostShown = 2500;

/** Every step changes colour: the counts, the ends' colours and the numbered steps must fit. */
export function colourBalance(tour: TourBoard): Finding | null {
  const { graph, closed, steps } = tour;
  const cells = graph.nodeCount;
  let even = 0;
  for (let node = 0; node < cells; node++) if (isEven(tour, node)) even++;
  const odd = cells - even;
  const args = { more: Math.max(even, odd), fewer: Math.min(even, odd) };
  if (Math.abs(even - odd) > (closed ? 0 : 1)) {
    const all = cells > mostShown ? [] : Array.from({ length: cells }, (_, node) => node);
    const greater = all.filter((node) => isEven(tour, node) === even > odd);
    return balance(tour, closed ? 'closed' : 'counts', greater, args);
  }
  if (cells < 2) return null;
  const ends = closed || steps.size > 0 ? null : wrongEnds(tour, even, odd);
  if (ends) return balance(tour, ends.reason, ends.nodes, args, removals(tour, ends.nodes));
  return wrongSteps(tour, even, odd);
}

/** Ends that marks or numbers fix on colours where they can't be. */
function wrongEnds(
  tour: TourBoard,
  even: number,
  odd: number,
): { readonly reason: string; readonly nodes: readonly number[] } | null {
  const { first, last } = fixedEnds(tour);
  if (even !== odd) {
    const wrong = [first, last].find((node) => node >= 0 && isEven(tour, node) !== even > odd);
    return wrong === undefined ? null : { reason: 'end', nodes: [wrong] };
  }
  if (first < 0 || last < 0 || isEven(tour, first) !== isEven(tour, last)) return null;
  return { reason: 'same', nodes: [first, last] };
}

/**
 * Numbers that say at which step a cell is visited: between two of them lie as many changes of
 * colour as steps; and where one colour has a cell more, its cells have the odd steps. `S` is step
 * 1 and `E` the last.
 */
function wrongSteps(tour: TourBoard, even: number, odd: number): Finding | null {
  const { steps, start, end, closed, graph } = tour;
  if (steps.size === 0) return null;
  const known = new Map(steps);
  if (start >= 0) known.set(start, 1);
  if (end >= 0 && (!closed || start >= 0)) known.set(end, graph.nodeCount);
  const inOrder = [...known].sort(([, a], [, b]) => a - b);
  const args = { more: Math.max(even, odd), fewer: Math.min(even, odd) };
  if (even !== odd) {
    const wrong = inOrder.find(
      ([node, step]) => (step % 2 === 1) !== (isEven(tour, node) === even > odd),
    );
    if (!wrong) return null;
    const [node, step] = wrong;
    return balance(tour, 'step', [node], { ...args, step, cell: nodeName(tour, node) });
  }
  for (let i = 1; i < inOrder.length; i++) {
    const [[a, from], [b, to]] = [inOrder[i - 1]!, inOrder[i]!];
    const changes = isEven(tour, a) !== isEven(tour, b);
    if (changes !== ((to - from) % 2 === 1)) {
      const names = { from, to, cell: nodeName(tour, a), other: nodeName(tour, b) };
      return balance(tour, 'steps', [a, b], { ...args, ...names });
    }
  }
  return null;
}

function balance(
  tour: TourBoard,
  reason: string,
  nodes: readonly number[],
  args: Args,
  fixes: readonly Fix[] = [],
): Finding {
  const places = nodes.map((node) => nodePlace(tour, node));
  return finding('error', 'colour-balance', places, { args, reason, fixes });
}

/** Ways out: `S` or `E` on a wrong colour can go. */
function removals(tour: TourBoard, nodes: readonly number[]): Fix[] {
  return nodes.flatMap((node) => {
    const { meaning } = tour.board;
    const mark = meaning[tour.cellOf[node]!];
    if (mark !== Meaning.start && mark !== Meaning.end) return [];
    const symbol = mark === Meaning.start ? 'S' : 'E';
    return [
      {
        code: 'fix.remove-mark',
        args: { mark: symbol },
        change: { type: 'paint', cells: [cellOfNode(tour, node)], symbol: '.' },
      },
    ];
  });
}

/** Whether a node is of the checkerboard's one colour: row + column even. */
function isEven(tour: TourBoard, node: number): boolean {
  const { row, column } = cellOfNode(tour, node);
  return (row + column) % 2 === 0;
}

import { partsWithout } from '../../graph/cutNodes';
import { degree } from '../../graph/graph';
import { connectedParts, nodesByPart } from '../../graph/parts';
import type { Finding } from '../../level/finding';
import { finding } from '../../level/textFinding';
import { fixedEnds, nodePlace, type TourBoard, type TourRules } from './tourBoard';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a part: A to Z, then AA, AB … */
function letterOf(part: number): string {
  const last = letters[part % letters.length]!;
  return part < letters.length ? last : letterOf(Math.floor(part / letters.length) - 1) + last;
}

function partFindings(tour: TourBoard, parts: readonly (readonly number[])[]): Finding[] {
  return parts.map((nodes, index) =>
    finding(
      'error',
      'part',
      nodes.map((node) => nodePlace(tour, node)),
      { args: { letter: letterOf(index), cells: nodes.length } },
    ),
  );
}

/** A board in several parts. */
function disconnected(tour: TourBoard): Finding | null {
  const parts = connectedParts(tour.graph);
  if (parts.count < 2) return null;
  const nodes = nodesByPart(parts);
  const first = nodes.map((part) => nodePlace(tour, part[0]!));
  return finding('error', 'disconnected', first, {
    args: { parts: parts.count },
    related: partFindings(tour, nodes),
  });
}

/** A closed route needs at least four cells. */
function tooSmall(tour: TourBoard): Finding | null {
  const cells = tour.graph.nodeCount;
  if (!tour.closed || cells >= 4) return null;
  return finding(
    'error',
    'too-small',
    Array.from({ length: cells }, (_, node) => nodePlace(tour, node)),
    { args: { cells } },
  );
}

/** Cells with one way in or out (or none) are ends; a route has two, a cycle none. */
function deadEnds(tour: TourBoard): Finding | null {
  const { graph, closed } = tour;
  if (graph.nodeCount < 2) return null;
  const ends: number[] = [];
  for (let node = 0; node < graph.nodeCount; node++) if (degree(graph, node) <= 1) ends.push(node);
  const { first, last } = fixedEnds(tour);
  const unfit =
    first >= 0 && last >= 0 ? ends.filter((node) => node !== first && node !== last) : ends;
  const loose = ends.filter((node) => node !== first && node !== last);
  const room = closed ? 0 : 2 - Number(first >= 0) - Number(last >= 0);
  const shown = closed || (first >= 0 && last >= 0) ? unfit.slice(0, 1) : loose.slice(0, room + 1);
  if (loose.length <= room) return null;
  return finding(
    'error',
    'dead-ends',
    shown.map((node) => nodePlace(tour, node)),
    {
      args: { cells: shown.length, room },
      reason: closed ? 'closed' : room < 2 ? 'marked' : 'open',
    },
  );
}

/** 1 for the cells of the checkerboard's one colour (row + column even), 0 for the other. */
function isEven({ board, cellOf }: TourBoard, node: number): boolean {
  const cell = cellOf[node]!;
  return (Math.floor(cell / board.width) + (cell % board.width)) % 2 === 0;
}

/** Every step changes colour: the counts and the ends' colours must fit. */
function colourBalance(tour: TourBoard): Finding | null {
  const { graph, closed } = tour;
  let even = 0;
  for (let node = 0; node < graph.nodeCount; node++) if (isEven(tour, node)) even++;
  const odd = graph.nodeCount - even;
  const args = { more: Math.max(even, odd), fewer: Math.min(even, odd) };
  const balance = (reason: string, nodes: readonly number[] = []): Finding =>
    finding(
      'error',
      'colour-balance',
      nodes.map((node) => nodePlace(tour, node)),
      { args, reason },
    );
  if (closed) return even === odd ? null : balance('closed');
  if (Math.abs(even - odd) > 1) return balance('counts');
  if (graph.nodeCount < 2) return null;
  const { first, last } = fixedEnds(tour);
  if (even !== odd) {
    const evenEnds = even > odd;
    for (const node of [first, last]) {
      if (node >= 0 && isEven(tour, node) !== evenEnds) return balance('end', [node]);
    }
  } else if (first >= 0 && last >= 0 && isEven(tour, first) === isEven(tour, last)) {
    return balance('same', [first, last]);
  }
  return null;
}

/** A cell without which the board falls into more parts than a route can join there. */
function cutCell(tour: TourBoard): Finding | null {
  const { graph, closed } = tour;
  const { first, last } = fixedEnds(tour);
  const counts = partsWithout(graph);
  let worst = -1;
  for (let node = 0; node < graph.nodeCount; node++) {
    const room = closed ? 1 : node === first || node === last ? 1 : 2;
    if (counts[node]! > room && (worst < 0 || counts[node]! > counts[worst]!)) worst = node;
  }
  if (worst < 0) return null;
  const without = new Uint8Array(graph.nodeCount);
  without[worst] = 1;
  const parts = nodesByPart(connectedParts(graph, without));
  const room = closed ? 1 : worst === first || worst === last ? 1 : 2;
  const place = nodePlace(tour, worst);
  return finding('error', 'cut-cell', [place], {
    args: {
      cell: place.type === 'cell' ? `r${place.row}c${place.column}` : '',
      parts: parts.length,
      room,
    },
    reason: closed ? 'closed' : room === 1 ? 'end' : 'open',
    related: partFindings(tour, parts),
  });
}

/** A cheap proof that a board has no tour by its rules, if there is one. Linear time. */
export function tourProof(tour: TourBoard, rules: TourRules): Finding | null {
  return (
    rules.theorem?.(tour) ??
    disconnected(tour) ??
    tooSmall(tour) ??
    deadEnds(tour) ??
    cutCell(tour) ??
    colourBalance(tour)
  );
}

import { partsWithout } from '../../graph/cutNodes';
import { degree } from '../../graph/graph';
import { connectedParts, nodesByPart } from '../../graph/parts';
import type { Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import type { Structure } from '../puzzle';
import { fixedEnds, nodePlace, pathBoard, type PathBoard } from './pathBoard';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a part: A to Z, then AA, AB … */
function letterOf(part: number): string {
  const last = letters[part % letters.length]!;
  return part < letters.length ? last : letterOf(Math.floor(part / letters.length) - 1) + last;
}

function partFindings(path: PathBoard, parts: readonly (readonly number[])[]): Finding[] {
  return parts.map((nodes, index) =>
    finding(
      'error',
      'part',
      nodes.map((node) => nodePlace(path, node)),
      { args: { letter: letterOf(index), cells: nodes.length } },
    ),
  );
}

/** A board in several parts. */
function disconnected(path: PathBoard): Finding | null {
  const parts = connectedParts(path.graph);
  if (parts.count < 2) return null;
  const nodes = nodesByPart(parts);
  const first = nodes.map((part) => nodePlace(path, part[0]!));
  return finding('error', 'disconnected', first, {
    args: { parts: parts.count },
    related: partFindings(path, nodes),
  });
}

/** A closed route needs at least four cells. */
function tooSmall(path: PathBoard): Finding | null {
  const cells = path.graph.nodeCount;
  if (!path.closed || cells >= 4) return null;
  return finding(
    'error',
    'too-small',
    Array.from({ length: cells }, (_, node) => nodePlace(path, node)),
    { args: { cells } },
  );
}

/** Cells with one way in or out (or none) are ends; a route has two, a cycle none. */
function deadEnds(path: PathBoard): Finding | null {
  const { graph, closed } = path;
  if (graph.nodeCount < 2) return null;
  const ends: number[] = [];
  for (let node = 0; node < graph.nodeCount; node++) if (degree(graph, node) <= 1) ends.push(node);
  const { first, last } = fixedEnds(path);
  const unfit =
    first >= 0 && last >= 0 ? ends.filter((node) => node !== first && node !== last) : ends;
  const loose = ends.filter((node) => node !== first && node !== last);
  const room = closed ? 0 : 2 - Number(first >= 0) - Number(last >= 0);
  const shown = closed || (first >= 0 && last >= 0) ? unfit.slice(0, 1) : loose.slice(0, room + 1);
  if (loose.length <= room) return null;
  return finding(
    'error',
    'dead-ends',
    shown.map((node) => nodePlace(path, node)),
    {
      args: { cells: shown.length, room },
      reason: closed ? 'closed' : room < 2 ? 'marked' : 'open',
    },
  );
}

/** 1 for the cells of the checkerboard's one colour (row + column even), 0 for the other. */
function isEven({ board, cellOf }: PathBoard, node: number): boolean {
  const cell = cellOf[node]!;
  return (Math.floor(cell / board.width) + (cell % board.width)) % 2 === 0;
}

/** Every step changes colour: the counts and the ends' colours must fit. */
function colourBalance(path: PathBoard): Finding | null {
  const { graph, closed } = path;
  let even = 0;
  for (let node = 0; node < graph.nodeCount; node++) if (isEven(path, node)) even++;
  const odd = graph.nodeCount - even;
  const args = { more: Math.max(even, odd), fewer: Math.min(even, odd) };
  const balance = (reason: string, nodes: readonly number[] = []): Finding =>
    finding(
      'error',
      'colour-balance',
      nodes.map((node) => nodePlace(path, node)),
      { args, reason },
    );
  if (closed) return even === odd ? null : balance('closed');
  if (Math.abs(even - odd) > 1) return balance('counts');
  if (graph.nodeCount < 2) return null;
  const { first, last } = fixedEnds(path);
  if (even !== odd) {
    const evenEnds = even > odd;
    for (const node of [first, last]) {
      if (node >= 0 && isEven(path, node) !== evenEnds) return balance('end', [node]);
    }
  } else if (first >= 0 && last >= 0 && isEven(path, first) === isEven(path, last)) {
    return balance('same', [first, last]);
  }
  return null;
}

/** A cell without which the board falls into more parts than a route can join there. */
function cutCell(path: PathBoard): Finding | null {
  const { graph, closed } = path;
  const { first, last } = fixedEnds(path);
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
  const place = nodePlace(path, worst);
  return finding('error', 'cut-cell', [place], {
    args: {
      cell: place.type === 'cell' ? `r${place.row}c${place.column}` : '',
      parts: parts.length,
      room,
    },
    reason: closed ? 'closed' : room === 1 ? 'end' : 'open',
    related: partFindings(path, parts),
  });
}

/**
 * Many ask whether their one-stroke board can also be traced edge by edge: how many cells of odd
 * degree. A board with numbers is no such board.
 */
function oddDegree(path: PathBoard): Finding[] {
  const { graph, checkpoints, steps } = path;
  if (checkpoints.length > 0 || steps.size > 0) return [];
  const odd: number[] = [];
  for (let node = 0; node < graph.nodeCount; node++) {
    if (degree(graph, node) % 2 === 1) odd.push(node);
  }
  if (odd.length <= 2) return [];
  return [
    finding(
      'hint',
      'odd-degree',
      odd.map((node) => nodePlace(path, node)),
      { args: { cells: odd.length, strokes: odd.length / 2 } },
    ),
  ];
}

/** Structure of a valid path level: a cheap proof if there is one, and hints. Linear time. */
export function pathStructure(level: Level): Structure {
  const path = pathBoard(level);
  const impossible =
    disconnected(path) ?? tooSmall(path) ?? deadEnds(path) ?? cutCell(path) ?? colourBalance(path);
  return { findings: impossible ? [] : oddDegree(path), impossible };
}

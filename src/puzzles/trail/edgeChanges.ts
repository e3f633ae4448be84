import { degree } from '../../graph/graph';
import { oddNodes } from '../../graph/multigraph';
import { connectedParts } from '../../graph/parts';
import { WallBelow, WallRight, type Board } from '../../level/board';
import type { Drawing } from '../../level/drawing';
import { cellName } from '../../level/route';
import type { TrailGround } from './ground';

/** An edge between two different nodes that may be added, or one that may be removed. */
export interface EdgeChange {
  readonly from: number;
  readonly to: number;
  /** How many edges join the two now. */
  readonly copies: number;
  /** The edge to remove: the last of those that join the two; null where one is to be added. */
  readonly removed: number | null;
}

/** What an edge more or less can change. */
interface Site {
  readonly ground: TrailGround;
  /** Odd nodes, and where a trail has to begin and to end. */
  readonly hubs: ReadonlySet<number>;
  readonly partOf: Int32Array;
  /** Parts that have edges and no odd node, by their first nodes. */
  readonly evenParts: ReadonlyMap<number, number>;
}

/** Of a drawing so many hubs and even parts are joined at most. */
const mostHubs = 16;
const mostParts = 4;

/**
 * The edges of which one more or one less may make a level drawable. An edge turns the parity of its
 * ends, so both of them are odd or bear a mark; or it joins a part without odd nodes to another; or
 * it is a part by itself that goes. Of every two parts of a drawing, and of every two nodes that
 * several edges join, only one pair, one edge is named. Not in any order of preference.
 */
export function edgeChanges(
  ground: TrailGround,
  { board, drawing }: { readonly board: Board | null; readonly drawing: Drawing | null },
): { readonly more: EdgeChange[]; readonly less: EdgeChange[] } {
  const site = siteOf(ground);
  const pairs = board ? wallsBetween(site, board) : drawing ? pointsApart(site, drawing) : [];
  const more = new Map<string, EdgeChange>();
  for (const [a, b] of pairs) {
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    more.set(`${from} ${to}`, { from, to, copies: copiesOf(ground, from, to), removed: null });
  }
  return { more: [...more.values()], less: removable(site) };
}

function siteOf(ground: TrailGround): Site {
  const { graph, start, end } = ground;
  const odd = oddNodes(graph);
  const { partOf } = connectedParts(graph);
  const isOdd = new Set(odd.map((node) => partOf[node]!));
  const evenParts = new Map<number, number>();
  partOf.forEach((part, node) => {
    if (degree(graph, node) === 0 || isOdd.has(part) || evenParts.has(part)) return;
    evenParts.set(part, node);
  });
  const hubs = new Set([...odd, start, end].filter((node) => node >= 0));
  return { ground, hubs, partOf, evenParts };
}

/** How many edges join two nodes. */
function copiesOf({ graph }: TrailGround, from: number, to: number): number {
  let copies = 0;
  for (let i = graph.offsets[from]!; i < graph.offsets[from + 1]!; i++) {
    if (graph.targets[i] === to) copies++;
  }
  return copies;
}

function removable({ ground: { graph }, hubs }: Site): EdgeChange[] {
  const byPair = new Map<string, EdgeChange>();
  graph.from.forEach((from, removed) => {
    const to = graph.to[removed]!;
    const [a, b] = [degree(graph, from), degree(graph, to)];
    const isPart = from === to ? a === 2 : a === 1 && b === 1;
    if (!isPart && (from === to || !hubs.has(from) || !hubs.has(to))) return;
    const pair = `${Math.min(from, to)} ${Math.max(from, to)}`;
    const copies = (byPair.get(pair)?.copies ?? 0) + 1;
    byPair.set(pair, { from, to, copies, removed });
  });
  return [...byPair.values()];
}

type Pair = readonly [from: number, to: number];

/** Neighbouring cells with a wall between them. */
function wallsBetween({ ground, hubs, partOf, evenParts }: Site, board: Board): Pair[] {
  const pairs: Pair[] = [];
  const nodeAt = (cell: number): number =>
    ground.nodeNamed(cellName(Math.floor(cell / board.width) + 1, (cell % board.width) + 1));
  const walled = (cell: number, other: number): void => {
    const [from, to] = [nodeAt(cell), nodeAt(other)];
    if (from < 0 || to < 0) return;
    const joins = partOf[from] !== partOf[to];
    const isEven = [from, to].some((node) => evenParts.has(partOf[node]!));
    if ((hubs.has(from) && hubs.has(to)) || (joins && isEven)) pairs.push([from, to]);
  };
  board.walls.forEach((wall, cell) => {
    if (wall & WallRight && (cell + 1) % board.width !== 0) walled(cell, cell + 1);
    if (wall & WallBelow && cell + board.width < board.walls.length) {
      walled(cell, cell + board.width);
    }
  });
  return pairs;
}

/** Any two hubs, and the nearest nodes of even parts and of what they may be joined to. */
function pointsApart({ hubs, partOf, evenParts }: Site, { points }: Drawing): Pair[] {
  const some = [...hubs].slice(0, mostHubs);
  const pairs: Pair[] = some.flatMap((from, i) => some.slice(i + 1).map((to): Pair => [from, to]));
  const nearest = (part: number, node: number): number => {
    let best = -1;
    let least = Infinity;
    partOf.forEach((each, other) => {
      if (each !== part) return;
      const far = distance(points[node]!, points[other]!);
      if (far < least) [best, least] = [other, far];
    });
    return best;
  };
  const parts = [...evenParts].slice(0, mostParts);
  parts.forEach(([part], i) => {
    for (const hub of some) if (partOf[hub] !== part) pairs.push([hub, nearest(part, hub)]);
    for (const [other, first] of parts.slice(i + 1)) {
      const node = nearest(part, first);
      pairs.push([node, nearest(other, node)]);
    }
  });
  return pairs;
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

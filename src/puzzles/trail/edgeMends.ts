import { degree } from '../../graph/graph';
import { oddNodes, withEdge, withoutEdges } from '../../graph/multigraph';
import type { Point } from '../../level/drawing';
import type { Fix } from '../../level/finding';
import type { Level } from '../../level/level';
import { readCellName } from '../../level/route';
import { wallFix } from '../wallFix';
import { edgeChanges, type EdgeChange } from './edgeChanges';
import { canBeDrawn } from './edgeParts';
import { trailGround, type TrailGround } from './ground';

/** How many remedies are offered, and how many edges are tried for them, added and removed. */
const mostOffered = 3;
const mostTried = 12;

/** Levels with more nodes and edges are left as they are. */
const mostSize = 10_000;

/**
 * Edges (on a board: walls) one more or one less of which makes a level drawable that is not, the
 * most natural first. Each was tried. None where another than just any trail is expected.
 */
export function edgeMends(level: Level): Fix[] {
  const ground = trailGround(level);
  const { graph, strokes } = ground;
  const expected = level.values.get('expect');
  if (expected === 'unique' || expected === 'unsolvable') return [];
  if (graph.nodeCount + graph.edgeCount > mostSize) return [];
  // One edge takes away two odd nodes at most.
  if (oddNodes(graph).length > 2 * strokes + 2) return [];
  const { more, less } = edgeChanges(ground, level);
  const added = rightOnes(
    ground,
    inOrder(more, (change) => addedRank(change, level)),
  );
  const removed = rightOnes(
    ground,
    inOrder(less, (change) => removedRank(change, ground)),
  );
  const isLast = (change: EdgeChange): boolean => removedRank(change, ground)[0] === 2;
  const plain = removed.filter((change) => !isLast(change));
  const isCopy = plain[0] !== undefined && plain[0].copies > 1;
  const turns = isCopy ? alternately(plain, added) : alternately(added, plain);
  return [...turns, ...removed.filter(isLast)]
    .slice(0, mostOffered)
    .flatMap((change) => fixFor(ground, change) ?? []);
}

function alternately<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  const turns = Math.max(one.length, other.length);
  return Array.from({ length: turns }, (_, i) => [
    ...one.slice(i, i + 1),
    ...other.slice(i, i + 1),
  ]).flat();
}

/** The first few after which the level can be drawn. */
function rightOnes(ground: TrailGround, changes: readonly EdgeChange[]): EdgeChange[] {
  const right: EdgeChange[] = [];
  for (const change of changes.slice(0, mostTried)) {
    if (canBeDrawn({ ...ground, graph: changed(ground, change) })) right.push(change);
    if (right.length === mostOffered) break;
  }
  return right;
}

function changed({ graph }: TrailGround, { from, to, removed }: EdgeChange): TrailGround['graph'] {
  return removed === null ? withEdge(graph, from, to) : withoutEdges(graph, [removed]).graph;
}

/** A copy in the order of ranks, compared number by number. */
function inOrder(
  changes: readonly EdgeChange[],
  rankOf: (change: EdgeChange) => readonly number[],
): EdgeChange[] {
  return changes
    .map((change) => ({ change, rank: rankOf(change) }))
    .sort((a, b) => {
      const at = a.rank.findIndex((value, i) => value !== b.rank[i]);
      return at < 0 ? 0 : a.rank[at]! - b.rank[at]!;
    })
    .map(({ change }) => change);
}

/** Of a drawing the lines come first that pass through no point, are not there yet, and are short. */
function addedRank({ from, to, copies }: EdgeChange, { drawing }: Level): number[] {
  if (!drawing) return [];
  const [a, b] = [drawing.points[from]!, drawing.points[to]!];
  const passes = drawing.points.some((point) => point !== a && point !== b && isOn(point, a, b));
  return [passes ? 1 : 0, copies > 0 ? 1 : 0, Math.hypot(a.x - b.x, a.y - b.y)];
}

/** One of several edges comes first, one without which a node is left alone last. */
function removedRank({ from, to, copies }: EdgeChange, { graph }: TrailGround): number[] {
  if (copies > 1) return [0];
  return [degree(graph, from) === 1 || degree(graph, to) === 1 ? 2 : 1];
}

/** Whether a point lies on the way from one to another, or almost. */
function isOn(point: Point, a: Point, b: Point): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const along = (point.x - a.x) * dx + (point.y - a.y) * dy;
  const aside = (point.x - a.x) * dy - (point.y - a.y) * dx;
  return along > 0 && along < square && Math.abs(aside) < 0.05 * square;
}

function fixFor(ground: TrailGround, { from, to, copies, removed }: EdgeChange): Fix | null {
  const [a, b] = [ground.nameOf(from), ground.nameOf(to)];
  if (!ground.isDrawing) return wallFix(readCellName(a)!, readCellName(b)!, removed !== null);
  const args = { from: a, to: b };
  return removed === null
    ? { code: 'fix.add-edge', args, change: { type: 'addEdge', ...args } }
    : {
        code: 'fix.remove-edge',
        args,
        change: { type: 'removeEdge', ...args, copy: copies },
      };
}

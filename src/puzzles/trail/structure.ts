import { degree } from '../../graph/graph';
import { oddNodes } from '../../graph/multigraph';
import type { Finding, Fix } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { partLetter } from '../partLetter';
import type { Structure } from '../puzzle';
import { canBeDrawn, edgeParts, strokesFor, type EdgePart } from './edgeParts';
import { trailGround, type TrailGround } from './ground';
import { wrongMarks } from './markProof';
import { plainBoard } from './plainBoard';

/** How many odd places a sentence names, each with its degree. */
const named = 8;

/** Structure of a valid trail level: whether it can be drawn at all, and why not. Linear time. */
export function trailStructure(level: Level): Structure {
  if (plainBoard(level)) return { findings: [], impossible: null };
  const ground = trailGround(level);
  const impossible = trailProof(ground, level);
  return { findings: [...warnings(ground), ...(impossible ? [] : endsHint(ground))], impossible };
}

/** Where a drawing of one stroke begins and ends, if its author does not say so and does not close it. */
function endsHint(ground: TrailGround): Finding[] {
  const { graph, isDrawing, strokes, start, end } = ground;
  const odd = oddNodes(graph);
  const [first, second] = odd.map((node) => ground.nameOf(node));
  const isOpen = isDrawing && strokes === 1 && start < 0 && end < 0;
  if (!isOpen || first === undefined || second === undefined) return [];
  const at = odd.map((node) => ground.placeOf(node));
  return [finding('hint', 'odd-degree', at, { reason: 'ends', args: { first, second } })];
}

/** Points without edges, and a level without any. */
function warnings(ground: TrailGround): Finding[] {
  const { graph, isDrawing } = ground;
  const findings: Finding[] = [];
  if (graph.edgeCount === 0) findings.push(finding('warning', 'nothing-to-draw', []));
  if (!isDrawing) return findings;
  for (let node = 0; node < graph.nodeCount; node++) {
    if (degree(graph, node) > 0) continue;
    findings.push(
      finding('warning', 'isolated-point', [ground.placeOf(node)], {
        args: { name: ground.nameOf(node) },
      }),
    );
  }
  return findings;
}

/** By level: a check asks before it searches and after. */
const known = new WeakMap<Level, Finding | null>();

/** The proof that a level can't be drawn, or null: then it can (Euler 1736, Hierholzer 1873). */
export function trailProof(ground: TrailGround, level: Level): Finding | null {
  const former = known.get(level);
  if (former !== undefined) return former;
  const proof = findProof(ground, level);
  known.set(level, proof);
  return proof;
}

function findProof(ground: TrailGround, level: Level): Finding | null {
  const { graph, closed, strokes } = ground;
  if (graph.edgeCount === 0) return null;
  const odd = oddNodes(graph);
  if (closed && odd.length > 0) return oddDegree(ground, odd, 'closed', openFixes(ground));
  const parts = edgeParts(ground, odd);
  const needed = strokesFor(parts);
  if (needed <= strokes) return wrongMarks(ground, odd);
  const fixes = strokesFixes(ground, level, needed);
  if (parts.length > strokes) return disconnected(ground, parts, needed, 'edges', fixes);
  if (odd.length > 2 * strokes) {
    return oddDegree(ground, odd, strokes === 1 ? 'trail' : 'strokes', fixes, needed);
  }
  return disconnected(ground, parts, needed, 'strokes', fixes);
}

/** Places with an odd number of edges: the ends of strokes, and too many of them. */
function oddDegree(
  ground: TrailGround,
  odd: readonly number[],
  reason: string,
  fixes: readonly Fix[],
  strokes = odd.length / 2,
): Finding {
  return finding(
    'error',
    'odd-degree',
    odd.map((node) => ground.placeOf(node)),
    {
      reason,
      args: { odd: odd.length, strokes, most: ground.strokes, list: degreesOf(ground, odd) },
      fixes,
    },
  );
}

/** `K 5, N 3, S 3, L 3`. */
function degreesOf(ground: TrailGround, nodes: readonly number[]): string {
  const list = nodes
    .slice(0, named)
    .map((node) => `${ground.nameOf(node)} ${degree(ground.graph, node)}`);
  return [...list, ...(nodes.length > named ? ['…'] : [])].join(', ');
}

/** Edges in more parts than strokes can draw. */
function disconnected(
  ground: TrailGround,
  parts: readonly EdgePart[],
  strokes: number,
  reason: string,
  fixes: readonly Fix[],
): Finding {
  return finding(
    'error',
    'disconnected',
    parts.map(({ nodes }) => ground.placeOf(nodes[0]!)),
    {
      reason,
      args: { parts: parts.length, strokes, most: ground.strokes },
      related: parts.map((part, index) =>
        finding(
          'error',
          'part',
          part.nodes.map((node) => ground.placeOf(node)),
          {
            reason: reason === 'edges' ? 'drawn' : 'strokes',
            args: {
              letter: partLetter(index),
              cells: part.nodes.length,
              strokes: part.strokes,
            },
          },
        ),
      ),
      fixes,
    },
  );
}

/** Allowing as many strokes as are needed: not where one stroke is asked for by marks or `unique`. */
function strokesFixes({ start, end }: TrailGround, level: Level, needed: number): Fix[] {
  if (start >= 0 || end >= 0 || level.values.get('expect') === 'unique') return [];
  const change = { type: 'setting', key: 'strokes', value: String(needed) } as const;
  return [{ code: 'fix.strokes', args: { strokes: needed }, change }];
}

/** Letting a trail end elsewhere than it begins, where that is all it takes. */
function openFixes(ground: TrailGround): Fix[] {
  if (!canBeDrawn({ ...ground, closed: false })) return [];
  const change = { type: 'setting', key: 'closed', value: 'no' } as const;
  return [{ code: 'fix.open-trail', args: {}, change }];
}

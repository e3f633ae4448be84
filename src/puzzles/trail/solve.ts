import type { Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { drawStrokes, type Stroke } from '../../solvers/eulerianTrail';
import { drawGrid } from '../../solvers/gridStrokes';
import { backwards, otherTrail, turned } from '../../solvers/otherTrail';
import type { Budget, Search } from '../../solvers/search';
import type { Outcome, Route } from '../puzzle';
import { cellNames, namedCells } from './cellNames';
import { trailGround, type TrailGround } from './ground';
import { routeOf, strokesOf } from './naming';
import { plainBoard } from './plainBoard';
import { trailProof } from './structure';
import { verifyCells, verifyTrail } from './verify';

/**
 * Strokes in names (see {@link routeOf}), walked by the rules; on a board their cells are. Throws if
 * they break one.
 */
export function checkedRoute(
  level: Level,
  ground: TrailGround,
  strokes: readonly Stroke[],
  tellApart = true,
): Route {
  const { cellOf } = ground;
  if (cellOf) {
    return checkedCells(
      level,
      strokes.map(({ nodes }) => nodes.map((node) => cellOf[node]!)),
    );
  }
  const route = routeOf(ground, strokes, tellApart);
  return right(route, verifyTrail(level, route));
}

/** Strokes over cells by index, walked by the rules, in names. Throws if they break one. */
function checkedCells(level: Level, strokes: readonly Int32Array[]): Route {
  const wrong = verifyCells(level, strokes);
  const { height, width } = level.board!;
  const names = cellNames(height, width);
  const route = strokes.map((cells) => namedCells(cells, names));
  return right(route, wrong);
}

function right(route: Route, wrong: Finding | null): Route {
  if (!wrong) return route;
  throw new Error(`A trail was found that breaks a rule: ${wrong.code}.${wrong.reason ?? ''}`);
}

/** Draws a level, or says why it can't be drawn (see `PuzzleKind.solve`). Linear time. */
export function* solveTrail(level: Level, budget: Budget, other?: Route): Search<Outcome> {
  const plain = other ? null : plainBoard(level);
  if (plain) {
    yield { steps: 0 };
    const drawing = drawGrid(plain.grid, plain.odd);
    return yield* drawn(drawing, budget, (cells) => checkedCells(level, cells));
  }
  const ground = trailGround(level);
  yield { steps: 0 };
  const impossible = trailProof(ground, level);
  if (impossible) return { verdict: 'unsolvable', reason: impossible, steps: 0 };
  if (other) return solveOther(level, ground, other);
  const drawing = drawStrokes({ graph: ground.graph, ...handle(ground) });
  return yield* drawn(drawing, budget, (strokes) => checkedRoute(level, ground, strokes, false));
}

/** What comes of drawing within the budget. */
function* drawn<Line>(
  drawing: Search<{ readonly strokes: readonly Line[]; readonly steps: number }>,
  budget: Budget,
  checked: (strokes: readonly Line[]) => Route,
): Search<Outcome> {
  for (;;) {
    const next = drawing.next();
    if (next.done === true) {
      const { strokes, steps } = next.value;
      yield { steps };
      return { verdict: 'solved', route: checked(strokes), steps };
    }
    if (next.value.steps >= budget.steps) return { verdict: 'undecided', steps: budget.steps };
    yield next.value;
  }
}

/** Where the pen is set down, so that it ends where it should. */
function handle({ graph, closed, start, end }: TrailGround): { start: number; last: number } {
  if (!closed || end < 0) {
    if (start >= 0 || end < 0) return { start, last: -1 };
    const isOdd = (graph.offsets[end + 1]! - graph.offsets[end]!) % 2 === 1;
    return { start: isOdd ? otherOdd(graph, end) : end, last: -1 };
  }
  if (start < 0 || start === end) return { start, last: -1 };
  for (let i = graph.offsets[start]!; i < graph.offsets[start + 1]!; i++) {
    if (graph.targets[i] === end) return { start, last: graph.edges[i]! };
  }
  return { start, last: -1 };
}

function otherOdd({ offsets, nodeCount }: TrailGround['graph'], odd: number): number {
  for (let node = 0; node < nodeCount; node++) {
    if (node !== odd && (offsets[node + 1]! - offsets[node]!) % 2 === 1) return node;
  }
  return -1;
}

/**
 * A trail that draws other lines than a known one. Of one stroke it is found, or shown not to be
 * there, without search; whether several strokes can be drawn otherwise stays undecided where no
 * stroke by itself can.
 */
function solveOther(level: Level, ground: TrailGround, other: Route): Outcome {
  const { closed, start, end } = ground;
  const strokes = strokesOf(ground, other);
  const same = { closed, fixedStart: start >= 0 || end >= 0 };
  for (const [at, stroke] of strokes.entries()) {
    const found = stroke.edges.length > 0 ? otherTrail(stroke, same) : null;
    if (!found) continue;
    const drawn = [...strokes];
    drawn[at] = closed ? closedFrom(ground, found) : found;
    return { verdict: 'solved', route: checkedRoute(level, ground, drawn), steps: 1 };
  }
  if (ground.strokes > 1 && ground.graph.edgeCount > 0) return { verdict: 'undecided', steps: 1 };
  return { verdict: 'unsolvable', reason: onlyOne(), steps: 1 };
}

function onlyOne(): Finding {
  return finding('error', 'exhausted', [], { args: { steps: 1 } });
}

/** A closed trail as it is drawn: from S, and with E it last stands on E. */
export function closedFrom({ start, end }: TrailGround, stroke: Stroke): Stroke {
  if (start < 0) return stroke;
  for (const way of [stroke, backwards(stroke)]) {
    const length = way.edges.length;
    for (let at = 0; at < length; at++) {
      const before = way.nodes[(at + length - 1) % length];
      const isEnd = end < 0 || start === end || before === end;
      if (way.nodes[at] === start && isEnd) return turned(way, at);
    }
  }
  throw new RangeError('A closed trail passes its start, and its end right before');
}

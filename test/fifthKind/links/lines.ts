import { gridGraph } from '../../../src/graph/gridGraph';
import { Meaning, WallBelow, WallRight, cellAt } from '../../../src/level/board';
import type { Level } from '../../../src/level/level';
import { cellName } from '../../../src/level/route';
import type { Route, RoutesEnd } from '../../../src/puzzles/puzzle';
import type { Budget, Search } from '../../../src/solvers/search';
import { StepMeter } from '../../../src/solvers/stepMeter';
import { labelCells } from './ends';
import { verifyLinks } from './verify';

/**
 * Every way to join all labels, each once: label by label, cell by cell, backtracking. No pruning:
 * for small boards.
 */
export function* linksRoutes(
  level: Level,
  budget: Budget,
  onRoute: (route: Route) => boolean,
): Search<RoutesEnd> {
  const { board, cells } = labelCells(level);
  const meter = new StepMeter(budget);
  if (cells.some(({ length }) => length !== 2)) return { ended: 'complete', steps: 0 };
  const { graph, cellOf, nodeOf } = gridGraph({
    height: board.height,
    width: board.width,
    open: board.meaning.map((meaning) => Number(meaning !== Meaning.hole)),
    wallBelow: board.walls.map((walls) => Number((walls & WallBelow) !== 0)),
    wallRight: board.walls.map((walls) => Number((walls & WallRight) !== 0)),
  });
  const used = new Uint8Array(board.meaning.length);
  const lines: number[][] = [];
  const ended = yield* from(0);
  return { ended: ended ?? 'complete', steps: Math.min(meter.steps, budget.steps) };

  /** Joins the labels from this one on; null where all ways were tried. */
  function* from(label: number): Search<'stopped' | 'budget' | null> {
    const ends = cells[label];
    if (!ends) return found() ? null : 'stopped';
    lines.push([]);
    const ended = yield* through(label, ends[0]!, ends[1]!);
    lines.pop();
    return ended;
  }

  function* through(label: number, cell: number, end: number): Search<'stopped' | 'budget' | null> {
    if (meter.spend(1)) yield { steps: meter.steps };
    if (meter.isSpent()) return 'budget';
    const line = lines[label]!;
    line.push(cell);
    used[cell] = 1;
    let ended: 'stopped' | 'budget' | null = null;
    if (cell === end) ended = yield* from(label + 1);
    else {
      const node = nodeOf[cell]!;
      for (let i = graph.offsets[node]!; i < graph.offsets[node + 1]!; i++) {
        const next = cellOf[graph.targets[i]!]!;
        if (used[next] !== 0 || (board.meaning[next] === Meaning.label && next !== end)) continue;
        ended = yield* through(label, next, end);
        if (ended) break;
      }
    }
    used[cell] = 0;
    line.pop();
    return ended;
  }

  /** Whether to go on after these lines. */
  function found(): boolean {
    const bare = board.meaning.some((one, cell) => one === Meaning.open && used[cell] === 0);
    if (bare && level.values.get('cover') === 'yes') return true;
    const route = lines.map((line) =>
      line.map((cell) => {
        const { row, column } = cellAt(board, cell);
        return cellName(row, column);
      }),
    );
    const wrong = verifyLinks(level, route);
    if (wrong) throw new Error(`The search returned a route that breaks a rule: ${wrong.code}`);
    return onRoute(route);
  }
}

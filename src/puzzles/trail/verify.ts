import { Meaning, WallBelow, WallRight, type Board } from '../../level/board';
import type { Drawing } from '../../level/drawing';
import type { Args, Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { cellName } from '../../level/route';
import { finding } from '../../level/textFinding';
import type { Route } from '../puzzle';
import { trailMarks } from './marks';

/** What a pen draws on: it keeps which edges are drawn, and knows nothing of graphs. */
interface Sheet {
  /** How many edges there are to draw. */
  readonly edges: number;
  /** A place by its name, or -1. */
  placeOf(name: string): number;
  /** Draws from one place to another; `copy` is 0 where none is named. Why it can't, or null. */
  draw(from: number, to: number, copy: number): string | null;
}

/** A stroke to walk: its steps count from 0. */
interface Line {
  readonly length: number;
  /** Where a step leads, or -1. */
  placeAt(step: number): number;
  /** The number of the edge it takes among its copies, 0 where none is named. */
  copyAt(step: number): number;
  /** Its name without that number. */
  nameAt(step: number): string;
}

/**
 * Walks a route edge by edge by the rules as the design states them (§2.4, §2.5), without the graph
 * and the solvers.
 */
export function verifyTrail(level: Level, route: Route): Finding | null {
  const sheet = sheetOf(level);
  return walk(
    level,
    sheet,
    route.map((names) => namedLine(names, sheet)),
  );
}

/** The same of strokes over a board's cells, by their indices: names of millions of steps take long. */
export function verifyCells(level: Level, strokes: readonly Int32Array[]): Finding | null {
  const { board } = level;
  if (!board) throw new TypeError('Cells are walked on a board');
  const nameOf = (cell: number): string =>
    cellName(Math.floor(cell / board.width) + 1, (cell % board.width) + 1);
  const lines = strokes.map((cells): Line => {
    return {
      length: cells.length,
      placeAt: (step) => (board.meaning[cells[step]!] === Meaning.hole ? -1 : cells[step]!),
      copyAt: () => 0,
      nameAt: (step) => nameOf(cells[step]!),
    };
  });
  return walk(level, sheetOf(level), lines);
}

function sheetOf({ board, drawing }: Level): Sheet {
  if (!board && !drawing) throw new TypeError('A trail needs a board or a drawing');
  return board ? boardSheet(board) : drawingSheet(drawing!);
}

function namedLine(names: readonly string[], sheet: Sheet): Line {
  const placeAt = (step: number): number => {
    const place = sheet.placeOf(names[step]!);
    return place < 0 ? sheet.placeOf(bare(names[step]!)) : place;
  };
  return {
    length: names.length,
    placeAt,
    copyAt: (step) => Number(names[step]!.split('#')[1] ?? 0),
    nameAt: (step) => bare(names[step]!),
  };
}

function walk(level: Level, sheet: Sheet, lines: readonly Line[]): Finding | null {
  const { board, values } = level;
  const most = Number(values.get('strokes') ?? 1);
  const { start, end } = trailMarks(level);
  let drawn = 0;
  for (const [stroke, line] of lines.entries()) {
    if (stroke >= most) return stale(stroke, 1, 'strokes', { most });
    let before = -1;
    for (let step = 0; step < line.length; step++) {
      const place = line.placeAt(step);
      if (place < 0) {
        return stale(stroke, step + 1, board ? 'hole' : 'no-point', { cell: line.nameAt(step) });
      }
      if (step > 0) {
        const wrong = sheet.draw(before, place, line.copyAt(step));
        if (wrong !== null) {
          const args = { cell: line.nameAt(step), before: line.nameAt(step - 1) };
          return stale(stroke, step + 1, wrong, args);
        }
        drawn++;
      } else if (start !== null && line.nameAt(0) !== start && sheet.edges > 0) {
        return stale(stroke, 1, 'start-at', { cell: start });
      }
      before = place;
    }
  }
  if (drawn < sheet.edges) return incomplete(lines, 'edges', { drawn, edges: sheet.edges });
  return drawn === 0 ? null : wrongEnd(lines, values.get('closed') === 'yes', start, end);
}

/** Where strokes end, once all is drawn. */
function wrongEnd(
  lines: readonly Line[],
  closed: boolean,
  start: string | null,
  end: string | null,
): Finding | null {
  for (const [stroke, line] of lines.entries()) {
    if (closed && line.length > 0 && line.nameAt(line.length - 1) !== line.nameAt(0)) {
      return incomplete(lines, 'open-stroke', { cell: line.nameAt(0) }, stroke);
    }
  }
  if (end === null) return null;
  const line = lines[0]!;
  const last = line.length - 1;
  if (!closed)
    return line.nameAt(last) === end ? null : stale(0, last + 1, 'end-at', { cell: end });
  if (start === null) return passes(line, end) ? null : stale(0, last + 1, 'pass', { cell: end });
  // With both, E is where a closed route last stands before it closes; one point may be both.
  if (start === end || (last > 0 && line.nameAt(last - 1) === end)) return null;
  return stale(0, last, 'before-closing', { cell: end });
}

function passes(line: Line, name: string): boolean {
  for (let step = 0; step < line.length; step++) if (line.nameAt(step) === name) return true;
  return false;
}

/** A step without the number of its edge: `N` of `N#2`. */
function bare(step: string): string {
  const hash = step.indexOf('#');
  return hash < 0 ? step : step.slice(0, hash);
}

/** The first wrong step of a stroke, from 1. */
function stale(stroke: number, step: number, reason: string, args: Args = {}): Finding {
  return finding('error', 'stale-solution', [{ type: 'step', stroke, step: step - 1 }], {
    reason,
    args: { step, ...args },
  });
}

function incomplete(
  lines: readonly Line[],
  reason: string,
  args: Args,
  stroke = Math.max(0, lines.length - 1),
): Finding {
  return finding('error', 'incomplete-solution', [{ type: 'step', stroke, step: Infinity }], {
    reason,
    args,
  });
}

/** The sides between open cells. A place is a cell's index. */
function boardSheet({ height, width, meaning, walls }: Board): Sheet {
  const isOpen = (cell: number): boolean => meaning[cell] !== Meaning.hole;
  let edges = 0;
  for (let cell = 0; cell < height * width; cell++) {
    if (!isOpen(cell)) continue;
    const right = (cell + 1) % width !== 0 && isOpen(cell + 1);
    const below = cell + width < height * width && isOpen(cell + width);
    if (right && (walls[cell]! & WallRight) === 0) edges++;
    if (below && (walls[cell]! & WallBelow) === 0) edges++;
  }
  const drawn = new Uint8Array(height * width);
  return {
    edges,
    placeOf: (name) => {
      const cell = cellNamed(name, height, width);
      return cell >= 0 && isOpen(cell) ? cell : -1;
    },
    draw: (from, to, copy) => {
      const upper = Math.min(from, to);
      const apart = Math.max(from, to) - upper;
      const right = apart === 1 && (upper + 1) % width !== 0;
      if (!right && apart !== width) return 'jump';
      const side = right ? WallRight : WallBelow;
      if ((walls[upper]! & side) !== 0) return 'wall';
      if (copy > 1) return 'no-copy';
      if ((drawn[upper]! & side) !== 0) return 'drawn';
      drawn[upper]! |= side;
      return null;
    },
  };
}

/** The index of the cell that `r2c3` names, or -1: a scan, for routes of millions of steps. */
function cellNamed(name: string, height: number, width: number): number {
  let row = 0;
  let column = 0;
  let i = 1;
  if ((name.charCodeAt(0) | 32) !== 114) return -1;
  for (; i < name.length && isDigit(name.charCodeAt(i)); i++) {
    row = row * 10 + name.charCodeAt(i) - 48;
  }
  if (i === 1 || i === name.length || (name.charCodeAt(i) | 32) !== 99) return -1;
  for (i++; i < name.length; i++) {
    if (!isDigit(name.charCodeAt(i))) return -1;
    column = column * 10 + name.charCodeAt(i) - 48;
  }
  if (row < 1 || row > height || column < 1 || column > width) return -1;
  return (row - 1) * width + column - 1;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The edges of a drawing. A place is a point's index. */
function drawingSheet({ points, edges }: Drawing): Sheet {
  const places = new Map(points.map(({ name }, place) => [name, place]));
  const copies = new Map<string, boolean[]>();
  const keyOf = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
  for (const { from, to } of edges) {
    const key = keyOf(from, to);
    const same = copies.get(key);
    if (same) same.push(false);
    else copies.set(key, [false]);
  }
  return {
    edges: edges.length,
    placeOf: (name) => places.get(name) ?? -1,
    draw: (from, to, copy) => {
      const same = copies.get(keyOf(from, to));
      if (!same) return 'no-edge';
      if (copy > same.length) return 'no-copy';
      const at = copy > 0 ? copy - 1 : same.indexOf(false);
      if (at < 0 || same[at]) return 'drawn';
      same[at] = true;
      return null;
    },
  };
}

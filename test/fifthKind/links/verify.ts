import { Meaning, WallBelow, WallRight, cellIndex, type Board } from '../../../src/level/board';
import type { Finding } from '../../../src/level/finding';
import type { Level } from '../../../src/level/level';
import { readCellName, type CellStep } from '../../../src/level/route';
import { finding } from '../../../src/level/textFinding';
import type { Route } from '../../../src/puzzles/puzzle';

/** Walks every stroke, cell by cell, by the rules. */
export function verifyLinks({ board, values }: Level, route: Route): Finding | null {
  if (!board) throw new TypeError('A level of this kind needs a board');
  const used = new Set<number>();
  const joined = new Set<number>();
  for (const [stroke, names] of route.entries()) {
    const wrong = wrongStep(board, names, used, joined);
    if (wrong) {
      const at = { type: 'step', stroke, step: wrong.step } as const;
      const args = { line: stroke + 1, cell: names[wrong.step] ?? '' };
      return finding('error', 'stale-solution', [at], { reason: wrong.reason, args });
    }
  }
  const left = board.labels.length - joined.size;
  const bare = board.meaning.filter((one, cell) => one === Meaning.open && !used.has(cell)).length;
  const reason = left > 0 ? 'links' : bare > 0 && values.get('cover') === 'yes' ? 'cover' : null;
  if (reason === null) return null;
  const end = { type: 'step', stroke: route.length - 1, step: Infinity } as const;
  return finding('error', 'incomplete-solution', [end], { reason, args: { left, bare } });
}

interface Fault {
  readonly step: number;
  readonly reason: string;
}

function wrongStep(
  board: Board,
  names: readonly string[],
  used: Set<number>,
  joined: Set<number>,
): Fault | null {
  let before: CellStep | null = null;
  for (const [step, name] of names.entries()) {
    const cell = readCellName(name);
    const index = cell ? cellIndex(board, cell.row, cell.column) : -1;
    if (!cell || index < 0 || board.meaning[index] === Meaning.hole) {
      return { step, reason: 'link-cell' };
    }
    if (used.has(index)) return { step, reason: 'link-crossed' };
    if (before && !isStep(board, before, cell)) return { step, reason: 'link-step' };
    const isEnd = step === 0 || step === names.length - 1;
    if ((board.meaning[index] === Meaning.label) !== isEnd) return { step, reason: 'link-end' };
    used.add(index);
    before = cell;
  }
  const [first, last] = [labelOn(board, names[0]), labelOn(board, names.at(-1))];
  if (names.length < 2 || first !== last) return { step: names.length - 1, reason: 'link-end' };
  joined.add(first);
  return null;
}

function labelOn(board: Board, name: string | undefined): number {
  const cell = readCellName(name ?? '');
  return cell ? board.value[cellIndex(board, cell.row, cell.column)]! : -1;
}

function isStep(board: Board, from: CellStep, to: CellStep): boolean {
  if (Math.abs(from.row - to.row) + Math.abs(from.column - to.column) !== 1) return false;
  const upper = from.row < to.row || from.column < to.column ? from : to;
  const wall = from.row === to.row ? WallRight : WallBelow;
  return (board.walls[cellIndex(board, upper.row, upper.column)]! & wall) === 0;
}

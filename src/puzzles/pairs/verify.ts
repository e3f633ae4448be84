import { Meaning, WallBelow, WallRight, cellIndex, type Board } from '../../level/board';
import type { Args, Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { readCellName, type CellStep } from '../../level/route';
import { finding } from '../../level/textFinding';
import type { Route } from '../puzzle';

/** The rules of one level, and which tiles are gone. */
interface Play {
  readonly board: Board;
  readonly turns: number;
  readonly ring: boolean;
  /** By cell of the board: 1 where a tile stands. */
  readonly tiles: Uint8Array;
}

/** Why a stroke is wrong: at which of its steps, from 0, in a word of the catalogue. */
interface Fault {
  readonly step: number;
  readonly reason: string;
  readonly args?: Args;
}

/**
 * Walks a pairs solution stroke by stroke, cell by cell, by the rules as the design states them
 * (§1, §2.2, §2.5), without the field and the searches that solvers use: `stale-solution` at the
 * first wrong step, `incomplete-solution` where tiles are left, or null.
 */
export function verifyPairs(level: Level, route: Route): Finding | null {
  const { board, values } = level;
  if (!board) throw new TypeError('A level of this kind needs a board');
  const play: Play = {
    board,
    turns: values.get('turns') === 'any' ? Infinity : Number(values.get('turns') ?? 2),
    ring: values.get('border') !== 'closed',
    tiles: board.meaning.map((meaning) => Number(meaning === Meaning.label)),
  };
  for (const [stroke, names] of route.entries()) {
    const cells = names.map(readCellName);
    const fault = wrongStroke(play, cells, names);
    if (fault) {
      const { step, reason, args } = fault;
      return finding('error', 'stale-solution', [{ type: 'step', stroke, step }], {
        reason,
        args: { pair: stroke + 1, step: step + 1, cell: names[step] ?? '', ...args },
      });
    }
    for (const end of [cells[0], cells[cells.length - 1]]) {
      play.tiles[cellIndex(board, end!.row, end!.column)] = 0;
    }
  }
  const left = play.tiles.reduce((sum, one) => sum + one, 0);
  if (left === 0) return null;
  const end = { type: 'step', stroke: route.length - 1, step: Infinity } as const;
  return finding('error', 'incomplete-solution', [end], {
    reason: 'tiles',
    args: { pairs: route.length, left },
  });
}

/** The first fault of a stroke, or null. */
function wrongStroke(
  play: Play,
  cells: readonly (CellStep | null)[],
  names: readonly string[],
): Fault | null {
  const [first] = cells;
  if (!first) return { step: 0, reason: 'no-cell' };
  const last = cells.length - 1;
  const noTile = wrongEnd(play, first, 0);
  if (noTile) return noTile;
  if (last === 0) return { step: 0, reason: 'one-tile' };
  let turns = 0;
  for (let step = 1; step <= last; step++) {
    const [before, cell] = [cells[step - 1]!, cells[step]];
    if (!cell) return { step, reason: 'no-cell' };
    const wrong = wrongStep(play, before, cell);
    if (wrong) return { step, reason: wrong };
    const turn = step < 2 ? 'none' : turnAt(cells[step - 2]!, before, cell);
    if (turn === 'back') return { step, reason: 'line-back' };
    if (turn === 'side' && ++turns > play.turns) {
      // The corner is where it goes wrong.
      return { step: step - 1, reason: 'too-many-turns', args: { turns: play.turns } };
    }
    if (step < last && isTile(play, cell)) return { step, reason: 'in-the-way' };
  }
  const end = cells[last]!;
  const noSecond = wrongEnd(play, end, last);
  if (noSecond) return noSecond;
  if (end.row === first.row && end.column === first.column) {
    return { step: last, reason: 'one-tile' };
  }
  const [from, to] = [labelAt(play.board, first), labelAt(play.board, end)];
  if (from === to) return null;
  return {
    step: last,
    reason: 'tiles-differ',
    args: { from: names[0]!, label: from, other: to },
  };
}

/** Why a line can't begin or end on a cell, or null. */
function wrongEnd(play: Play, cell: CellStep, step: number): Fault | null {
  if (isTile(play, cell)) return null;
  const index = cellIndex(play.board, cell.row, cell.column);
  const wasTile = index >= 0 && play.board.meaning[index] === Meaning.label;
  return { step, reason: wasTile ? 'tile-gone' : 'no-tile' };
}

/** Why a line can't go from one cell to the next, or null; tiles are not looked at. */
function wrongStep({ board, ring }: Play, from: CellStep, to: CellStep): string | null {
  if (Math.abs(from.row - to.row) + Math.abs(from.column - to.column) !== 1) return 'line-jump';
  const index = cellIndex(board, to.row, to.column);
  if (index < 0) {
    if (to.row > board.height + 1 || to.column > board.width + 1) return 'no-cell';
    return ring ? null : 'border-closed';
  }
  if (board.meaning[index] === Meaning.hole) return 'block';
  const upper = from.row < to.row || from.column < to.column ? from : to;
  const lower = upper === from ? to : from;
  const upperIndex = cellIndex(board, upper.row, upper.column);
  // Walls on the rim block nothing.
  if (upperIndex < 0 || cellIndex(board, lower.row, lower.column) < 0) return null;
  const bit = from.row === to.row ? WallRight : WallBelow;
  return (board.walls[upperIndex]! & bit) !== 0 ? 'line-wall' : null;
}

function isTile({ board, tiles }: Play, { row, column }: CellStep): boolean {
  const index = cellIndex(board, row, column);
  return index >= 0 && tiles[index] === 1;
}

function labelAt(board: Board, { row, column }: CellStep): string {
  return board.labels[board.value[cellIndex(board, row, column)]!]!;
}

/** What a line does at the middle one of three cells. */
function turnAt(before: CellStep, at: CellStep, after: CellStep): 'none' | 'side' | 'back' {
  if (before.row === after.row && before.column === after.column) return 'back';
  const straight = before.row - at.row === at.row - after.row;
  return straight && before.column - at.column === at.column - after.column ? 'none' : 'side';
}

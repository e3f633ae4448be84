import { cellIndex, Meaning, type Board } from '../level/board';
import type { Level } from '../level/level';
import { cellName } from '../level/route';
import type { Teller } from '../messages/teller';
import { kindOf } from '../puzzles/index';
import { neighboursOf } from './neighbours';
import type { TextPlace } from './textPlace';

/** A cell: row and column, what it is, its neighbours, what it can be joined with, its steps in the stored route. */
export function hoverCell(
  { level, row, column, index }: Extract<TextPlace, { type: 'cell' }>,
  teller: Teller,
): string {
  const name = cellName(row, column);
  const what = cellWords(level, index, teller);
  return [
    `**${name}** — ${teller.tell(`cell.place${what === '' ? '' : '.what'}`, { row, column, what })}`,
    ...neighbourWords(level, row, column, teller),
    ...joinWords(level, name, teller),
    ...stepWords(level, name, teller),
  ].join('\n\n');
}

/** What a cell means in its kind: `open`, `checkpoint 4`, `the tile 甲`. */
export function cellWords({ board, kind }: Level, index: number, teller: Teller): string {
  if (!board) return '';
  const tiles = kind.cells.alphabet === 'labels';
  switch (board.meaning[index] as Meaning) {
    case Meaning.unknown:
      return teller.tell('cell.unknown');
    case Meaning.open:
      return teller.tell(tiles ? 'cell.empty' : 'cell.open');
    case Meaning.hole:
      return teller.tell(tiles ? 'cell.block' : 'cell.hole');
    case Meaning.start:
      return teller.tell('cell.start');
    case Meaning.end:
      return teller.tell('cell.end');
    case Meaning.number:
      return numberWords(board, index, teller);
    case Meaning.label:
      return tileWords(board, index, teller);
  }
}

function numberWords(board: Board, index: number, teller: Teller): string {
  return teller.tell('cell.number', { number: board.value[index]! });
}

function tileWords(board: Board, index: number, teller: Teller): string {
  const label = board.value[index]!;
  const times = board.meaning.reduce(
    (sum, meaning, cell) =>
      sum + (meaning === Meaning.label && board.value[cell] === label ? 1 : 0),
    0,
  );
  return teller.tell('cell.tile', { label: board.labels[label] ?? '', times });
}

function neighbourWords(level: Level, row: number, column: number, teller: Teller): string[] {
  const found = neighboursOf(level, row, column);
  if (!found) return [];
  const { open, walled } = found;
  const lines = [
    open.length > 0
      ? teller.tell('cell.neighbours', { cells: open.join(', '), count: open.length })
      : teller.tell('cell.alone'),
  ];
  if (walled.length > 0) lines.push(teller.tell('cell.walled', { cells: walled.join(', ') }));
  return lines;
}

/** Of a kind whose moves join two cells: what the cell can be joined with. */
function joinWords(level: Level, name: string, teller: Teller): string[] {
  const told = level.valid ? kindOf(level).joinsAt?.(level, name) : undefined;
  return (told ?? []).map((one) => teller.finding(one));
}

/** The steps at which the stored route stands on a cell: several where it crosses itself. */
function stepWords({ solution }: Level, name: string, teller: Teller): string[] {
  const strokes = solution?.strokes ?? [];
  const steps = strokes.flatMap((stroke, number) =>
    stroke.flatMap((cell, step) =>
      cell === name ? [{ stroke: number + 1, step: step + 1, of: stroke.length }] : [],
    ),
  );
  return steps
    .slice(0, 4)
    .map((step) => teller.tell(strokes.length > 1 ? 'cell.step.stroke' : 'cell.step', step));
}

/** What the cell that a step names is; empty where there is none. */
export function namedCellWords(level: Level, row: number, column: number, teller: Teller): string {
  const index = level.board ? cellIndex(level.board, row, column) : -1;
  return index < 0 ? '' : cellWords(level, index, teller);
}

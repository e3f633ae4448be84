import { Meaning, cellIndex, type Board } from '../level/board';
import { editsFor } from '../level/edits';
import type { Args, Change } from '../level/finding';
import type { GridFile, Level } from '../level/level';
import { applyEdits, shift } from '../level/range';
import { cellName, readCellName } from '../level/route';
import { readGrid } from './index';

/** A level with another start, or why it can't have that one: the code of a sentence. */
export type FromStart =
  | {
      readonly ok: true;
      readonly level: Level;
      /** The cell of the `S` that had to go for it. */
      readonly former: string | null;
    }
  | { readonly ok: false; readonly code: string; readonly args: Args };

/**
 * A level as it would be with its start on a cell (of a drawing: a point), read again from the text
 * with that change; nothing is written. A level that can't be read stays as it is.
 * @param start `r1c2`, or a point's name
 */
export function fromStart(file: GridFile, level: Level, start: string): FromStart {
  if (!level.valid) return { ok: true, level, former: null };
  const index = file.levels.indexOf(level);
  const found = level.board ? boardStart(level, level.board, start) : drawingStart(level, start);
  if (!found.ok) return found;
  let text = file.text;
  let changed = level;
  for (const change of found.changes) {
    const result = editsFor(changed, change);
    if (!result.ok) return result;
    const edits = result.edits.map((edit) => ({
      ...edit,
      range: shift(edit.range, changed.offset),
    }));
    text = applyEdits(text, edits);
    changed = readGrid(text).levels[index]!;
  }
  return { ok: true, level: changed, former: found.former };
}

/** What has to change for a start. */
type Found =
  | { readonly ok: true; readonly changes: readonly Change[]; readonly former: string | null }
  | Extract<FromStart, { readonly ok: false }>;

const refused = (code: string, args: Args): Found => ({ ok: false, code, args });

function drawingStart(level: Level, start: string): Found {
  const isPoint = level.drawing?.points.some(({ name }) => name === start) ?? false;
  if (!isPoint) return refused('start.no-point', { start });
  return { ok: true, changes: [{ type: 'setting', key: 'start', value: start }], former: null };
}

function boardStart(level: Level, board: Board, start: string): Found {
  const cell = readCellName(start);
  if (!cell) return refused('start.no-cell', { start });
  const { alphabet, numbers } = level.kind.cells;
  if (alphabet !== 'route') return refused('start.of-kind', { kind: level.kind.id });
  const at = cellIndex(board, cell.row, cell.column);
  const meaning = at < 0 ? Meaning.hole : board.meaning[at];
  const startsHere =
    meaning === Meaning.start ||
    (numbers && meaning === Meaning.number && startsAnyway(level, board, at));
  if (startsHere) return { ok: true, changes: [], former: null };
  if (meaning !== Meaning.open) return refused('start.not-open', { start });
  const s = board.meaning.indexOf(Meaning.start);
  const former = s < 0 ? null : placeOf(board, s);
  const changes: Change[] = [{ type: 'paint', cells: [cell], symbol: 'S' }];
  if (former) changes.unshift({ type: 'paint', cells: [former], symbol: '.' });
  return { ok: true, changes, former: former && cellName(former.row, former.column) };
}

/** Whether every route of an open level starts on this checkpoint: on the lowest, or on step 1. */
function startsAnyway(level: Level, board: Board, at: number): boolean {
  if (level.values.get('closed') === 'yes' || board.meaning.includes(Meaning.start)) return false;
  if (level.values.get('numbers') === 'steps') return board.value[at] === 1;
  const others = [...board.meaning.keys()].filter((i) => board.meaning[i] === Meaning.number);
  return (
    level.values.get('ends') !== 'free' && others.every((i) => board.value[i]! >= board.value[at]!)
  );
}

function placeOf(board: Board, index: number): { row: number; column: number } {
  return { row: Math.floor(index / board.width) + 1, column: (index % board.width) + 1 };
}

import { Meaning, cellIndex, type Board } from '../../level/board';
import { editsFor } from '../../level/edits';
import type { Change } from '../../level/finding';
import type { GridFile, Level } from '../../level/level';
import { applyEdits, shift } from '../../level/range';
import { readCellName } from '../../level/route';
import { readGrid } from '../../puzzles/index';
import { UsageError } from '../args/usageError';

/**
 * A level as it would be with its start on a cell (of a drawing: a point), read again from the text
 * with that change; nothing is written. A level that can't be read stays as it is.
 * @param start `r1c2`, or a point's name
 * @throws UsageError where no route of this level can start there
 */
export function fromStart(file: GridFile, level: Level, start: string): Level {
  if (!level.valid) return level;
  const index = file.levels.indexOf(level);
  const changes = level.board ? boardStart(level, level.board, start) : drawingStart(level, start);
  let text = file.text;
  let changed = level;
  for (const change of changes) {
    const result = editsFor(changed, change);
    if (!result.ok) throw new UsageError(result.code, result.args);
    const edits = result.edits.map((edit) => ({
      ...edit,
      range: shift(edit.range, changed.offset),
    }));
    text = applyEdits(text, edits);
    changed = readGrid(text).levels[index]!;
  }
  return changed;
}

function drawingStart(level: Level, start: string): Change[] {
  const isPoint = level.drawing?.points.some(({ name }) => name === start) ?? false;
  if (!isPoint) throw new UsageError('cli.start.no-point', { start });
  return [{ type: 'setting', key: 'start', value: start }];
}

function boardStart(level: Level, board: Board, start: string): Change[] {
  const cell = readCellName(start);
  if (!cell) throw new UsageError('cli.start.no-cell', { start });
  const { alphabet, numbers } = level.kind.cells;
  if (alphabet !== 'route') throw new UsageError('cli.start.kind', { kind: level.kind.id });
  const at = cellIndex(board, cell.row, cell.column);
  const meaning = at < 0 ? Meaning.hole : board.meaning[at];
  if (meaning === Meaning.start) return [];
  if (numbers && meaning === Meaning.number && startsAnyway(level, board, at)) return [];
  if (meaning !== Meaning.open) throw new UsageError('cli.start.not-open', { start });
  const former = [...board.meaning.keys()].filter((i) => board.meaning[i] === Meaning.start);
  return [
    ...former.map((i): Change => ({ type: 'paint', cells: [placeOf(board, i)], symbol: '.' })),
    { type: 'paint', cells: [cell], symbol: 'S' },
  ];
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

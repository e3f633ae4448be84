import type { CellStep } from '../level/route';
import type { Picture, PictureMark } from '../drawing/picture';
import { isClosed } from '../drawing/scene/routeLayer';
import { strokesOf } from '../drawing/scene/scene';
import type { Words } from './words';

/** The step a route takes on each cell, by `row,column`. */
export interface Steps {
  readonly count: number;
  /** Steps to play: the one that closes a single stroke comes with its last. */
  readonly walked: number;
  readonly at: ReadonlyMap<string, number>;
}

/** `r2c3`, as cells are named everywhere. */
export function cellName({ row, column }: CellStep): string {
  return `r${row}c${column}`;
}

const known = new WeakMap<Picture, Steps>();

/** The steps of a picture's route, numbered; a closing step counts as the first. */
export function stepsOf(picture: Picture): Steps {
  const steps = known.get(picture) ?? numbered(picture);
  known.set(picture, steps);
  return steps;
}

function numbered(picture: Picture): Steps {
  const at = new Map<string, number>();
  let count = 0;
  let all = 0;
  for (const { cells } of strokesOf(picture)) {
    const walked = isClosed(cells) ? cells.slice(0, -1) : cells;
    all += cells.length;
    for (const { row, column } of walked) {
      count += 1;
      const key = `${row},${column}`;
      if (!at.has(key)) at.set(key, count);
    }
  }
  return { count, walked: strokesOf(picture).length === 1 ? count : all, at };
}

/** What a cell is, in words: name, meaning, walls, step. For status line and screen readers. */
export function cellWords(
  place: CellStep,
  picture: Picture,
  steps: Steps,
  words: Words,
): readonly string[] {
  const { row, column } = place;
  const cell = picture.cells[row - 1]?.[column - 1];
  if (!cell) return [cellName(place)];
  const step = steps.at.get(`${row},${column}`);
  return [
    cellName(place),
    words(`cell.${cell.meaning}`, { text: cell.text }),
    ...(cell.below ? [words('cell.below')] : []),
    ...(cell.right ? [words('cell.right')] : []),
    ...(step === undefined ? [] : [words('cell.step', { n: step, count: steps.count })]),
  ];
}

/** The cell that playing stands on after so many steps; null before the first. */
export function cellAtStep(picture: Picture, step: number): CellStep | null {
  for (const { cells, before } of strokesOf(picture)) {
    const cell = cells[step - 1 - before];
    if (cell && step > before) return cell;
  }
  return null;
}

/** What the shown findings make of a cell: `cut cell`, `part B`, `one of 12 discs`. */
export function markWords(
  { row, column }: CellStep,
  marks: readonly PictureMark[],
  words: Words,
): readonly string[] {
  return marks.flatMap((mark) => {
    if (!mark.cells.some((cell) => cell.row === row && cell.column === column)) return [];
    if (mark.form === 'cut') return [words('cell.cut')];
    if (mark.form === 'diamond' || mark.form === 'disc') {
      return [words(`cell.${mark.form}`, { count: mark.cells.length })];
    }
    return mark.letter === null ? [] : [words('cell.part', { letter: mark.letter })];
  });
}

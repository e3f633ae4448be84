import type { CellStep } from '../level/route';
import type { Picture, PictureCell, PictureMark } from '../drawing/picture';
import { edgeStepsOf } from '../drawing/scene/edgeSteps';
import { cornersOf } from '../drawing/scene/polyline';
import { isClosed } from '../drawing/scene/routeLayer';
import { strokesOf } from '../drawing/scene/scene';
import { centre } from '../drawing/scene/units';
import type { Words } from './words';

/** The steps of a route as they are played and named. */
export interface Steps {
  readonly count: number;
  /** Steps to play: the one that closes a single stroke comes with its last. */
  readonly walked: number;
  /** The step a route takes on each cell, by `row,column`; none where cells are passed again. */
  readonly at: ReadonlyMap<string, number>;
  /** Strokes that join two tiles are played as pairs, and at rest none is shown; steps are, all. */
  readonly unit: 'step' | 'pair';
}

/** The steps of a board that isn't there. */
export const noSteps: Steps = { count: 0, walked: 0, at: new Map(), unit: 'step' };

/** `r2c3`, as cells are named everywhere. */
export function cellName({ row, column }: CellStep): string {
  return `r${row}c${column}`;
}

const known = new WeakMap<Picture, Steps>();

/** The steps of a picture's route, numbered; a closing step counts as the first. */
export function stepsOf(picture: Picture): Steps {
  const steps = known.get(picture) ?? counted(picture);
  known.set(picture, steps);
  return steps;
}

function counted(picture: Picture): Steps {
  const none: ReadonlyMap<string, number> = new Map();
  switch (picture.look.route) {
    case 'joins': {
      const count = strokesOf(picture).length;
      return { count, walked: count, at: none, unit: 'pair' };
    }
    case 'edges': {
      const count = edgeStepsOf(picture).length;
      return { count, walked: count, at: none, unit: 'step' };
    }
    case 'line':
    case 'jumps':
      return numbered(picture);
  }
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
  return { count, walked: strokesOf(picture).length === 1 ? count : all, at, unit: 'step' };
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
    meaningWords(cell, picture, words),
    ...(cell.below ? [words('cell.below')] : []),
    ...(cell.right ? [words('cell.right')] : []),
    ...(step === undefined ? [] : [words('cell.step', { n: step, count: steps.count })]),
  ];
}

function meaningWords({ meaning, text }: PictureCell, { look }: Picture, words: Words): string {
  const ofTiles = look.route === 'joins';
  if (ofTiles && meaning === 'open') return words('cell.empty');
  if (ofTiles && meaning === 'hole') return words('cell.block');
  return words(`cell.${meaning}`, { text });
}

/** Where playing stands after so many steps, in a sentence; null where there is nothing to say. */
export function stepWords(picture: Picture, n: number, words: Words): string | null {
  const { walked: count, unit } = stepsOf(picture);
  if (unit === 'pair') return pairWords(picture, n, words);
  if (picture.look.route === 'edges') {
    const { name, stroke } = edgeStepsOf(picture)[n - 1] ?? {};
    if (name === undefined) return null;
    return words(isLift(picture, n) ? 'play.saidStroke' : 'play.said', {
      n,
      count,
      cell: name,
      stroke: stroke!,
    });
  }
  const cell = cellAtStep(picture, n);
  return cell === null ? null : words('play.said', { n, count, cell });
}

/** Whether the pen is lifted for a step: it begins one of several strokes. */
export function isLift(picture: Picture, n: number): boolean {
  if (picture.look.route !== 'edges') return false;
  const step = edgeStepsOf(picture)[n - 1];
  return step !== undefined && step.stroke > 0 && step.nth === 1;
}

function cellAtStep(picture: Picture, step: number): string | null {
  for (const { cells, before } of strokesOf(picture)) {
    const cell = cells[step - 1 - before];
    if (cell && step > before) return cellName(cell);
  }
  return null;
}

function pairWords(picture: Picture, n: number, words: Words): string | null {
  const line = lineWords(picture, n, words);
  return line && words('play.saidPair', { n, count: strokesOf(picture).length, line });
}

/** The nth line of a route that joins tiles: what it joins, its turns, and where it runs; or null. */
export function lineWords(picture: Picture, n: number, words: Words): string | null {
  const cells = strokesOf(picture)[n - 1]?.cells;
  const [from, to] = [cells?.[0], cells?.at(-1)];
  if (!cells || !from || !to) return null;
  const turns = Math.max(0, cornersOf(cells.map(centre)).length - 2);
  const { height, width } = picture;
  const outside = cells.some(
    ({ row, column }) => row < 1 || column < 1 || row > height || column > width,
  );
  const form = outside ? 'ring' : turns > 1 ? 'turns' : turns ? 'turn' : 'straight';
  return words(`line.${form}`, {
    text: picture.cells[from.row - 1]?.[from.column - 1]?.text ?? '',
    from: cellName(from),
    to: cellName(to),
    turns,
  });
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

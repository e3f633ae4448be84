import { readCellName } from '../level/route';
import type { Picture } from './picture';

/**
 * What stands in each cell of a numbered table, by `row,column`: the steps at which a route passes
 * it, from 1; the last step of a closed stroke is its first. Where strokes join tiles that then go,
 * both ends of a stroke have its number instead: the order in which they go.
 */
export function stepNumbers(picture: Picture): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  const add = (name: string, number: number): void => {
    const cell = readCellName(name);
    if (!cell) return;
    const key = `${cell.row},${cell.column}`;
    const known = numbers.get(key);
    if (known) known.push(number);
    else numbers.set(key, [number]);
  };
  const joins = joinsTiles(picture);
  let step = 0;
  (picture.route ?? []).forEach((stroke, index) => {
    const closed = stroke.length > 1 && stroke[0] === stroke.at(-1);
    const names = closed ? stroke.slice(0, -1) : stroke;
    if (joins) for (const name of [names[0], names.at(-1)]) add(name ?? '', index + 1);
    else for (const name of names) add(name, ++step);
  });
  return numbers;
}

/** Whether a stroke joins two tiles that are gone afterwards, so that strokes may cross. */
function joinsTiles({ look }: Picture): boolean {
  return look.route === 'joins';
}

/** Whether every step of the route goes to a neighbour on the board, so that lines show it. */
export function isLineOfNeighbours(picture: Picture): boolean {
  if (joinsTiles(picture)) return false;
  return (picture.route ?? []).every((stroke) =>
    stroke.every((name, i) => {
      const here = readCellName(name);
      if (!here) return false;
      const before = readCellName(stroke[i - 1] ?? name)!;
      return Math.abs(here.row - before.row) + Math.abs(here.column - before.column) <= 1;
    }),
  );
}

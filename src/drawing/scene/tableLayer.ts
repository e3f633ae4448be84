import type { Picture } from '../picture';
import { stepNumbers } from '../stepNumbers';
import { node, textNode, type SvgNode } from './svgNode';
import { centre } from './units';

const grounds = new WeakMap<Picture, Picture>();

/** A picture without its route, and without the marks of cells that have a step number. */
export function tableGround(picture: Picture): Picture {
  const known = grounds.get(picture);
  if (known) return known;
  const numbers = stepNumbers(picture);
  const cells = picture.cells.map((row, r) =>
    row.map((cell, c) =>
      numbers.has(`${r + 1},${c + 1}`) ? { ...cell, meaning: 'open' as const, text: '' } : cell,
    ),
  );
  const ground = { ...picture, cells, route: null };
  grounds.set(picture, ground);
  return ground;
}

/**
 * The steps of a route in the middle of their cells.
 * @param ends the first step on a disc, the last one on a square
 * @param played how many steps there are so far; null: all
 */
export function tableLayer(picture: Picture, ends = false, played: number | null = null): SvgNode {
  const numbers = [...stepNumbers(picture)];
  const last = numbers.reduce((most, [, steps]) => Math.max(most, ...steps), 0);
  const parts = numbers.flatMap(([key, steps]): readonly SvgNode[] => {
    const [row, column] = key.split(',').map(Number) as [number, number];
    const [x, y] = centre({ row, column });
    const reached = steps.filter((step) => step <= (played ?? Infinity));
    if (reached.length === 0) return [];
    const text = reached.join(',');
    const small = text.length <= 3 ? '' : text.length <= 6 ? ' small' : ' tiny';
    const isFirst = ends && reached.includes(1);
    const isLast = ends && reached.includes(Math.min(last, played ?? last)) && !isFirst;
    const place = { class: `table-text${small}${isFirst || isLast ? ' end' : ''}`, x, y: y + 0.5 };
    const square = { class: 'disc', x: x - 17, y: y - 17, width: 34, height: 34, rx: 5 };
    return [
      ...(isFirst ? [node('circle', { class: 'disc', cx: x, cy: y, r: 18 })] : []),
      ...(isLast ? [node('rect', square)] : []),
      textNode('text', place, text),
    ];
  });
  return node('g', { class: 'layer-table' }, parts);
}

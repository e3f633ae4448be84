import type { Picture } from './picture';
import { sceneOf, sceneSvg } from './scene/scene';
import { node, textNode, type SvgNode } from './scene/svgNode';
import { centre } from './scene/units';
import { stepNumbers } from './stepNumbers';
import { svgText } from './svg';
import { svgStyle } from './svgStyle';

/** CSS pixels a cell is wide: all of a route's detail is drawn, up to boards this large. */
const cellSize = 48;
/** The widest picture, in CSS pixels; a larger board has smaller cells. */
const widest = 4096;

/**
 * A picture as an SVG file that stands alone: it brings its style and its ground.
 * @param numbers a numbered table in place of the route's line
 */
export function svgDocument(picture: Picture, numbers: boolean): string {
  const size = Math.min(cellSize, widest / Math.max(1, picture.width, picture.height));
  const shown = numbers ? tableGround(picture) : picture;
  const options = { cellSize: size, lit: null, old: new Set<number>(), focus: null, ids: '' };
  const scene = sceneOf(shown, options);
  const svg = sceneSvg(scene, size / cellSize);
  const [x, y, width, height] = scene.box;
  const table = numbers ? [tableLayer(picture)] : [];
  return `${svgText({
    ...svg,
    children: [
      textNode('style', {}, svgStyle),
      node('rect', { class: 'page', x, y, width, height }),
      ...svg.children,
      ...table,
    ],
  })}\n`;
}

/** A picture without its route, and without the marks of cells that have a step number. */
function tableGround(picture: Picture): Picture {
  const numbers = stepNumbers(picture);
  const cells = picture.cells.map((row, r) =>
    row.map((cell, c) =>
      numbers.has(`${r + 1},${c + 1}`) ? { ...cell, meaning: 'open' as const, text: '' } : cell,
    ),
  );
  return { ...picture, cells, route: null };
}

/** The steps of a route in the middle of their cells. */
function tableLayer(picture: Picture): SvgNode {
  const texts = [...stepNumbers(picture)].map(([key, numbers]) => {
    const [row, column] = key.split(',').map(Number) as [number, number];
    const text = numbers.join(',');
    const [x, y] = centre({ row, column });
    const small = text.length <= 3 ? '' : text.length <= 6 ? ' small' : ' tiny';
    return textNode('text', { class: `table-text${small}`, x, y: y + 0.5 }, text);
  });
  return node('g', { class: 'layer-table' }, texts);
}

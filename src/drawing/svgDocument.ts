import type { Picture } from './picture';
import { layoutOf } from './scene/drawingLayout';
import { sceneOf, sceneSvg } from './scene/scene';
import { node, textNode } from './scene/svgNode';
import { tableGround, tableLayer } from './scene/tableLayer';
import { Unit } from './scene/units';
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
  const size = Math.min(cellSize, widest / Math.max(1, ...cellsAcross(picture)));
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

/** How many cells wide and high a picture is; a drawing, as if it had cells. */
function cellsAcross({ drawing, width, height }: Picture): readonly number[] {
  if (!drawing) return [width, height];
  const [, , across, down] = layoutOf(drawing).box;
  return [across / Unit, down / Unit];
}

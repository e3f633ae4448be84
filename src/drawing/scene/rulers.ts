import type { Picture } from '../picture';
import { detailOf } from './detail';
import type { CellPlace } from './outline';
import { node, textNode, type SvgNode } from './svgNode';
import { short, Unit } from './units';

/** The smallest size of a ruler's figures, in CSS pixels. */
const leastPixels = 10;

/** The size of a ruler's figures, in units: they grow with the board, and stay readable on a small one. */
function fontSize(cellSize: number): number {
  return Math.max(11, (leastPixels * Unit) / cellSize);
}

/** The room rulers take above and to the left of the board, in units. */
export function rulerPad(cellSize: number): number {
  return Math.ceil(Math.max(26, fontSize(cellSize) * 1.7 + 6));
}

/** The room above and to the left of the board, in units: for rulers, and for the ring outside. */
export function padOf(picture: Picture, cellSize: number): number {
  return (picture.look.rulers ? rulerPad(cellSize) : 6) + (picture.ring ? Unit : 0);
}

/** Numbers of rows and columns outside the board; those of the focus are bold. */
export function rulers(picture: Picture, cellSize: number, focus: CellPlace | null): SvgNode {
  if (!picture.look.rulers) return node('g');
  const { rulerStep } = detailOf(cellSize);
  const size = short(fontSize(cellSize));
  const away = -padOf(picture, cellSize) + Math.max(12, fontSize(cellSize));
  const figure = (at: number, on: boolean, x: number, y: number): SvgNode =>
    textNode('text', { class: on ? 'ruler on' : 'ruler', 'font-size': size, x, y }, String(at));
  const shown = (at: number): boolean => rulerStep === 1 || at === 1 || at % rulerStep === 0;
  return node('g', {}, [
    ...upTo(picture.width)
      .filter(shown)
      .map((c) => figure(c, focus?.column === c, (c - 0.5) * Unit, away)),
    ...upTo(picture.height)
      .filter(shown)
      .map((r) => figure(r, focus?.row === r, away, (r - 0.5) * Unit)),
  ]);
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

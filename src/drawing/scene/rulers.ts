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
  const across = figureStep(cellSize, picture.width);
  const down = detailOf(cellSize).rulerStep;
  const size = short(fontSize(cellSize));
  const away = -padOf(picture, cellSize) + Math.max(12, fontSize(cellSize));
  const figure = (at: number, on: boolean, x: number, y: number): SvgNode =>
    textNode('text', { class: on ? 'ruler on' : 'ruler', 'font-size': size, x, y }, String(at));
  const shown = (step: number) => (at: number) => step === 1 || at === 1 || at % step === 0;
  return node('g', {}, [
    ...upTo(picture.width)
      .filter(shown(across))
      .map((c) => figure(c, focus?.column === c, (c - 0.5) * Unit, away)),
    ...upTo(picture.height)
      .filter(shown(down))
      .map((r) => figure(r, focus?.row === r, away, (r - 0.5) * Unit)),
  ]);
}

/** Which columns are numbered, so that figures of several digits stand apart. */
function figureStep(cellSize: number, width: number): number {
  const { rulerStep } = detailOf(cellSize);
  const room = 6 + String(width).length * 0.6 * Math.max(leastPixels, (11 * cellSize) / Unit);
  const steps = [rulerStep, 5, 10, 20, 50, 100, 200, 500, 1000];
  return steps.find((step) => step >= rulerStep && step * cellSize >= room) ?? rulerStep;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

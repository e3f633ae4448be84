import type { Change } from '../level/finding';
import type { Picture, PictureDrawing } from '../drawing/picture';
import { layoutOf } from '../drawing/scene/drawingLayout';
import { bowedEdges } from '../drawing/scene/edgeSteps';
import { drawingShapes } from '../drawing/scene/edgesLayer';
import type { Spot } from '../drawing/scene/units';
import type { Side } from './changes';

/** A press so near to a point's middle means the point, in units. */
const pointReach = 24;
/** A press so near to an edge means the edge, in units. */
const edgeReach = 12;

const far = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The point at a spot, or null. */
export function pointAt(drawing: PictureDrawing, spot: Spot): string | null {
  const { spots } = layoutOf(drawing);
  let best: string | null = null;
  let least = pointReach;
  drawing.points.forEach(({ name }, i) => {
    const away = far(spots[i]!, spot);
    if (away <= least) [best, least] = [name, away];
  });
  return best;
}

/** What erasing at a spot asks for: a point with its edges, or an edge; null where there is neither. */
export function eraseChange(picture: Picture, spot: Spot): Change | null {
  const { drawing } = picture;
  if (!drawing) return null;
  const name = pointAt(drawing, spot);
  if (name !== null) return { type: 'removePoint', name };
  const shapes = drawingShapes(picture);
  const edges = bowedEdges(drawing);
  let best: Change | null = null;
  let least = edgeReach;
  shapes.forEach((shape, i) => {
    const away = Math.min(...Array.from({ length: 33 }, (_, k) => far(shape.at(k / 32), spot)));
    const { from, to, copy } = edges[i]!;
    if (away > least) return;
    least = away;
    const [a, b] = [drawing.points[from]!.name, drawing.points[to]!.name];
    best = { type: 'removeEdge', from: a, to: b, copy };
  });
  return best;
}

/** The first name that no point has: A to Z, then A1, B1 … */
export function freeName({ points }: PictureDrawing): string {
  const taken = new Set(points.map(({ name }) => name));
  for (let i = 0; ; i++) {
    const name = String.fromCharCode(65 + (i % 26)) + (i < 26 ? '' : String(Math.floor(i / 26)));
    if (!taken.has(name)) return name;
  }
}

/** A new point at a spot. */
export function addPointChange(drawing: PictureDrawing, spot: Spot): Change {
  return { type: 'addPoint', name: freeName(drawing), ...layoutOf(drawing).placeAt(spot) };
}

/** A new point beside another, to the right where there is room. */
export function addBeside(drawing: PictureDrawing, name: string | null): Change {
  const { spots } = layoutOf(drawing);
  const from = spots[drawing.points.findIndex((point) => point.name === name)];
  if (!from) return addPointChange(drawing, [0, 0]);
  for (let reach = 150; ; reach += 75) {
    for (const [dx, dy] of directions) {
      const spot: Spot = [from[0] + dx * reach, from[1] + dy * reach];
      if (spots.every((other) => far(other, spot) > 60)) return addPointChange(drawing, spot);
    }
  }
}

const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** A point moved to a spot; null where that is where it is. */
export function moveChange(drawing: PictureDrawing, name: string, spot: Spot): Change | null {
  const place = layoutOf(drawing).placeAt(spot);
  const point = drawing.points.find((one) => one.name === name);
  if (!point || (point.x === place.x && point.y === place.y)) return null;
  return { type: 'movePoint', name, ...place };
}

/** A point moved a little to one side. */
export function nudgeChange(drawing: PictureDrawing, name: string, side: Side): Change | null {
  const spot = layoutOf(drawing).spots[drawing.points.findIndex((point) => point.name === name)];
  if (!spot) return null;
  const [dx, dy] = wayOf(side);
  return moveChange(drawing, name, [spot[0] + dx * 30, spot[1] + dy * 30]);
}

/** The nearest point that lies to one side of another; null where there is none. */
export function pointBeside(drawing: PictureDrawing, name: string, side: Side): string | null {
  const { spots } = layoutOf(drawing);
  const from = spots[drawing.points.findIndex((point) => point.name === name)];
  if (!from) return null;
  const [dx, dy] = wayOf(side);
  let best: string | null = null;
  let least = Infinity;
  drawing.points.forEach((point, i) => {
    const [x, y] = [spots[i]![0] - from[0], spots[i]![1] - from[1]];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 0.01 || aside > 2 * along) return;
    if (along + 2 * aside < least) [best, least] = [point.name, along + 2 * aside];
  });
  return best;
}

function wayOf(side: Side): readonly [number, number] {
  switch (side) {
    case 'up':
      return [0, -1];
    case 'down':
      return [0, 1];
    case 'left':
      return [-1, 0];
    case 'right':
      return [1, 0];
  }
}

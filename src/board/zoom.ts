import type { Picture } from '../drawing/picture';
import { boxOf } from '../drawing/scene/scene';
import { Unit } from '../drawing/scene/units';

/** `fit`, or a share of full size (1 is 100 %). */
export type Zoom = 'fit' | number;

/** The width of a cell at 100 %, in CSS pixels. */
export const FullCell = 60;

const steps = [0.1, 0.15, 0.2, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The next larger or smaller step from a zoom. */
export function zoomStep(from: number, direction: 'in' | 'out'): number {
  const larger = steps.find((step) => step > from + 0.005);
  const smaller = steps.findLast((step) => step < from - 0.005);
  return (direction === 'in' ? larger : smaller) ?? from;
}

/** Between two pictures, in CSS pixels. */
const gap = 24;

/**
 * The zoom at which a whole picture is seen in a place of this size (CSS pixels), at most 100 %.
 * Rulers take more units the smaller the cells are, so the answer is approached in a few rounds.
 * @param twice two of it are seen, side by side or one above the other as {@link isWide} says
 */
export function fitZoom(
  picture: Picture,
  place: { width: number; height: number },
  twice = false,
): number {
  const across = isWide(place);
  const room = {
    width: twice && across ? (place.width - gap) / 2 : place.width,
    height: twice && !across ? (place.height - gap) / 2 : place.height,
  };
  let zoom = 1;
  for (let round = 0; round < 4; round++) {
    const [, , width, height] = boxOf(picture, zoom * FullCell);
    const scale = Math.min(room.width / width, room.height / height);
    zoom = Math.min(1, Math.max((scale * Unit) / FullCell, 0.02));
  }
  return zoom;
}

/** Whether two pictures stand side by side in a place, not one above the other. */
export function isWide(place: { width: number; height: number }): boolean {
  return place.width >= place.height;
}

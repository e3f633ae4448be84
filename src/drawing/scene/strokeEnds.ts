import type { Picture } from '../picture';
import { toneAt } from './polyline';

/** A stroke that begins or ends at a point. */
export interface StrokeEnd {
  /** From 1. */
  readonly stroke: number;
  readonly begins: boolean;
  readonly tone: number;
}

const known = new WeakMap<Picture, ReadonlyMap<string, readonly StrokeEnd[]>>();

/** The strokes that begin or end at each point, by its name; a closed stroke only begins. */
export function strokeEndsOf(picture: Picture): ReadonlyMap<string, readonly StrokeEnd[]> {
  const ends = known.get(picture) ?? read(picture);
  known.set(picture, ends);
  return ends;
}

/** One stroke goes through all tones; of several each has its own, so that they are told apart. */
export function toneOfStroke({ route }: Picture, index: number, share: number): number {
  const strokes = route?.length ?? 0;
  return toneAt(strokes > 1 ? index / (strokes - 1) : share);
}

function read(picture: Picture): ReadonlyMap<string, readonly StrokeEnd[]> {
  const ends = new Map<string, StrokeEnd[]>();
  picture.route?.forEach((stroke, index) => {
    const names = [stroke[0], stroke.at(-1)].map((step) => step?.split('#')[0]);
    names.forEach((name, i) => {
      if (name === undefined || (i === 1 && name === names[0])) return;
      const end = { stroke: index + 1, begins: i === 0, tone: toneOfStroke(picture, index, i) };
      ends.set(name, [...(ends.get(name) ?? []), end]);
    });
  });
  return ends;
}

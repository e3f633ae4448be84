import type { Grid } from '../graph/gridGraph';
import { Meaning, WallBelow, WallRight, type Board } from '../level/board';

/** A board of one width as graphs see it: what is no hole is open. */
export function gridOf({ height, width, meaning, walls }: Board): Grid {
  const size = height * width;
  const [open, wallBelow, wallRight] = [0, 0, 0].map(() => new Uint8Array(size)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  for (let cell = 0; cell < size; cell++) {
    if (meaning[cell] !== Meaning.hole) open[cell] = 1;
    if ((walls[cell]! & WallBelow) !== 0) wallBelow[cell] = 1;
    if ((walls[cell]! & WallRight) !== 0) wallRight[cell] = 1;
  }
  return { height, width, open, wallBelow, wallRight };
}

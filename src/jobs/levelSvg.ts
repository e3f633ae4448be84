import { pictureOf } from '../drawing/pictureOf';
import { svgDocument } from '../drawing/svgDocument';
import type { Level } from '../level/level';
import { kindOf } from '../puzzles/index';

/** A level as an SVG file that stands alone, with its stored route where that is right. */
export function levelSvg(level: Level): string {
  const kind = kindOf(level);
  const stored = level.valid ? (level.solution?.strokes ?? null) : null;
  const route = stored && !kind.verify(level, stored) ? stored : null;
  return svgDocument(pictureOf(level, kind.look, route, []), false);
}

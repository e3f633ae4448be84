import { pictureOf } from '../drawing/pictureOf';
import { svgDocument } from '../drawing/svgDocument';
import type { Teller } from '../messages/teller';
import type { PictureParams, PictureResult } from '../protocol/fileRequests';
import { kindOf } from '../puzzles/index';
import { cellLimit } from './levelModel';
import type { OpenDocument } from './openDocument';

/** A level as an SVG file, with its stored route where that is right. */
export function levelPicture(
  document: OpenDocument | undefined,
  { level: index }: PictureParams,
  teller: Teller,
): PictureResult {
  const level = document?.levelAt(index)?.state.level;
  if (!level?.board) return { message: teller.tell('picture.nothing') };
  const count = level.board.meaning.length;
  if (count > cellLimit) {
    return { message: teller.tell('board-too-large', { count, limit: cellLimit }) };
  }
  const kind = kindOf(level);
  const stored = level.valid ? (level.solution?.strokes ?? null) : null;
  const route = stored && !kind.verify(level, stored) ? stored : null;
  return {
    svg: svgDocument(pictureOf(level, kind.look, route, []), false),
    id: level.header?.id ?? null,
  };
}

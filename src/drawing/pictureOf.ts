import { Meaning, WallBelow, WallRight, type Board } from '../level/board';
import type { Finding } from '../level/finding';
import type { Level } from '../level/level';
import type { Look, Route } from '../puzzles/puzzle';
import { forksOf } from './forksOf';
import { marksOf } from './marksOf';
import { offersOf } from './offersOf';
import { replaysOf } from './replaysOf';
import type { Picture, PictureCell, PictureDrawing } from './picture';

/**
 * All that is to be drawn of a level. A broken board is drawn as far as it can be read: an
 * unreadable cell shows the text that stands there, a ragged row has the cells it has. A level of a
 * kind that can be drawn has points and edges where it has no board, none of them where it is empty.
 *
 * `findings` must be the list the picture is shown with: marks name their findings by index. `found`
 * is the route that a search found, if one did: the first of two where a finding shows two.
 */
export function pictureOf(
  level: Level,
  look: Look,
  route: Route | null,
  findings: readonly Finding[],
  found: Route | null = null,
): Picture {
  const cells = level.board ? rowsOf(level.board, level.text) : [];
  const drawing = drawingOf(level);
  return {
    height: cells.length,
    width: cells.reduce((widest, row) => Math.max(widest, row.length), 0),
    cells,
    route,
    marks: marksOf(level, findings),
    forks: forksOf(findings, found),
    offers: offersOf(findings),
    replays: replaysOf(findings),
    look,
    ...(drawing && { drawing }),
    ...(look.ring && level.values.get(look.ring.key) !== look.ring.closed && { ring: true }),
  };
}

function drawingOf({ board, drawing, kind }: Level): PictureDrawing | null {
  if (board || !kind.drawings) return null;
  if (!drawing) return { points: [], edges: [] };
  return {
    points: drawing.points.map(({ name, x, y }) => ({ name, x, y })),
    edges: drawing.edges.map(({ from, to }) => ({ from, to })),
  };
}

/** Cells that mean the same are one object: a large board has few of them. */
function rowsOf(board: Board, text: string): readonly (readonly PictureCell[])[] {
  const known = new Map<number, PictureCell>();
  const at = (index: number): PictureCell => {
    if (board.meaning[index] === Meaning.unknown) return cellOf(board, text, index);
    const key = (board.value[index]! * 16 + board.meaning[index]!) * 4 + board.walls[index]!;
    let cell = known.get(key);
    if (!cell) {
      cell = cellOf(board, text, index);
      known.set(key, cell);
    }
    return cell;
  };
  return Array.from({ length: board.height }, (_, row) => {
    const [first, end] = [board.rowStart[row]!, board.rowStart[row + 1]!];
    return Array.from({ length: end - first }, (_, column) => at(first + column));
  });
}

function cellOf(board: Board, text: string, index: number): PictureCell {
  const walls = board.walls[index]!;
  return {
    ...symbolOf(board, text, index),
    below: (walls & WallBelow) !== 0,
    right: (walls & WallRight) !== 0,
  };
}

function symbolOf(
  board: Board,
  text: string,
  index: number,
): Pick<PictureCell, 'meaning' | 'text'> {
  const meaning = board.meaning[index] as Meaning;
  switch (meaning) {
    case Meaning.open:
      return { meaning: 'open', text: '' };
    case Meaning.hole:
      return { meaning: 'hole', text: '' };
    case Meaning.start:
      return { meaning: 'start', text: 'S' };
    case Meaning.end:
      return { meaning: 'end', text: 'E' };
    case Meaning.number:
      return { meaning: 'number', text: String(board.value[index]) };
    case Meaning.label:
      return { meaning: 'label', text: board.labels[board.value[index]!] ?? '' };
    case Meaning.unknown:
      return { meaning: 'unknown', text: text.slice(board.start[index], board.end[index]) };
  }
}

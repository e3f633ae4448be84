import {
  dropInvisible,
  findInvisible,
  graphemes,
  isPlain,
  isSpace,
  type Grapheme,
} from './characters';
import { WallBelow, WallRight, type Board } from './board';
import type { Range } from './range';

/** A cell cut out of a row. */
interface CutCell {
  readonly start: number;
  readonly symbolEnd: number;
  readonly end: number;
  readonly walls: number;
  /** A wall stands before the symbol, or without one. */
  readonly broken: boolean;
  /** A wall that is there already stands again. */
  readonly repeated: boolean;
}

/**
 * The cells of a board as they are cut, row after row, in arrays by cell index; `meaning` and
 * `value` are filled in later. All arrays lie in one buffer: many small levels are read faster so.
 */
export class CutCells {
  readonly start: Int32Array;
  readonly symbolEnd: Int32Array;
  readonly end: Int32Array;
  readonly value: Int32Array;
  readonly meaning: Uint8Array;
  readonly walls: Uint8Array;
  readonly broken: Uint8Array;
  /** Indices of the cells with a wall that stands twice. */
  readonly repeated: number[] = [];
  count = 0;

  /** Room for `most` cells. */
  constructor(private readonly most: number) {
    const buffer = new ArrayBuffer(most * 19);
    this.start = new Int32Array(buffer, 0, most);
    this.symbolEnd = new Int32Array(buffer, most * 4, most);
    this.end = new Int32Array(buffer, most * 8, most);
    this.value = new Int32Array(buffer, most * 12, most);
    this.meaning = new Uint8Array(buffer, most * 16, most);
    this.walls = new Uint8Array(buffer, most * 17, most);
    this.broken = new Uint8Array(buffer, most * 18, most);
  }

  /** The arrays of a board, as long as there are cells. */
  arrays(): Pick<Board, 'start' | 'symbolEnd' | 'end' | 'value' | 'meaning' | 'walls'> {
    const { start, symbolEnd, end, value, meaning, walls, count } = this;
    if (count === this.most) return { start, symbolEnd, end, value, meaning, walls };
    return {
      start: start.subarray(0, count),
      symbolEnd: symbolEnd.subarray(0, count),
      end: end.subarray(0, count),
      value: value.subarray(0, count),
      meaning: meaning.subarray(0, count),
      walls: walls.subarray(0, count),
    };
  }

  /** Adds a cell that is a symbol and nothing else. */
  addPlain(start: number, end: number): void {
    const index = this.count++;
    this.start[index] = start;
    this.symbolEnd[index] = end;
    this.end[index] = end;
  }

  add(cell: CutCell): void {
    const index = this.count++;
    this.start[index] = cell.start;
    this.symbolEnd[index] = cell.symbolEnd;
    this.end[index] = cell.end;
    this.walls[index] = cell.walls;
    this.broken[index] = cell.broken ? 1 : 0;
    if (cell.repeated) this.repeated.push(index);
  }
}

const below = 0x5f;
const right = 0x7c;
const anyWall = /[_|\uff3f\uff5c]/;

const isWall = (text: string): boolean =>
  text === '_' || text === '|' || text === '\uff3f' || text === '\uff5c';

function wallBit(text: string): number {
  return text === '_' || text === '\uff3f' ? WallBelow : WallRight;
}

/**
 * A symbol and its walls. `pieces` are graphemes; walls stand after the symbol. A repeated wall is
 * one wall (levels converted from other formats have them), and a warning says so.
 */
function cellOf(pieces: readonly Grapheme[], at: number): CutCell {
  const last = pieces[pieces.length - 1]!;
  const end = at + last.index + last.text.length;
  const start = at + pieces[0]!.index;
  let symbolEnd = start;
  let walls = 0;
  let broken = false;
  let repeated = false;
  let symbols = 0;
  for (const { text, index } of pieces) {
    if (!isWall(text)) {
      symbols++;
      broken ||= walls !== 0;
      symbolEnd = at + index + text.length;
    } else {
      broken ||= symbols === 0;
      repeated ||= (walls & wallBit(text)) !== 0;
      walls |= wallBit(text);
    }
  }
  if (broken) return { start, symbolEnd: end, end, walls: 0, broken, repeated: false };
  return { start, symbolEnd, end, walls, broken, repeated };
}

/** Cuts a spaced row: every token is a cell. */
export function cutSpaced(source: string, row: Range, cells: CutCells): void {
  let at = row.start;
  while (at < row.end) {
    const start = at;
    let plain = true;
    for (; at < row.end; at++) {
      const unit = source.charCodeAt(at);
      if (unit > 0x20 && unit < 0x7f) plain &&= unit !== below && unit !== right;
      else if (isSpace(unit)) break;
      else plain = false;
    }
    if (at === start) at++;
    else if (plain) cells.addPlain(start, at);
    else cutToken(source, start, at, cells);
  }
}

/** A token with a wall, or with characters beyond ASCII. */
function cutToken(source: string, start: number, end: number, cells: CutCells): void {
  const token = source.slice(start, end);
  if (anyWall.test(token)) cells.add(cellOf(graphemes(token), start));
  else if (dropInvisible(token) !== '') cells.addPlain(start, end);
}

/** Cuts a compact row: every grapheme is a cell, with the walls after it; white space is none. */
export function cutCompact(source: string, row: Range, cells: CutCells): void {
  const text = source.slice(row.start, row.end);
  if (isPlain(text) && !anyWall.test(text)) {
    for (let at = row.start; at < row.end; at++) {
      if (!isSpace(source.charCodeAt(at))) cells.addPlain(at, at + 1);
    }
    return;
  }
  const anyInvisible = findInvisible(text).length > 0;
  const pieces = graphemes(text).filter((piece) =>
    piece.text.length === 1 && !anyInvisible
      ? !isSpace(piece.text.charCodeAt(0))
      : dropInvisible(piece.text).trim() !== '',
  );
  let i = 0;
  while (i < pieces.length) {
    let j = i;
    while (j < pieces.length && isWall(pieces[j]!.text)) j++; // walls before a symbol: broken
    if (j < pieces.length) j++;
    while (j < pieces.length && isWall(pieces[j]!.text)) j++;
    cells.add(cellOf(pieces.slice(i, j), row.start));
    i = j;
  }
}

import { dropInvisible, graphemes, toAscii } from './characters';
import { Meaning, WallBelow, WallRight } from './board';
import type { KindSyntax } from './kindSyntax';
import type { Range } from './range';

/** A cell cut out of a row: its symbol's end, its own end, its walls; `broken` if one stands before it. */
export interface CutCell {
  readonly start: number;
  readonly symbolEnd: number;
  readonly end: number;
  readonly walls: number;
  readonly broken: boolean;
  /** Where a wall that is there already stands again, or -1. */
  readonly repeated: number;
}

const isWall = (text: string): boolean =>
  text === '_' || text === '|' || text === '\uff3f' || text === '\uff5c';

function wallBit(text: string): number {
  return text === '_' || text === '\uff3f' ? WallBelow : WallRight;
}

/**
 * A symbol and its walls. `pieces` are graphemes; walls stand after the symbol. A repeated wall is
 * one wall (levels converted from other formats have them), and a warning says so.
 */
function cellOf(pieces: readonly { text: string; index: number }[], at: number): CutCell {
  const last = pieces[pieces.length - 1]!;
  const end = at + last.index + last.text.length;
  let symbolEnd = at + pieces[0]!.index;
  let walls = 0;
  let broken = false;
  let repeated = -1;
  let symbols = 0;
  for (const { text, index } of pieces) {
    if (!isWall(text)) {
      symbols++;
      broken ||= walls !== 0;
      symbolEnd = at + index + text.length;
    } else {
      broken ||= symbols === 0;
      if ((walls & wallBit(text)) !== 0 && repeated < 0) repeated = at + index;
      walls |= wallBit(text);
    }
  }
  const start = at + pieces[0]!.index;
  if (broken) return { start, symbolEnd: end, end, walls: 0, broken, repeated: -1 };
  return { start, symbolEnd, end, walls, broken, repeated };
}

/** The cells of a spaced row: every token is one. */
export function cutSpaced(source: string, row: Range): CutCell[] {
  const text = source.slice(row.start, row.end);
  const cells: CutCell[] = [];
  for (const token of text.matchAll(/\S+/g)) {
    const at = row.start + token.index;
    if (/[_|\uff3f\uff5c]/.test(token[0])) {
      cells.push(cellOf(graphemes(token[0]), at));
    } else if (dropInvisible(token[0]) !== '') {
      const end = at + token[0].length;
      cells.push({ start: at, symbolEnd: end, end, walls: 0, broken: false, repeated: -1 });
    }
  }
  return cells;
}

/** The cells of a compact row: every grapheme is one, with the walls after it; white space is none. */
export function cutCompact(source: string, row: Range): CutCell[] {
  const text = source.slice(row.start, row.end);
  const pieces = graphemes(text).filter(
    (piece) => !/^\s*$/.test(piece.text) && dropInvisible(piece.text) !== '',
  );
  const cells: CutCell[] = [];
  let i = 0;
  while (i < pieces.length) {
    let j = i;
    while (j < pieces.length && isWall(pieces[j]!.text)) j++; // walls before a symbol: broken
    if (j < pieces.length) j++;
    while (j < pieces.length && isWall(pieces[j]!.text)) j++;
    cells.push(cellOf(pieces.slice(i, j), row.start));
    i = j;
  }
  return cells;
}

/** A symbol as read on its own; a `1` may yet turn out to mean open (`one`). */
export type ReadSymbol =
  { readonly meaning: Meaning; readonly value: number; readonly label?: string } | 'one';

const route: Readonly<Record<string, Meaning>> = {
  '.': Meaning.open,
  '●': Meaning.open,
  '#': Meaning.hole,
  '○': Meaning.hole,
  '0': Meaning.hole,
  S: Meaning.start,
  E: Meaning.end,
};
const mostDigits = 9;

/** What a symbol means in a kind, apart from the rest of its board (design §2.2). */
export function readSymbol(raw: string, { cells }: KindSyntax): ReadSymbol {
  const symbol = toAscii(dropInvisible(raw));
  if (cells.alphabet === 'labels') {
    if (symbol === '.' || symbol === '0') return { meaning: Meaning.open, value: 0 };
    if (symbol === '#') return { meaning: Meaning.hole, value: 0 };
    return { meaning: Meaning.label, value: 0, label: labelOf(symbol) };
  }
  const known = Object.hasOwn(route, symbol) ? route[symbol] : undefined;
  if (known !== undefined) return { meaning: known, value: 0 };
  if (symbol === '1') return 'one';
  if (/^\d+$/.test(symbol)) {
    const digits = symbol.replace(/^0+/, '');
    if (cells.numbers && digits !== '' && digits.length <= mostDigits) {
      return { meaning: Meaning.number, value: Number(digits) };
    }
  }
  return { meaning: Meaning.unknown, value: 0 };
}

/** Labels are equal after NFC, ignoring U+FE0F. */
export function labelOf(symbol: string): string {
  return symbol.normalize('NFC').replaceAll('\ufe0f', '');
}

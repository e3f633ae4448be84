import type { NewLevel } from '../../level/edits/fileEdits';
import type { Args } from '../../level/finding';

/** Rows and columns. */
export type Size = Pick<NewLevel, 'height' | 'width'>;

/** How many labels a board is dealt, and how many tiles of each. */
export interface Labels {
  readonly kinds: number;
  readonly each: number;
}

/** A field's value, or why it can't be: a sentence by code and arguments. */
export type FieldValue<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string; readonly args: Args };

/** The most rows or columns of a deal. */
const mostLines = 100;

/** Reads `6 × 4`, `6x4`, `6 4` (rows, then columns) or `6`, which is a square. */
export function sizeOf(text: string): Size | null {
  const [, rows, columns = rows] =
    /^\s*(\d{1,4})(?:\s*[x×*,\s]\s*(\d{1,4}))?\s*$/i.exec(text.normalize('NFKC')) ?? [];
  return rows === undefined ? null : { height: Number(rows), width: Number(columns) };
}

/** The size of a board to deal: room for two tiles at least. */
export function readDealSize(text: string): FieldValue<Size> {
  const size = sizeOf(text);
  if (!size) return refused('new-deal.bad-size');
  const { height, width } = size;
  const isFine = [height, width].every((lines) => lines >= 1 && lines <= mostLines);
  if (!isFine || height * width < 2) return refused('new-deal.no-size', { most: mostLines });
  return { ok: true, value: size };
}

/** Labels by fours that fill a board of so many cells; by twos where it is smaller than that. */
export function fittingLabels(cells: number): Labels {
  const each = cells < 4 ? 2 : 4;
  return { kinds: Math.floor(cells / each), each };
}

/** `20 × 4`, `20x4` or `20 4`: labels, then tiles of each, an even number; all fit on the cells. */
export function readDealLabels(text: string, cells: number): FieldValue<Labels> {
  const numbers = /\d\D+\d/.test(text.normalize('NFKC')) ? sizeOf(text) : null;
  if (!numbers || numbers.height < 1 || numbers.width < 1) {
    const { kinds, each } = fittingLabels(cells);
    return refused('new-deal.bad-labels', { kinds, each });
  }
  const { height: kinds, width: each } = numbers;
  if (each % 2 === 1) return refused('new-deal.odd', { each });
  const tiles = kinds * each;
  if (tiles > cells) return refused('new-deal.no-room', { tiles, cells });
  return { ok: true, value: { kinds, each } };
}

/** A number of blocks that the tiles leave cells for. */
export function readDealBlocks(text: string, cells: number, tiles: number): FieldValue<number> {
  const number = text.normalize('NFKC').trim();
  if (!/^\d{1,5}$/.test(number)) return refused('new-deal.bad-blocks');
  const free = cells - tiles;
  if (Number(number) > free) return refused('new-deal.no-blocks', { tiles, cells, free });
  return { ok: true, value: Number(number) };
}

function refused(code: string, args: Args = {}): FieldValue<never> {
  return { ok: false, code, args };
}

import { tileNamed } from './tileField';
import type { TileLine, TileLines } from './tileLines';

/** Whether two tiles can be joined, and else why not; a line with too many turns is told too. */
export type TileJoin =
  | { readonly why: 'joined' | 'turns'; readonly line: TileLine }
  | { readonly why: 'no-tile'; readonly cell: string }
  | { readonly why: 'same-tile' | 'tiles-differ' | 'no-way' };

/** Whether the tiles on two cells (`r1c1`) can be joined while only the `present` ones are there. */
export function joinTiles(lines: TileLines, present: Uint8Array, a: string, b: string): TileJoin {
  const { field } = lines;
  const [from, to] = [tileNamed(field, a), tileNamed(field, b)];
  if (from < 0 || present[from] === 0) return { why: 'no-tile', cell: a };
  if (to < 0 || present[to] === 0) return { why: 'no-tile', cell: b };
  if (from === to) return { why: 'same-tile' };
  if (field.kindOf[from] !== field.kindOf[to]) return { why: 'tiles-differ' };
  const line = lines.lineBetween(present, from, to);
  if (!line) return { why: 'no-way' };
  return { why: line.turns <= field.turns ? 'joined' : 'turns', line };
}

import type { Args, Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { TileLines, type TileLine } from './tileLines';
import { labelOfKind, pairsBoard, type PairsBoard } from './pairsBoard';
import { presentTiles, tileName, tileNamed } from './tileField';

/** So many lines from one tile are told; more are counted. */
const mostTold = 4;

/** What the tile on a cell of a valid level can be joined with (see `PuzzleKind.joinsAt`). */
export function joinsAt(level: Level, cell: string): readonly Finding[] {
  const pairs = pairsBoard(level);
  if (tileNamed(pairs.field, cell) < 0) return [];
  const joins = new TileLines(pairs.field);
  const { count, lines } = joins.from(presentTiles(pairs.field, []), cell, mostTold);
  if (count === 0) return [notJoined('with-none', endsOf(pairs, cell, cell))];
  const told = lines.map((line) => toldLine(pairs, line));
  const more = count - lines.length;
  if (more > 0) told.push(finding('information', 'joined', [], { reason: 'more', args: { more } }));
  return told;
}

/** A line between two tiles that can be joined, told. */
export function toldLine(pairs: PairsBoard, { cells, turns, shape, outside }: TileLine): Finding {
  const args = { ...endsOf(pairs, cells[0]!, cells.at(-1)!), turns };
  return finding('information', 'joined', [], { reason: outside ? `${shape}-ring` : shape, args });
}

/** The names and the labels of the tiles on two cells. */
export function endsOf(pairs: PairsBoard, a: string, b: string): Args {
  const { field } = pairs;
  const [from, to] = [tileNamed(field, a), tileNamed(field, b)];
  return {
    ...{ from: tileName(field, from), to: tileName(field, to) },
    label: labelOfKind(pairs, field.kindOf[from]!),
    other: labelOfKind(pairs, field.kindOf[to]!),
  };
}

/** Why tiles can't be joined, told. */
export function notJoined(reason: string, args: Args): Finding {
  return finding('information', 'not-joined', [], { reason, args });
}

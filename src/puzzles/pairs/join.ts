import type { Args, Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import type { Join } from '../puzzle';
import { TileJoins, type TileLine } from './joinTiles';
import { labelOfKind, pairsBoard, type PairsBoard } from './pairsBoard';
import { presentTiles, tileName, tileNamed } from './tileField';

/** So many lines from one tile are told; more are counted. */
const mostTold = 4;

/**
 * Whether the tiles on two cells (`r1c1`) of a valid level can be joined, once the tiles on the
 * cells `gone` have been taken away (see `PuzzleKind.join`).
 */
export function joinPair(level: Level, a: string, b: string, gone: readonly string[] = []): Join {
  const pairs = pairsBoard(level);
  const found = new TileJoins(pairs.field).between(presentTiles(pairs.field, gone), a, b);
  if (found.why === 'no-tile') return notJoined('no-tile', { cell: found.cell });
  const args = endsOf(pairs, a, b);
  if (found.why !== 'joined' && found.why !== 'turns') return notJoined(found.why, args);
  const { cells: line, turns, shape } = found.line;
  if (found.why === 'joined') {
    return { joined: true, line, turns, shape, told: toldLine(pairs, found.line) };
  }
  const { told } = notJoined('turns', { ...args, turns, most: pairs.field.turns });
  return { joined: false, line, turns, shape, told };
}

/** All pairs of tiles of a valid level that can be joined now (see `PuzzleKind.joinable`). */
export function joinablePairs(
  level: Level,
  gone: readonly string[] = [],
): readonly (readonly [string, string])[] {
  const { field } = pairsBoard(level);
  return new TileJoins(field).all(presentTiles(field, gone));
}

/** What the tile on a cell of a valid level can be joined with (see `PuzzleKind.joinsAt`). */
export function joinsAt(level: Level, cell: string): readonly Finding[] {
  const pairs = pairsBoard(level);
  if (tileNamed(pairs.field, cell) < 0) return [];
  const joins = new TileJoins(pairs.field);
  const { count, lines } = joins.from(presentTiles(pairs.field, []), cell, mostTold);
  if (count === 0) return [notJoined('with-none', endsOf(pairs, cell, cell)).told];
  const told = lines.map((line) => toldLine(pairs, line));
  const more = count - lines.length;
  if (more > 0) told.push(finding('information', 'joined', [], { reason: 'more', args: { more } }));
  return told;
}

function toldLine(pairs: PairsBoard, { cells, turns, shape, outside }: TileLine): Finding {
  const args = { ...endsOf(pairs, cells[0]!, cells.at(-1)!), turns };
  return finding('information', 'joined', [], { reason: outside ? `${shape}-ring` : shape, args });
}

/** The names and the labels of the tiles on two cells. */
function endsOf(pairs: PairsBoard, a: string, b: string): Args {
  const { field } = pairs;
  const [from, to] = [tileNamed(field, a), tileNamed(field, b)];
  return {
    ...{ from: tileName(field, from), to: tileName(field, to) },
    label: labelOfKind(pairs, field.kindOf[from]!),
    other: labelOfKind(pairs, field.kindOf[to]!),
  };
}

function notJoined(reason: string, args: Args): Join {
  const told = finding('information', 'not-joined', [], { reason, args });
  return { joined: false, line: null, turns: null, shape: null, told };
}

import type { Args } from '../../level/finding';
import type { Level } from '../../level/level';
import { PairsReach } from '../../solvers/pairsReach';
import type { Join } from '../puzzle';
import { endsOf, notJoined, toldLine } from './joinsAt';
import { joinTiles } from './joinTiles';
import { TileLines } from './tileLines';
import { pairsBoard } from './pairsBoard';
import { presentTiles, tileName } from './tileField';

/**
 * Whether the tiles on two cells (`r1c1`) of a valid level can be joined, once the tiles on the
 * cells `gone` have been taken away (see `PuzzleEngine.join`).
 */
export function joinPair(level: Level, a: string, b: string, gone: readonly string[] = []): Join {
  const pairs = pairsBoard(level);
  const found = joinTiles(new TileLines(pairs.field), presentTiles(pairs.field, gone), a, b);
  if (found.why === 'no-tile') return refused('no-tile', { cell: found.cell });
  const args = endsOf(pairs, a, b);
  if (found.why !== 'joined' && found.why !== 'turns') return refused(found.why, args);
  const { cells: line, turns, shape } = found.line;
  if (found.why === 'joined') {
    return { joined: true, line, turns, shape, told: toldLine(pairs, found.line) };
  }
  const told = notJoined('turns', { ...args, turns, most: pairs.field.turns });
  return { joined: false, line, turns, shape, told };
}

/** All pairs of tiles of a valid level that can be joined now (see `PuzzleEngine.joinable`). */
export function joinablePairs(
  level: Level,
  gone: readonly string[] = [],
): readonly (readonly [string, string])[] {
  const { field } = pairsBoard(level);
  const present = presentTiles(field, gone);
  const reach = new PairsReach(field);
  const name = (tile: number): string => tileName(field, tile);
  return [...present.keys()].flatMap((tile) => {
    if (present[tile] === 0) return [];
    reach.from(tile, present);
    return [...new Set(reach.partners.subarray(0, reach.met))]
      .filter((mate) => mate > tile && present[mate] === 1)
      .sort((a, b) => a - b)
      .map((mate) => [name(tile), name(mate)] as const);
  });
}

function refused(reason: string, args: Args): Join {
  return { joined: false, line: null, turns: null, shape: null, told: notJoined(reason, args) };
}

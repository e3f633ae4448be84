import type { Args } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { PairsLines } from '../../solvers/pairsLines';
import type { PairsField } from '../../solvers/pairsField';
import { PairsReach } from '../../solvers/pairsReach';
import type { Join, LineShape } from '../puzzle';
import {
  fieldCellName,
  labelOfKind,
  pairsBoard,
  tileName,
  tileNamed,
  type PairsBoard,
} from './pairsBoard';

/**
 * Whether the tiles on two cells (`r1c1`) of a valid level can be joined, once the tiles on the
 * cells `gone` have been taken away (see `PuzzleKind.join`).
 */
export function joinPair(level: Level, a: string, b: string, gone: readonly string[] = []): Join {
  const pairs = pairsBoard(level);
  const { field } = pairs;
  const present = presentTiles(field, gone);
  const [from, to] = [tileNamed(field, a), tileNamed(field, b)];
  for (const [tile, cell] of [
    [from, a],
    [to, b],
  ] as const) {
    if (tile < 0 || present[tile] === 0) return notJoined('no-tile', { cell });
  }
  const args = { from: tileName(field, from), to: tileName(field, to), ...labels(pairs, from, to) };
  if (from === to) return notJoined('same-tile', args);
  if (field.kindOf[from] !== field.kindOf[to]) return notJoined('tiles-differ', args);
  const found = new PairsLines(field).between(present, from, to);
  if (!found) return notJoined('no-way', args);
  const line = found.cells.map((cell) => fieldCellName(field, cell));
  const { turns } = found;
  const [shape, most] = [shapeOf(found.cells, turns), field.turns];
  const joined = turns <= most;
  const told = finding('information', joined ? 'joined' : 'not-joined', [], {
    reason: joined ? shape : 'turns',
    args: { ...args, turns, ...(!joined && { most }) },
  });
  return { joined, line, turns, shape, told };
}

/**
 * All pairs of tiles of a valid level that can be joined now, as cells (`r1c1`), once the tiles on
 * the cells `gone` have been taken away: in reading order, each once.
 */
export function joinablePairs(
  level: Level,
  gone: readonly string[] = [],
): readonly (readonly [string, string])[] {
  const { field } = pairsBoard(level);
  const present = presentTiles(field, gone);
  const reach = new PairsReach(field);
  const joined: (readonly [string, string])[] = [];
  for (let tile = 0; tile < present.length; tile++) {
    if (present[tile] === 0) continue;
    reach.from(tile, present);
    const mates = [...new Set(reach.partners.subarray(0, reach.met))].sort((a, b) => a - b);
    for (const mate of mates) {
      if (mate > tile && present[mate] === 1) {
        joined.push([tileName(field, tile), tileName(field, mate)]);
      }
    }
  }
  return joined;
}

function presentTiles(field: PairsField, gone: readonly string[]): Uint8Array {
  const present = new Uint8Array(field.cellOf.length).fill(1);
  for (const name of gone) {
    const tile = tileNamed(field, name);
    if (tile >= 0) present[tile] = 0;
  }
  return present;
}

function labels(pairs: PairsBoard, from: number, to: number): Args {
  const { kindOf } = pairs.field;
  return { label: labelOfKind(pairs, kindOf[from]!), other: labelOfKind(pairs, kindOf[to]!) };
}

function notJoined(reason: string, args: Args): Join {
  const told = finding('information', 'not-joined', [], { reason, args });
  return { joined: false, line: null, turns: null, shape: null, told };
}

/** The form of a line: of two turns the same way a U, of two turns to different sides a Z. */
function shapeOf(cells: readonly number[], turns: number): LineShape {
  if (turns === 0) return 'straight';
  if (turns === 1) return 'L';
  if (turns > 2) return 'winding';
  const first = cells[1]! - cells[0]!;
  const last = cells[cells.length - 1]! - cells[cells.length - 2]!;
  return first === last ? 'Z' : 'U';
}

import { tilesByKind, type PairsField } from './pairsField';
import { PairsReach } from './pairsReach';
import { PairsTable } from './pairsTable';
import type { Search } from './search';
import { StepMeter } from './stepMeter';

/** A game: the pairs taken away, in order, until no two tiles can be joined and some are left. */
export type StuckGame = readonly (readonly [number, number])[];

/** A game that gets stuck, or null; `complete` where there is no shorter one, or none at all. */
export interface StuckGames {
  readonly game: StuckGame | null;
  readonly complete: boolean;
}

/** How many games are played at random after the first that got stuck, to find a shorter one. */
const gamesAfter = 60;
/** Up to how many tiles it is tried to go through all games. */
const mostToWalk = 100;

/**
 * Looks for a game that gets stuck, with as few pairs as it finds: first through all games of a
 * small field, position by position, with half of the budget; where that is too little, by games at random (of a fixed
 * seed, so that the answer is always the same). A pair that is the last of its kind is taken as
 * soon as it can be: no game is lost by it, since taking tiles away only opens ways.
 */
export function* findStuckGame(field: PairsField, steps: number): Search<StuckGames> {
  if (tilesByKind(field).every(({ length }) => length < 4)) return { game: null, complete: true };
  const walked = field.cellOf.length <= mostToWalk ? Math.floor(steps / 2) : 0;
  const meter = new StepMeter({ steps: walked });
  const games = new Games(field, meter);
  if (walked > 0) {
    yield* games.walk();
    if (!meter.isSpent()) return { game: games.shortest, complete: true };
  }
  const atRandom = new Games(field, new StepMeter({ steps: steps - walked }));
  atRandom.shortest = games.shortest;
  yield* atRandom.playAtRandom();
  return { game: atRandom.shortest, complete: false };
}

class Games {
  shortest: StuckGame | null = null;
  private readonly table: PairsTable;
  private readonly reach: PairsReach;
  /** Tiles left of each kind. */
  private readonly left: Int32Array;
  private readonly seen = new Set<string>();
  private seed = 1;

  constructor(
    private readonly field: PairsField,
    private readonly meter: StepMeter,
  ) {
    this.table = new PairsTable(field);
    this.reach = new PairsReach(field);
    this.left = new Int32Array(field.kinds);
    for (const kind of field.kindOf) this.left[kind]!++;
  }

  /** Every position that choices of pairs lead to, once. */
  *walk(): Search<void> {
    const { table, meter } = this;
    const gone = table.removed;
    const moves = yield* this.moves();
    if (moves.length === 0) this.end();
    for (const [a, b] of moves) {
      if (meter.isSpent()) break;
      const before = table.removed;
      this.take(a, b);
      const position = String.fromCharCode(...packed(table.present));
      if (!this.seen.has(position)) {
        this.seen.add(position);
        yield* this.walk();
      }
      this.undoTo(before);
    }
    this.undoTo(gone);
  }

  /** Games at random until the budget runs out, or some more after the first that got stuck. */
  *playAtRandom(): Search<void> {
    const { meter } = this;
    for (let more = gamesAfter; more > 0 && !meter.isSpent();) {
      for (;;) {
        const moves = yield* this.moves(true);
        if (meter.isSpent()) break;
        const move = moves[Math.floor(this.random() * moves.length)];
        if (!move) {
          this.end();
          break;
        }
        this.take(move[0], move[1]);
      }
      this.undoTo(0);
      if (this.shortest) more--;
    }
  }

  /**
   * Takes last pairs of kinds as long as they can be joined, and lists the other pairs that can be
   * (with `some` only those of one tile, looked for from a random one on).
   */
  private *moves(some = false): Search<(readonly [number, number])[]> {
    const { table, reach, meter, left, field } = this;
    const { kindOf } = field;
    const size = kindOf.length;
    const moves: (readonly [number, number])[] = [];
    const start = some ? Math.floor(this.random() * size) : 0;
    for (let i = 0; i < size; i++) {
      const tile = (start + i) % size;
      if (table.present[tile] === 0) continue;
      reach.from(tile, table.present);
      if (meter.spend(reach.cost)) yield { steps: meter.steps };
      if (meter.isSpent()) return [];
      const mates = new Set(reach.partners.subarray(0, reach.met));
      for (const mate of mates) if (table.present[mate] === 0) mates.delete(mate);
      if (mates.size === 0) continue;
      if (left[kindOf[tile]!] === 2) {
        this.take(tile, [...mates][0]!);
        moves.length = 0;
        i = -1;
        continue;
      }
      for (const mate of mates) if (some || mate > tile) moves.push([tile, mate]);
      if (some) break;
    }
    return moves;
  }

  private end(): void {
    const { table, meter } = this;
    if (table.left === 0 || meter.isSpent()) return;
    if (this.shortest && 2 * this.shortest.length <= table.removed) return;
    this.shortest = table.pairs();
  }

  private take(a: number, b: number): void {
    this.table.remove(a, b);
    this.left[this.field.kindOf[a]!]! -= 2;
  }

  private undoTo(removed: number): void {
    const { order } = this.table;
    for (let i = removed; i < this.table.removed; i++) this.left[this.field.kindOf[order[i]!]!]!++;
    this.table.undoTo(removed);
  }

  /** A number from 0 to below 1: Mulberry32 by T. Ettinger, public domain. */
  private random(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), this.seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}

/** Flags, fifteen to a number. */
function packed(flags: Uint8Array): number[] {
  const words: number[] = [];
  for (let i = 0; i < flags.length; i++) {
    if (i % 15 === 0) words.push(0);
    words[words.length - 1] = words[words.length - 1]! * 2 + flags[i]!;
  }
  return words;
}

import type { Sketch } from '../puzzles/puzzle';
import { isText, isWhole, listOf, objectOf, orAbsent, type Shape } from './shape';

/** A kind of puzzle as an author chooses among them, in the reader's words. */
export interface KindCard {
  readonly id: string;
  readonly name: string;
  /** What a player does; empty where the kind does not say. */
  readonly rule: string;
  readonly sketch?: Sketch | undefined;
}

const isPoint: Shape<readonly [number, number]> = (value): value is readonly [number, number] =>
  listOf(isWhole)(value) && value.length === 2;

const isSketch = objectOf<Sketch>({
  line: isText,
  tiles: orAbsent(listOf(isWhole)),
  points: orAbsent(listOf(isPoint)),
});

/** Whether a value from outside is a card. */
export const isKindCard = objectOf<KindCard>({
  id: isText,
  name: isText,
  rule: isText,
  sketch: orAbsent(isSketch),
});

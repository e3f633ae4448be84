import type { PairsField } from '../../solvers/pairsField';
import { PairsReach } from '../../solvers/pairsReach';
import type { Search } from '../../solvers/search';
import type { StepMeter } from '../../solvers/stepMeter';
import { shuffled, type Chance } from '../deal';

/**
 * Plays a field to its end, each time with a pair of tiles that chance chooses among those it finds:
 * the pairs in order, or null where the game gets stuck or the meter is spent.
 */
export function* clearAtRandom(
  field: PairsField,
  chance: Chance,
  meter: StepMeter,
): Search<readonly (readonly [number, number])[] | null> {
  const present = new Uint8Array(field.cellOf.length).fill(1);
  const reach = new PairsReach(field);
  const pairs: (readonly [number, number])[] = [];
  while (2 * pairs.length < present.length) {
    const pair = yield* anyPair();
    if (!pair) return null;
    for (const tile of pair) present[tile] = 0;
    pairs.push(pair);
  }
  return pairs;

  function* anyPair(): Search<readonly [number, number] | null> {
    const left = [...present.keys()].filter((tile) => present[tile] === 1);
    for (const tile of shuffled(left, chance)) {
      reach.from(tile, present);
      if (meter.spend(reach.cost)) yield { steps: meter.steps };
      if (meter.isSpent()) return null;
      const mates = [...reach.partners.subarray(0, reach.met)].filter((one) => present[one] === 1);
      const mate = mates[Math.floor(chance() * mates.length)];
      if (mate !== undefined) return [tile, mate];
    }
    return null;
  }
}

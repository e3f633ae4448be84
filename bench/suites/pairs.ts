import { readGrid } from '../../src/puzzles/index';
import { greedyPairs } from '../peers/greedyPairs';
import { randomFrom, shuffled } from '../random';
import { Found, solved } from '../search';
import type { Suite } from '../suite';

const [height, width, kinds, copies] = [8, 18, 36, 4];
const deals = 200;

function dealOf(random: () => number): number[] {
  const tiles = Array.from({ length: kinds * copies }, (_, i) => Math.floor(i / copies) + 1);
  return shuffled(tiles, random);
}

function textOf(deal: readonly number[]): string {
  const rows = Array.from({ length: height }, (_, r) =>
    deal
      .slice(r * width, (r + 1) * width)
      .map((label) => `k${label}`)
      .join(' '),
  );
  return `kind = pairs\nboard:\n  ${rows.join('\n  ')}\n`;
}

/** Search steps, which are the same on every machine: `644 in the middle, 481237 at most`. */
function stepsNote(steps: readonly number[]): string {
  const sorted = [...steps].sort((a, b) => a - b);
  return `${sorted[sorted.length >> 1] ?? 0} in the middle, ${sorted.at(-1) ?? 0} at most`;
}

/** Deals of pairs, against a game without second thoughts. */
export const pairs: Suite = {
  name: 'pairs',
  tasks() {
    const random = randomFrom(8_18_36);
    const all = Array.from({ length: deals }, () => dealOf(random));
    const levels = all.map((deal) => readGrid(textOf(deal)).levels[0]!);
    const [found, cleared] = [new Found(), new Found()];
    const taken = new Map<number, number>();
    return [
      {
        name: 'any pair, never taken back',
        items: deals,
        runItem: (i) =>
          cleared.set(i, greedyPairs(height, width, all[i]!) === 0 ? 'cleared' : 'stuck'),
        note: cleared.note,
      },
      {
        name: '200 deals 8×18 of 36 kinds of 4',
        peer: 'any pair, never taken back',
        items: deals,
        runItem: (i) => {
          const { verdict, steps } = solved(levels[i]!);
          found.set(i, verdict);
          taken.set(i, steps);
        },
        note: () => `${found.note()}; steps ${stepsNote([...taken.values()])}`,
      },
    ];
  },
};

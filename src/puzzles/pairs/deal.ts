import type { Level } from '../../level/level';
import { readFile } from '../../level/read';
import { continued } from '../../solvers/continued';
import type { Budget, Search } from '../../solvers/search';
import { StepMeter } from '../../solvers/stepMeter';
import {
  seededChance,
  shuffled,
  type Chance,
  type Deal,
  type DealOptions,
  type DealRefused,
} from '../deal';
import { clearAtRandom } from './clearAtRandom';
import { pairsBoard } from './pairsBoard';
import { solvePairs } from './solve';
import { strokesOf } from './strokes';
import { pairsSyntax } from './syntax';
import { verifyPairs } from './verify';

/** The most rows or columns of a deal. */
const mostLines = 100;

/** So many boards are dealt as they fall, before one is laid out along the way it is cleared. */
const mostFalls = 8;

/** So many times a layout is begun anew where it gets stuck. */
const mostLayouts = 200;

const empty = '.';
const block = '#';

/**
 * Deals a pairs board at random. Where it has to be clearable, it is dealt until the search finds
 * that it is; where that takes too often (no turns, a closed border), a board is laid out by
 * clearing blank tiles at random and giving labels to the pairs, and that solution is walked. Every clearable board can come up.
 * @param budget search steps, for all boards that are tried
 */
export function* dealPairs(options: DealOptions, budget: Budget): Search<Deal> {
  const refused = dealRefused(options);
  if (refused) return refused;
  const chance = seededChance(options.seed);
  const labels = labelsOf(options);
  if (!options.clearable) {
    return {
      verdict: 'dealt',
      rows: rowsOf(options, fall(options, labels, chance)),
      checked: false,
    };
  }
  let steps = 0;
  for (let attempt = 0; attempt < mostFalls + mostLayouts && steps < budget.steps; attempt++) {
    if (attempt < mostFalls) {
      const rows = rowsOf(options, fall(options, labels, chance));
      // The falls have half of the budget, each of them half of what is left of that.
      const share = { steps: Math.ceil(Math.max(0, budget.steps / 2 - steps) / 2) };
      const outcome = yield* continued(steps, solvePairs(levelOf(options, rows), share));
      steps += Math.max(1, outcome.steps);
      if (outcome.verdict === 'solved') return { verdict: 'dealt', rows, checked: true };
    } else {
      const meter = new StepMeter({ steps: budget.steps - steps });
      const rows = yield* continued(steps, layOut(options, labels, chance, meter));
      steps += Math.max(1, meter.steps);
      if (rows) return { verdict: 'dealt', rows, checked: true };
    }
  }
  return { verdict: 'undecided', steps };
}

/** Why there can be no such board. */
function dealRefused(options: DealOptions): DealRefused | null {
  const { rows, columns, kinds, each, blocks, clearable } = options;
  const refused = (code: string, args: DealRefused['args'] = {}): DealRefused => ({
    verdict: 'refused',
    code,
    args,
  });
  const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
  if (![rows, columns].every((lines) => isCount(lines) && lines >= 1 && lines <= mostLines)) {
    return refused('deal.size', { most: mostLines });
  }
  if (![kinds, each, blocks].every(isCount)) return refused('deal.count');
  const [taken, cells] = [kinds * each + blocks, rows * columns];
  if (taken > cells) return refused('deal.room', { taken, cells });
  return clearable && kinds > 0 && each % 2 === 1 ? refused('deal.odd', { each }) : null;
}

/** A, B … Z, AA, AB …: as many labels as there are kinds, each as often as it stands. */
function labelsOf({ kinds, each }: DealOptions): string[] {
  return Array.from({ length: kinds * each }, (_, i) => nameOf(Math.floor(i / each)));
}

function nameOf(kind: number): string {
  const rest = Math.floor(kind / 26);
  return (rest > 0 ? nameOf(rest - 1) : '') + String.fromCharCode(65 + (kind % 26));
}

/** The cells in reading order, every order of the symbols as likely. */
function fall(options: DealOptions, labels: readonly string[], chance: Chance): string[] {
  const { rows, columns, blocks } = options;
  const free = rows * columns - labels.length - blocks;
  const rest = [...Array<string>(blocks).fill(block), ...Array<string>(free).fill(empty)];
  return shuffled([...labels, ...rest], chance);
}

function rowsOf({ rows, columns }: DealOptions, cells: readonly string[]): string[][] {
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}

/** The board as a level of its own, read as a file is read. */
function levelOf({ settings }: DealOptions, rows: readonly (readonly string[])[]): Level {
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`);
  const board = rows.map((row) => row.join(' '));
  const text = [`kind = ${pairsSyntax.id}`, ...lines, 'board: spaced', ...board, ''].join('\n');
  const level = readFile(text, [pairsSyntax]).levels[0];
  if (!level?.valid) throw new RangeError(`These settings can't be read: ${lines.join(', ')}`);
  return level;
}

/**
 * Lays out blank tiles, clears them at random, and gives each pair a label: with these the same
 * clearing is a solution, which is walked. Null where the clearing gets stuck or the meter is spent.
 */
function* layOut(
  options: DealOptions,
  labels: readonly string[],
  chance: Chance,
  meter: StepMeter,
): Search<string[][] | null> {
  const blanks = Array<string>(labels.length).fill(nameOf(0));
  const cells = fall(options, blanks, chance);
  const { field } = pairsBoard(levelOf(options, rowsOf(options, cells)));
  const pairs = yield* clearAtRandom(field, chance, meter);
  if (!pairs) return null;
  // In reading order, as tiles are.
  const tileCells = cells.flatMap((symbol, cell) => (symbol === blanks[0] ? [cell] : []));
  const ofPairs = shuffled(
    labels.filter((_, i) => i % 2 === 0),
    chance,
  );
  pairs.forEach(([a, b], i) => {
    for (const tile of [a, b]) cells[tileCells[tile]!] = ofPairs[i]!;
  });
  const rows = rowsOf(options, cells);
  const wrong = verifyPairs(levelOf(options, rows), strokesOf(field, pairs));
  if (wrong) throw new Error(`A board was laid out along a way that breaks a rule: ${wrong.code}`);
  return rows;
}

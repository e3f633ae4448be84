import { defaultBudget } from '../../src/puzzles/check';
import { kindOf, readGrid } from '../../src/puzzles/index';
import { finish } from '../../src/solvers/search';
import { enumeratePaths } from '../peers/enumeratePaths';
import type { Suite, TaskOverItems } from '../suite';

function full(size: number, peer?: string): TaskOverItems {
  const [level] = readGrid(`${'.'.repeat(size)}\n`.repeat(size)).levels;
  let said = '';
  return {
    name: `${size}×${size}, free ends`,
    ...(peer !== undefined && { peer }),
    items: size <= 6 ? 5 : 1,
    ...(size > 6 && { cold: true }),
    runItem: () => {
      const { bound, count } = finish(
        kindOf(level!).count(level!, defaultBudget, { directed: false }),
      );
      said = `${bound} ${count ?? ''}`.trim();
    },
    note: () => said,
  };
}

function enumeration(size: number, items: number): TaskOverItems {
  let found = 0;
  return {
    name: `enumeration of ${size}×${size}`,
    items,
    ...(items === 1 && { cold: true }),
    runItem: () => (found = enumeratePaths(size, size)),
    note: () => String(found),
  };
}

/** Counting paths with the default budget, against walking every one. */
export const count: Suite = {
  name: 'count',
  tasks: () => [
    enumeration(5, 5),
    enumeration(6, 1),
    full(5, 'enumeration of 5×5'),
    full(6, 'enumeration of 6×6'),
    full(8),
    full(10),
    full(12),
  ],
};

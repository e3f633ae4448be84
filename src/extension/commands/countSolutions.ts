import type { Command } from './command';
import { levelOf } from './levelArgument';

/** Count Solutions: says how many routes a level has, exactly or at least. */
export const countSolutions: Command = {
  id: 'gridwright.count',
  async run(context, argument) {
    const grid = await levelOf(context, argument);
    if (grid) await context.services.solver.count(grid.document, grid.level);
  },
};

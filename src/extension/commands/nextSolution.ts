import type { Command } from './command';
import { levelOf } from './levelArgument';

/** Next Solution: writes the route that comes after the stored one in its place. */
export const nextSolution: Command = {
  id: 'gridwright.nextSolution',
  async run(context, argument) {
    const grid = await levelOf(context, argument);
    if (grid) await context.services.solver.next(grid.document, grid.level);
  },
};

import type { Command } from './command';
import { levelOf } from './levelArgument';

/** Solve Current Grid: writes a route of the level under the cursor (or on the board) into the file. */
export const solveCurrentGrid: Command = {
  id: 'gridwright.solve',
  async run(context, argument) {
    const grid = await levelOf(context, argument);
    if (grid) await context.services.solver.solve(grid.document, grid.level);
  },
};

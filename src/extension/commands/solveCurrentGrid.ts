import type { Command } from './command';

/** Solve Current Grid: writes a route of the level under the cursor (or on the board) into the file. */
export const solveCurrentGrid: Command = {
  id: 'gridwright.solve',
  async run({ active, services }) {
    const grid = await active.find();
    if (grid) await services.solver.solve(grid.document, grid.level);
  },
};

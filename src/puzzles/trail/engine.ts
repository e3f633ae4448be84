import type { PuzzleEngine } from '../puzzle';
import { countTrails } from './count';
import { edgeMends } from './edgeMends';
import { continueTrail } from './goOn';
import { trailRoutes } from './routes';
import { solveTrail } from './solve';

/** The searches of `trail`. */
export const engine: PuzzleEngine = {
  solve: solveTrail,
  routes: trailRoutes,
  count: countTrails,
  remedies: edgeMends,
  goOn: continueTrail,
};

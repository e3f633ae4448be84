import { degree } from '../../graph/graph';
import type { Finding } from '../../level/finding';
import type { Level } from '../../level/level';
import { finding } from '../../level/textFinding';
import { deadEndHint } from '../hamiltonian/reasons/deadEnds';
import { tourProof } from '../hamiltonian/structure';
import { nodePlace, tourBoard, type TourBoard } from '../hamiltonian/tourBoard';
import type { Structure } from '../puzzle';
import { pathRules } from './rules';

/**
 * Many ask whether their one-stroke board can also be traced edge by edge: how many cells of odd
 * degree. A board with numbers is no such board.
 */
function oddDegree(path: TourBoard): Finding[] {
  const { graph, checkpoints, steps } = path;
  if (checkpoints.length > 0 || steps.size > 0) return [];
  const odd: number[] = [];
  for (let node = 0; node < graph.nodeCount; node++) {
    if (degree(graph, node) % 2 === 1) odd.push(node);
  }
  if (odd.length <= 2) return [];
  return [
    finding(
      'hint',
      'odd-degree',
      odd.map((node) => nodePlace(path, node)),
      { args: { cells: odd.length, strokes: odd.length / 2 } },
    ),
  ];
}

/** Structure of a valid path level: a cheap proof if there is one, and hints. Linear time. */
export function pathStructure(level: Level): Structure {
  const path = tourBoard(level, pathRules);
  const impossible = tourProof(path, pathRules);
  return { findings: impossible ? [] : [...deadEndHint(path), ...oddDegree(path)], impossible };
}

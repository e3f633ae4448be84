import type { Level } from '../../src/level/level';
import { corpusLevels } from '../corpus';
import { boardProblem } from '../peers/boardProblem';
import { SatTour } from '../peers/satTour';
import { Found, solved, uniqueness } from '../search';
import type { Suite, TaskOverItems } from '../suite';

/** The peer is slow, so it gets every fourth level, and the smaller boards. */
const everyZip = 4;
const peerCells = 400;

function overLevels(
  name: string,
  levels: readonly Level[],
  verdictOf: (level: Level) => string,
  peer?: string,
): TaskOverItems {
  const found = new Found();
  return {
    name,
    ...(peer !== undefined && { peer }),
    items: levels.length,
    runItem: (i) => found.set(i, verdictOf(levels[i]!)),
    note: found.note,
  };
}

/** MiniSat with the same question. */
function satVerdict(level: Level, second: boolean): string {
  const tour = new SatTour(boardProblem(level));
  if (!tour.next()) return 'unsolvable';
  if (!second) return 'solved';
  return tour.next() ? 'not unique' : 'unique';
}

/** Solving paths, over the corpus, against MiniSat with clauses added as they are needed. */
export const solve: Suite = {
  name: 'solve',
  corpus: true,
  tasks() {
    const zip = [...corpusLevels('zip-dailies.grid'), ...corpusLevels('zip-generated.grid')];
    const someZip = zip.filter((_, i) => i % everyZip === 0);
    const full = corpusLevels('bench-full.grid');
    const holed = corpusLevels('bench-holes.grid');
    const small = [...full, ...holed].filter(({ board }) => board!.meaning.length <= peerCells);
    const verdict = (level: Level): string => solved(level).verdict;
    return [
      overLevels('MiniSat, some Zip levels', someZip, (level) => satVerdict(level, true)),
      overLevels('some Zip levels: only route', someZip, uniqueness, 'MiniSat, some Zip levels'),
      overLevels('all Zip levels: only route', zip, uniqueness),
      overLevels('MiniSat, boards to 20×20', small, (level) => satVerdict(level, false)),
      overLevels('full and holed boards to 20×20', small, verdict, 'MiniSat, boards to 20×20'),
      overLevels('full boards, 8×8 to 30×30', full, verdict),
      overLevels('holed boards, 8×8 to 30×30', holed, verdict),
    ];
  },
};

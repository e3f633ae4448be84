import { writtenSteps } from '../../level/edits/editSolution';
import type { Level } from '../../level/level';
import type { Teller } from '../../messages/teller';
import type { Route } from '../../puzzles/puzzle';
import type { GridSource } from '../input/gridSource';
import type { Selected } from '../input/selectLevels';
import type { Output } from '../output/output';
import type { Palette } from '../output/palette';
import type { Solved } from '../work/solveLevel';
import { entryOf } from './entry';
import { JsonArray } from './jsonArray';
import { levelName } from './levelName';
import { namedCells, proofLines } from './proofLines';

/** Prints what becomes of each level, as it comes. */
export interface SolveReporter {
  level(source: GridSource, selected: Selected, solved: Solved): Promise<void>;
  end(): Promise<void>;
}

/** `--format json` of `solve`: an array with an object for each level. */
export function solveJson(out: Output, teller: Teller): SolveReporter {
  const array = new JsonArray(out);
  return {
    level: (source, { level, index }, solved) =>
      array.add({
        file: source.file,
        id: level.header?.id ?? null,
        index,
        kind: level.kind.id,
        verdict: solved.verdict,
        routes: solved.routes,
        complete: solved.complete,
        reason: solved.reason ? entryOf(source, level, index, solved.reason, teller) : null,
        nodes: solved.steps,
        ms: solved.milliseconds,
      }),
    end: () => array.end(),
  };
}

/** `--format text` of `solve`: a line for each level, its route below, one stroke a line. */
export function solveText(out: Output, palette: Palette, teller: Teller): SolveReporter {
  let [levels, solvedLevels] = [0, 0];
  return {
    level: async (source, selected, solved) => {
      levels++;
      if (solved.routes.length > 0) solvedLevels++;
      await out.write(levelText(source, selected, solved, palette, teller));
    },
    end: async () => {
      if (levels === 1) return;
      const line = teller.tell('cli.solve.summary', { levels, solved: solvedLevels });
      await out.write(`${solvedLevels === levels ? palette.good(line) : palette.bad(line)}\n`);
    },
  };
}

/** What text says of one level: its name and verdict, then its routes or the reason. */
export function levelText(
  source: GridSource,
  selected: Selected,
  { verdict, routes, complete, oneOnly, reason, steps, milliseconds }: Solved,
  palette: Palette,
  teller: Teller,
): string {
  const { level, index } = selected;
  const name = palette.strong(levelName(source, selected));
  const several = routes.length > 1 || (routes.length === 1 && complete);
  const solved = several ? (complete ? 'all' : 'some') : oneOnly ? 'one' : verdict;
  const code = `cli.solve.${solved}`;
  const said = teller.tell(code, { steps, milliseconds, routes: routes.length });
  const head = `${name}  ${verdict === 'solved' ? palette.good(said) : palette.bad(said)}\n`;
  if (routes.length > 0) return head + routesText(level, routes);
  if (!reason) return head;
  const { line, column, message, cells, related } = entryOf(source, level, index, reason, teller);
  const where = verdict === 'undecided' ? '' : `${source.file}:${line}:${column}  `;
  const named =
    cells.length > 1 && !related.some((proof) => proof.cells.length > 0)
      ? palette.faint(`  ${teller.tell('cli.cells', { cells: namedCells(cells) })}\n`)
      : '';
  return `${head}  ${where}${message}\n${named}${proofLines(related, palette, teller)}`;
}

/** One stroke a line; an empty line between routes of several strokes. */
function routesText(level: Level, routes: readonly Route[]): string {
  const each = level.drawing && !level.board ? 'each' : level.kind.steps;
  const gap = routes.some((route) => route.length > 1) ? '\n' : '';
  return routes
    .map((route) => route.map((stroke) => `  ${writtenSteps(stroke, each).join('-')}\n`).join(''))
    .join(gap);
}

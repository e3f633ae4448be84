import { writtenSteps } from '../../level/edits/editSolution';
import type { Level } from '../../level/level';
import type { Teller } from '../../messages/teller';
import type { GridSource } from '../input/gridSource';
import type { Selected } from '../input/selectLevels';
import type { Output } from '../output/output';
import type { Palette } from '../output/palette';
import type { Solved } from '../work/solveLevel';
import { entryOf } from './entry';
import { JsonArray } from './jsonArray';

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
        routes: solved.route ? [solved.route] : [],
        complete: solved.verdict === 'unsolvable',
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
      if (solved.route) solvedLevels++;
      await out.write(levelText(source, selected, solved, palette, teller));
    },
    end: async () => {
      if (levels === 1) return;
      const line = teller.tell('cli.solve.summary', { levels, solved: solvedLevels });
      await out.write(`${solvedLevels === levels ? palette.good(line) : palette.bad(line)}\n`);
    },
  };
}

/** What text says of one level: its name and verdict, then its route or the reason. */
export function levelText(
  source: GridSource,
  { level, index }: Selected,
  { verdict, route, reason, steps, milliseconds }: Solved,
  palette: Palette,
  teller: Teller,
): string {
  const name = palette.strong(`${source.file}#${level.header?.id ?? `@${index}`}`);
  const said = teller.tell(`cli.solve.${verdict}`, { steps, milliseconds });
  const head = `${name}  ${verdict === 'solved' ? palette.good(said) : palette.bad(said)}\n`;
  if (route) return head + routeText(level, route);
  if (!reason) return head;
  const { line, column, message, cells } = entryOf(source, level, index, reason, teller);
  const where = verdict === 'undecided' ? '' : `${source.file}:${line}:${column}  `;
  const named =
    cells.length > 1 ? teller.tell('cli.cells', { cells: cells.slice(0, 8).join(', ') }) : '';
  return `${head}  ${where}${message}\n${named && palette.faint(`  ${named}\n`)}`;
}

function routeText(level: Level, route: NonNullable<Solved['route']>): string {
  const each = level.drawing && !level.board ? 'each' : level.kind.steps;
  return route.map((stroke) => `  ${writtenSteps(stroke, each).join('-')}\n`).join('');
}

import { choice } from '../args/choice';
import { limitOf } from '../args/limit';
import type { ParsedArguments } from '../args/parseArguments';
import { UsageError } from '../args/usageError';
import { wholeNumber } from '../args/wholeNumber';
import { exitStatus } from '../exitStatus';
import { standardInput } from '../input/findInputs';
import type { GridSource } from '../input/gridSource';
import { oneSource } from '../input/oneSource';
import type { Level } from '../../level/level';
import { fromStart } from '../../puzzles/fromStart';
import { kindOf } from '../../puzzles/index';
import { bytesWith, writeSource } from '../input/writeSource';
import { paletteFor } from '../output/palette';
import { levelText, solveJson, solveText, type SolveReporter } from '../reporters/solveReporter';
import { tellNoLevels } from '../reporters/tellNoLevels';
import type { Subcommand, Surroundings } from '../subcommand';
import { eachLevel } from '../work/eachLevel';
import { solveLevel } from '../work/solveLevel';
import { withRoutes, type Routed } from '../work/withRoutes';

/** `gridwright solve`: a route of every level, or why there is none. */
export const solve: Subcommand = {
  name: 'solve',
  help: 'cli.help.solve',
  options: {
    all: { type: 'boolean', number: true },
    start: { type: 'string' },
    write: { type: 'boolean' },
    budget: { type: 'string' },
    format: { type: 'string' },
  },

  async run(surroundings, args) {
    const { io, stop } = surroundings;
    const limit = limitOf(args);
    const format = choice(args, 'format', ['text', 'json']);
    const most = mostRoutes(args);
    const start = args.value('start');
    const write = args.has('write');
    if (write && start !== undefined) throw new UsageError('cli.solve.start-write');
    const one = await oneSource(args, 'solve', io);
    const { source, selected: named } = one;
    await tellNoLevels(one, surroundings);
    const prints = write && source.file === standardInput;
    if (prints && format === 'json') throw new UsageError('cli.solve.write-json');
    const selected =
      start === undefined
        ? named
        : named.map((each) => ({ ...each, level: startingAt(source, each.level, start) }));
    const reporter = prints ? quiet(surroundings) : reporterFor(format, surroundings);
    let solvedLevels = 0;
    const routed: Routed[] = [];
    await eachLevel(selected, surroundings, async (each) => {
      const solved = await solveLevel(each.level, limit, io, stop, most);
      const [route] = solved.routes;
      if (route) {
        solvedLevels += 1;
        if (!isSolved(each.level)) routed.push({ level: each.level, route });
      }
      await reporter.level(source, each, solved);
    });
    await reporter.end();
    if (write) await writeRoutes(source, routed, surroundings, format === 'text');
    return solvedLevels === selected.length ? exitStatus.fine : exitStatus.findings;
  },
};

/** @throws UsageError where no route of the level can start there */
function startingAt({ grid }: GridSource, level: Level, start: string): Level {
  const tried = fromStart(grid, level, start);
  if (!tried.ok) throw new UsageError(tried.code, tried.args);
  return tried.level;
}

/** Whether a right solution stands in the text: that is its author's, and stays. */
function isSolved(level: Level): boolean {
  const stored = level.solution?.strokes;
  return stored != null && level.valid && kindOf(level).verify(level, stored) === null;
}

/** How many routes are wanted: one, with `--all` every one, with `--all N` at most N. */
function mostRoutes(args: ParsedArguments): number {
  if (!args.has('all')) return 1;
  const most = wholeNumber(args, 'all');
  return most === null ? Infinity : Number(most);
}

async function writeRoutes(
  source: GridSource,
  routed: readonly Routed[],
  { io, out, err, teller }: Surroundings,
  say: boolean,
): Promise<void> {
  const text = withRoutes(source.grid.text, routed);
  if (source.file === standardInput) {
    await out.write(bytesWith(source, text).toString('utf8'));
    return;
  }
  if (text === source.grid.text) {
    if (say) await err.write(`${teller.tell('cli.solve.kept', { file: source.file })}\n`);
    return;
  }
  await writeSource(source, text, io.cwd);
  if (say) {
    const args = { file: source.file, routes: routed.length };
    await err.write(`${teller.tell('cli.solve.written', args)}\n`);
  }
}

function reporterFor(format: 'text' | 'json', { io, out, teller }: Surroundings): SolveReporter {
  switch (format) {
    case 'text':
      return solveText(out, paletteFor(out.isTerminal, io.env), teller);
    case 'json':
      return solveJson(out, teller);
  }
}

/** Where standard output has the file: what has no route is told on standard error. */
function quiet({ io, err, teller }: Surroundings): SolveReporter {
  const palette = paletteFor(err.isTerminal, io.env);
  return {
    level: async (source, selected, solved) => {
      if (solved.routes.length > 0) return;
      await err.write(levelText(source, selected, solved, palette, teller));
    },
    end: async () => {},
  };
}

import { choice } from '../args/choice';
import { limitOf, type Limit } from '../args/limit';
import type { ParsedArguments } from '../args/parseArguments';
import { UsageError } from '../args/usageError';
import { exitStatus } from '../exitStatus';
import { findInputs, standardInput } from '../input/findInputs';
import { readSource, type GridSource } from '../input/gridSource';
import { InputProblem, tellProblem } from '../input/inputProblem';
import { selectLevels, type Selected } from '../input/selectLevels';
import { bytesWith, writeSource } from '../input/writeSource';
import { paletteFor } from '../output/palette';
import { ProgressBar } from '../output/progressBar';
import { levelText, solveJson, solveText, type SolveReporter } from '../reporters/solveReporter';
import type { Subcommand, Surroundings } from '../subcommand';
import { solveLevel } from '../work/solveLevel';
import { withRoutes, type Routed } from '../work/withRoutes';

/** `gridwright solve`: a route of every level, or why there is none. */
export const solve: Subcommand = {
  name: 'solve',
  help: 'cli.help.solve',
  options: {
    write: { type: 'boolean' },
    budget: { type: 'string' },
    format: { type: 'string' },
  },

  async run(surroundings, args) {
    const { io, err, teller } = surroundings;
    const limit = limitOf(args);
    const format = choice(args, 'format', ['text', 'json']);
    const name = oneFile(args);
    try {
      const inputs = await findInputs([name], io.cwd);
      const [input] = inputs;
      if (input instanceof InputProblem) throw input;
      if (!input || inputs.length > 1) throw new UsageError('cli.solve.one-file', { name });
      const prints = args.has('write') && input.file === standardInput;
      if (prints && format === 'json') throw new UsageError('cli.solve.write-json');
      const source = await readSource(input.file, io);
      const selected = selectLevels(source, input.level);
      const reporter = prints ? quiet(surroundings) : reporterFor(format, surroundings);
      const routed = await solveAll(source, selected, limit, surroundings, reporter);
      if (args.has('write')) await writeRoutes(source, routed, surroundings, format === 'text');
      return routed.length === selected.length ? exitStatus.fine : exitStatus.findings;
    } catch (error) {
      if (!(error instanceof InputProblem)) throw error;
      await err.write(`gridwright: ${tellProblem(error, teller)}\n`);
      return exitStatus.unreadable;
    }
  },
};

function oneFile(args: ParsedArguments): string {
  const [name, ...others] = args.positionals;
  if (name === undefined) throw new UsageError('cli.solve.no-file');
  if (others.length > 0) throw new UsageError('cli.solve.one-file', { name: others.join(' ') });
  return name;
}

/** Solves levels one after the other, telling each; returns those that have a route. */
async function solveAll(
  source: GridSource,
  selected: readonly Selected[],
  limit: Limit,
  { io, out, err, teller, stop }: Surroundings,
  reporter: SolveReporter,
): Promise<Routed[]> {
  const routed: Routed[] = [];
  let done = 0;
  const bar = new ProgressBar(err, out, () => ({
    part: done / selected.length,
    words: teller.tell('cli.progress.solve', { done, levels: selected.length }),
  }));
  try {
    for (const each of selected) {
      const solved = await solveLevel(each.level, limit, io, stop);
      if (solved.route) routed.push({ level: each.level, route: solved.route });
      done++;
      await reporter.level(source, each, solved);
    }
    bar.end();
    await reporter.end();
  } finally {
    bar.end();
  }
  return routed;
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
  if (text === source.grid.text) return;
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
      if (!solved.route) await err.write(levelText(source, selected, solved, palette, teller));
    },
    end: async () => {},
  };
}

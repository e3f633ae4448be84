import { JobCancelled } from '../../jobs/cancelSignal';
import type { Finding } from '../../level/finding';
import type { Checked } from '../../puzzles/check';
import { choice } from '../args/choice';
import { jobsOf } from '../args/jobs';
import { limitOf } from '../args/limit';
import type { ParsedArguments } from '../args/parseArguments';
import { shardOf } from '../args/shard';
import { UsageError } from '../args/usageError';
import { exitStatus } from '../exitStatus';
import { findInputs } from '../input/findInputs';
import type { GridSource } from '../input/gridSource';
import { tellProblem, type InputProblem } from '../input/inputProblem';
import { levelItems, type LevelItem, type SourceItem } from '../input/levelItems';
import { paletteFor } from '../output/palette';
import { ProgressBar } from '../output/progressBar';
import { entryOf } from '../reporters/entry';
import { githubReporter } from '../reporters/github';
import { jsonReporter } from '../reporters/json';
import type { Reporter } from '../reporters/reporter';
import { sarifReporter } from '../reporters/sarif';
import { Tally } from '../reporters/tally';
import { textReporter } from '../reporters/text';
import type { Subcommand, Surroundings } from '../subcommand';
import { localChecker, poolChecker, type Checker } from '../work/checker';
import { mapInOrder } from '../work/mapInOrder';
import { peek } from '../work/peek';

/** So few levels are checked in this thread: a worker takes longer to start. */
const few = 3;

/** `gridwright check`: everything there is to say of every level. */
export const check: Subcommand = {
  name: 'check',
  help: 'cli.help.check',
  options: {
    format: { type: 'string' },
    hints: { type: 'boolean' },
    jobs: { type: 'string' },
    shard: { type: 'string' },
    budget: { type: 'string' },
    strict: { type: 'boolean' },
  },

  async run(surroundings, args) {
    const { io, out, err, teller, stop } = surroundings;
    const format = choice(args, 'format', ['text', 'json', 'sarif', 'github']);
    const shard = shardOf(args);
    const jobs = jobsOf(args, io.parallelism);
    const limit = limitOf(args);
    if (args.positionals.length === 0) throw new UsageError('cli.check.no-files');

    const inputs = await findInputs(args.positionals, io.cwd);
    const reporter = reporterFor(format, surroundings);
    const tally = new Tally();
    const items = levelItems(inputs, shard, io);
    const { head, all } = await peek(items, few + 1, ({ type }) => type === 'level');
    const local = localChecker(io, limit, stop);
    const manyLevels = head.filter(({ type }) => type === 'level').length > few;
    const inPool = manyLevels && jobs > 1 && io.startWorker !== null;
    const checker = inPool ? poolChecker(io.startWorker, jobs, limit, stop) : local;
    const width = inPool ? { active: jobs, ahead: jobs * 8 } : { active: 1, ahead: 0 };
    const bar = new ProgressBar(err, out, () => ({
      part: (tally.files + tally.unreadable + tally.share) / inputs.length,
      words: teller.tell('cli.progress.check', {
        levels: tally.levels,
        file: tally.files,
        files: inputs.length,
      }),
    }));
    const report = new Report(surroundings, reporter, tally, args.has('hints'));
    try {
      const work = (item: SourceItem) => checkItem(item, checker, local);
      for await (const result of mapInOrder(all, width, work)) {
        if (stop.aborted) throw new JobCancelled();
        await report.add(result);
      }
      bar.end();
      await reporter.end(tally);
    } catch (error) {
      // A pipe that was closed: what was seen until then counts.
      if (!(error instanceof JobCancelled)) throw error;
    } finally {
      bar.end();
      checker.dispose();
    }
    return statusOf(tally, args);
  },
};

function statusOf({ severities, unreadable }: Tally, args: ParsedArguments): number {
  if (unreadable > 0) return exitStatus.unreadable;
  const faults = severities.error + (args.has('strict') ? severities.warning : 0);
  return faults > 0 ? exitStatus.findings : exitStatus.fine;
}

function reporterFor(
  format: 'text' | 'json' | 'sarif' | 'github',
  { io, out, teller }: Surroundings,
): Reporter {
  switch (format) {
    case 'text':
      return textReporter(out, paletteFor(out.isTerminal, io.env), teller);
    case 'json':
      return jsonReporter(out);
    case 'sarif':
      return sarifReporter(out, io.version);
    case 'github':
      return githubReporter(out);
  }
}

/** What becomes of an item: a level has been checked, the others are as they were. */
type CheckedItem = Exclude<SourceItem, LevelItem> | (LevelItem & { readonly checked: Checked });

async function checkItem(item: SourceItem, checker: Checker, local: Checker): Promise<CheckedItem> {
  if (item.type !== 'level') return item;
  const { source, level } = item;
  // What can't be read needs no search, so no worker either.
  const by = level.valid ? checker : local;
  return { ...item, checked: await by.check(source.grid, level) };
}

/** Passes results on to the tally and the reporter. */
class Report {
  constructor(
    private readonly surroundings: Surroundings,
    private readonly reporter: Reporter,
    private readonly tally: Tally,
    private readonly hints: boolean,
  ) {}

  async add(item: CheckedItem): Promise<void> {
    const { tally, reporter } = this;
    switch (item.type) {
      case 'problem':
        tally.unreadable++;
        return await this.tellProblem(item.problem);
      case 'file': {
        for (const { severity } of item.source.grid.findings) tally.severities[severity]++;
        return await reporter.findings(this.entries(item.source, null, item.source.grid.findings));
      }
      case 'level': {
        tally.addLevel(item.checked);
        tally.share = item.share;
        const { findings } = item.checked;
        return await reporter.findings(this.entries(item.source, item, findings));
      }
      case 'end':
        tally.files++;
        tally.share = 0;
    }
  }

  private entries(source: GridSource, item: LevelItem | null, findings: readonly Finding[]) {
    const { teller } = this.surroundings;
    return findings
      .filter(({ severity }) => this.hints || severity !== 'hint')
      .map((each) => entryOf(source, item?.level ?? null, item?.index ?? null, each, teller))
      .sort((a, b) => a.line - b.line || a.column - b.column);
  }

  private async tellProblem(problem: InputProblem): Promise<void> {
    const { err, teller } = this.surroundings;
    const message = tellProblem(problem, teller);
    await err.write(`gridwright: ${message}\n`);
    await this.reporter.problem(problem, message);
  }
}

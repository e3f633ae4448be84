import { JobCancelled } from '../../jobs/cancelSignal';
import { formatEdits } from '../../level/format/format';
import { applyEdits } from '../../level/range';
import { UsageError } from '../args/usageError';
import { exitStatus } from '../exitStatus';
import { findInputs, standardInput } from '../input/findInputs';
import { readSource } from '../input/gridSource';
import { InputProblem, tellProblem } from '../input/inputProblem';
import { bytesWith, writeSource } from '../input/writeSource';
import type { Subcommand, Surroundings } from '../subcommand';

/** `gridwright format`: files in their usual form, written in place; `-` is printed. */
export const format: Subcommand = {
  name: 'format',
  help: 'cli.help.format',
  options: { check: { type: 'boolean' } },

  async run(surroundings, args) {
    const { io, out, err, teller, stop } = surroundings;
    if (args.positionals.length === 0) throw new UsageError('cli.format.no-files');
    const checks = args.has('check');
    let unreadable = 0;
    let differing = 0;
    const inputs = await findInputs(args.positionals, io.cwd);
    for (const input of inputs) {
      if (input instanceof InputProblem || input.level === null) continue;
      throw new UsageError('cli.format.whole-file', { file: input.file, level: input.level });
    }
    for (const input of inputs) {
      if (stop.aborted) throw new JobCancelled();
      try {
        if (input instanceof InputProblem) throw input;
        if (await formatFile(input.file, checks, surroundings)) continue;
        differing++;
        if (checks) await out.write(`${input.file}\n`);
        else if (input.file !== standardInput) {
          await err.write(`${teller.tell('cli.format.written', { file: input.file })}\n`);
        }
      } catch (error) {
        if (!(error instanceof InputProblem)) throw error;
        unreadable++;
        await err.write(`gridwright: ${tellProblem(error, teller)}\n`);
      }
    }
    if (unreadable > 0) return exitStatus.unreadable;
    return checks && differing > 0 ? exitStatus.findings : exitStatus.fine;
  },
};

/**
 * Formats a file, or with `checks` only looks.
 * @returns whether it was in its form already
 */
async function formatFile(
  file: string,
  checks: boolean,
  { io, out }: Surroundings,
): Promise<boolean> {
  const source = await readSource(file, io);
  const { text } = source.grid;
  const formatted = applyEdits(text, formatEdits(source.grid));
  if (!checks && file === standardInput) {
    await out.write(bytesWith(source, formatted).toString('utf8'));
  } else if (!checks && formatted !== text) {
    await writeSource(source, formatted, io.cwd);
  }
  return formatted === text;
}

import { writtenSteps } from '../../level/edits/editSolution';
import type { Level } from '../../level/level';
import { readCellName } from '../../level/route';
import { kindOf } from '../../puzzles/index';
import { UsageError } from '../args/usageError';
import { exitStatus } from '../exitStatus';
import { oneSource } from '../input/oneSource';
import { paletteFor } from '../output/palette';
import { levelName } from '../reporters/levelName';
import type { Subcommand } from '../subcommand';

/** `gridwright join`: the line between two tiles, its turns and shape, or why there is none. */
export const join: Subcommand = {
  name: 'join',
  help: 'cli.help.join',
  options: {},

  async run({ io, out, teller }, args) {
    const [file, ...cells] = args.positionals;
    const [a, b] = cells;
    if (file === undefined || a === undefined || b === undefined || cells.length > 2) {
      throw new UsageError('cli.join.arguments');
    }
    const stray = cells.find((cell) => !readCellName(cell));
    if (stray !== undefined) throw new UsageError('cli.join.no-cell', { cell: stray });
    const { source, selected } = await oneSource({ ...args, positionals: [file] }, 'join', io);
    const [chosen] = selected;
    if (!chosen || selected.length > 1) {
      throw new UsageError('cli.join.one-level', { file: source.file, levels: selected.length });
    }
    const { joined, line, told } = joinOf(chosen.level, a.toLowerCase(), b.toLowerCase());
    const palette = paletteFor(out.isTerminal, io.env);
    const said = teller.finding(told);
    const name = palette.strong(levelName(source, chosen));
    await out.write(`${name}  ${joined ? palette.good(said) : palette.bad(said)}\n`);
    if (line) await out.write(`  ${writtenSteps(line, 'straight').join('-')}\n`);
    return joined ? exitStatus.fine : exitStatus.findings;
  },
};

function joinOf(level: Level, a: string, b: string) {
  if (!level.valid) throw new UsageError('cli.join.invalid');
  const answer = kindOf(level).join?.(level, a, b);
  if (!answer) throw new UsageError('cli.join.kind', { kind: level.kind.id });
  return answer;
}

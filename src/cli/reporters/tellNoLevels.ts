import type { OneSource } from '../input/oneSource';
import type { Surroundings } from '../subcommand';

/** Says of a file without any level that there is nothing to do; else nothing. */
export async function tellNoLevels(
  { source, selected }: OneSource,
  { err, teller }: Surroundings,
): Promise<void> {
  if (selected.length > 0) return;
  await err.write(`gridwright: ${teller.tell('cli.no-levels', { file: source.file })}\n`);
}

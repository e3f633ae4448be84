import type { Selected } from '../input/selectLevels';
import { ProgressBar } from '../output/progressBar';
import type { Surroundings } from '../subcommand';

/** Works on levels one after the other, with a progress bar when that takes long. */
export async function eachLevel(
  selected: readonly Selected[],
  { out, err, teller }: Surroundings,
  work: (selected: Selected) => Promise<void>,
): Promise<void> {
  let done = 0;
  const bar = new ProgressBar(err, out, () => ({
    part: done / selected.length,
    words: teller.tell('cli.progress.levels', { done, levels: selected.length }),
  }));
  try {
    for (const each of selected) {
      await work(each);
      done++;
    }
  } finally {
    bar.end();
  }
}

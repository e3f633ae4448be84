import { JobCancelled } from '../../jobs/cancelSignal';
import type { Surroundings } from '../subcommand';
import { paceOf } from '../work/pace';

/** So many UTF-16 units of text are written at once. */
const batch = 1 << 16;

/**
 * Writes lines as they are made.
 * @param onDone told now and then how many have been made
 * @throws JobCancelled when the work is to stop
 */
export async function writeLines(
  lines: Iterable<string>,
  { io, out, stop }: Surroundings,
  onDone: (done: number) => void,
): Promise<void> {
  const pace = paceOf(io);
  const sliceEnd = (): number => pace.now() + (pace.sliceMs ?? 0);
  let done = 0;
  let text = '';
  let end = sliceEnd();
  for (const line of lines) {
    text += `${line}\n`;
    onDone(++done);
    if (text.length > batch) {
      await out.write(text);
      text = '';
    }
    if (pace.now() < end) continue;
    await pace.pause();
    if (stop.aborted) throw new JobCancelled();
    end = sliceEnd();
  }
  await out.write(text);
}

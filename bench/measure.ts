import { Bench } from 'tinybench';
import type { RepeatedTask, Task, TaskOverItems } from './suite';

/** How long a task took, in milliseconds. */
export interface Figures {
  readonly median: number;
  readonly p99: number;
  readonly max: number;
  readonly samples: number;
}

/** How long a repeated task is run, in milliseconds, and how often at least. */
const time = 700;
const leastIterations = 5;

/** Measures a task. @throws what the task throws */
export async function measure(task: Task): Promise<Figures> {
  return 'items' in task ? await overItems(task) : await repeated(task);
}

async function repeated(task: RepeatedTask): Promise<Figures> {
  const bench = new Bench({ time, iterations: leastIterations, warmupTime: 100, throws: true });
  bench.add(task.name, async () => {
    await task.run();
  });
  const [done] = await bench.run();
  if (done?.result.state !== 'completed') throw new Error(`${task.name} did not end`);
  const { p50, p99, max, samplesCount } = done.result.latency;
  return { median: p50, p99, max, samples: samplesCount };
}

async function overItems(task: TaskOverItems): Promise<Figures> {
  const times: number[] = [];
  // Not counted: what is compiled and read at the first call.
  if (!task.cold) await task.runItem(0);
  for (let i = 0; i < task.items; i++) {
    const begin = performance.now();
    await task.runItem(i);
    times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? NaN;
  return { median: at(0.5), p99: at(0.99), max: at(1), samples: times.length };
}

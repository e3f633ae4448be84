import { corpus } from './corpus';
import { measure, type Figures } from './measure';
import { count } from './suites/count';
import { knight } from './suites/knight';
import { pairs } from './suites/pairs';
import { parse } from './suites/parse';
import { solve } from './suites/solve';
import { trail } from './suites/trail';
import type { Suite } from './suite';
import { duration, tableOf, type Row } from './table';
import { vscode } from './vscode/vscode';

/** Every suite, in the order they are run. */
const suites: readonly Suite[] = [parse, solve, count, knight, trail, pairs, vscode];

async function rowsOf(suite: Suite): Promise<Row[]> {
  const measured = new Map<string, Figures>();
  const rows: Row[] = [];
  try {
    const tasks = await suite.tasks();
    // Peers first: each task names one that has been measured in this run.
    const peers = new Set(tasks.flatMap(({ peer }) => peer ?? []));
    const ordered = [...tasks].sort(
      (a, b) => Number(peers.has(b.name)) - Number(peers.has(a.name)),
    );
    for (const task of ordered) {
      process.stderr.write(`${suite.name}: ${task.name} … `);
      const figures = await measure(task);
      process.stderr.write(`${duration(figures.median)} ${task.note?.() ?? ''}\n`);
      measured.set(task.name, figures);
      const peer = task.peer === undefined ? null : (measured.get(task.peer) ?? null);
      rows.push({
        suite: suite.name,
        task: task.name,
        figures,
        peer: peer && { name: task.peer!, figures: peer },
        note: task.note?.() ?? '',
      });
    }
  } finally {
    await suite.end?.();
  }
  return rows;
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const known = suites.map(({ name }) => name).join(', ');
    throw new RangeError(`There is no suite ${unknown.join(', ')}. There are: ${known}.`);
  }
  const rows: Row[] = [];
  for (const suite of suites) {
    const asked = names.includes(suite.name);
    if (names.length > 0 ? !asked : suite.onlyByName) continue;
    if (suite.corpus && corpus === null) {
      console.log(`${suite.name} is left out: GRID_CORPUS does not name the folder of the corpus.`);
      continue;
    }
    rows.push(...(await rowsOf(suite)));
  }
  console.log(tableOf(rows));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof RangeError ? error.message : error);
  process.exitCode = 1;
});

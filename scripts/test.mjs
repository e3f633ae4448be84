#!/usr/bin/env node
// Runs the tests, or the stages named (`unit`, `hosts`, `node`, `web`, `desktop`, `journeys`,
// `package`), and ends with the tests passed in each and in all.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { endStages, runStage } from './test/runStage.mjs';
import { fetchVscode } from './vscode/fetchVscode.mjs';
import { findBrowser } from './vscode/findBrowser.mjs';
import { projectRoot, resultsRoot } from './vscode/paths.mjs';

const mocha = path.join(projectRoot, 'node_modules/mocha/bin/mocha.js');
const reporter = `--reporter=${path.join(projectRoot, 'scripts/test/tallyReporter.mjs')}`;
const inVscode = path.join(projectRoot, 'test/vscode/run.mjs');
const workspace = path.join(projectRoot, 'test/vscode/workspace');

/** @type {Readonly<Record<string, import('./test/runStage.mjs').Stage>>} */
const stages = {
  unit: { title: 'unit and property tests', command: [mocha, reporter], deadline: 300 },
  node: {
    title: 'VS Code, Node host',
    command: [inVscode, 'node'],
    workspace,
    quiet: true,
    deadline: 300,
  },
  web: {
    title: 'VS Code, web worker host',
    command: [inVscode, 'web'],
    workspace,
    quiet: true,
    deadline: 300,
  },
  desktop: {
    title: 'VS Code, desktop',
    command: [inVscode, 'desktop'],
    workspace,
    quiet: true,
    deadline: 600,
  },
  journeys: {
    title: 'journeys in a browser',
    command: [mocha, '--config', '.mocharc.journeys.json', reporter],
    deadline: 400,
  },
  package: {
    title: 'the installed package',
    command: [mocha, '--config', '.mocharc.package.json', reporter],
    deadline: 300,
  },
};

/** The hosts from npm were tried on Linux; elsewhere a desktop VS Code takes their place. */
const everything =
  process.platform === 'linux' ? ['unit', 'node', 'web', 'journeys'] : ['unit', 'desktop'];

/** @param {readonly string[]} names @returns {readonly string[]} */
function chosen(names) {
  if (names.length === 0) return everything;
  const all = names.flatMap((name) => (name === 'hosts' ? ['node', 'web'] : [name]));
  const unknown = all.find((name) => !(name in stages));
  if (unknown === undefined) return all;
  console.error(`There is no stage ${unknown}: ${['hosts', ...Object.keys(stages)].join(', ')}.`);
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void endStages().then(() => process.exit(130)));
}

const names = chosen(process.argv.slice(2));
await rm(resultsRoot, { recursive: true, force: true });
if (names.some((name) => name !== 'unit' && name !== 'desktop')) {
  // Before any stage, so that no deadline of theirs is spent on a first fetch.
  try {
    await fetchVscode();
    await findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
/** @type {import('./test/runStage.mjs').StageResult[]} */
const results = [];
for (const name of names) {
  const stage = stages[name];
  if (!stage) continue;
  console.log(`\n── ${stage.title}\n`);
  results.push(await runStage(stage));
}

/** @param {import('./test/marks.mjs').Tally} tally */
function words({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const width = Math.max(...results.map(({ title }) => title.length));
console.log('\n── Summary\n');
for (const result of results) {
  console.log(`${result.title.padEnd(width)}  ${words(result)} (${result.seconds} s)`);
}
const total = results.reduce(
  (sum, { passed, failed, skipped }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    skipped: sum.skipped + skipped,
  }),
  { passed: 0, failed: 0, skipped: 0 },
);
console.log(`\n${words(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endProcess } from '../vscode/endProcess.mjs';
import { projectRoot, resultsRoot } from '../vscode/paths.mjs';
import { readMark } from './marks.mjs';
import { copyWorkspace } from './workspaceCopy.mjs';

/**
 * One part of the tests, run in a process of its own.
 * @typedef {object} Stage
 * @property {string} title
 * @property {readonly string[]} command arguments for Node
 * @property {string} [workspace] a folder, whose copy's path is added to the command; a change in
 * the copy that no test declared is a failure
 * @property {boolean} [quiet] show only the lines that are marked as being for people
 * @property {number} deadline in seconds
 */

/** @typedef {import('./marks.mjs').Tally & { title: string, seconds: number }} StageResult */

/** Processes that run now, to be ended when we are. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends every stage that is running. @returns {Promise<void>} */
export async function endStages() {
  await Promise.all([...running].map(endProcess));
}

/**
 * @param {Stage} stage
 * @returns {Promise<StageResult>} a stage that ends without a tally, or badly though no test has
 * failed, counts as one failure
 */
export async function runStage(stage) {
  const begun = Date.now();
  const copy = stage.workspace ? await copyWorkspace(stage.workspace) : undefined;
  /** @type {import('./marks.mjs').Tally} */
  const tally = { passed: 0, failed: 0, skipped: 0 };
  /** @type {Set<string>} */
  const saved = new Set();
  let told = false;
  /** @type {string[]} */
  const output = [];
  /** @param {string} line */
  const hear = (line) => {
    output.push(line);
    const mark = readMark(line);
    if (mark?.name === 'tally') {
      Object.assign(tally, mark.value);
      told = true;
    } else if (mark?.name === 'saved') saved.add(mark.value);
    else if (mark?.name === 'line') console.log(mark.value);
    else if (!mark && !stage.quiet) console.log(line);
  };
  const problems = await runCommand(stage, copy ? [copy.folder] : [], hear);
  for (const name of (await copy?.hiddenEdits(saved)) ?? []) {
    problems.push(`hidden edit: ${name} differs on disk though no test saved it`);
    tally.failed++;
  }
  await copy?.remove();
  if (!told) problems.push('it ended without saying how many tests passed');
  if (problems.length > 0 || tally.failed > 0) {
    tally.failed = Math.max(tally.failed, 1);
    if (stage.quiet && !told) console.log(output.slice(-40).join('\n'));
    await tellProblems(stage.title, problems, output);
  }
  return { title: stage.title, ...tally, seconds: Math.round((Date.now() - begun) / 1000) };
}

/**
 * @param {Stage} stage
 * @param {readonly string[]} more
 * @param {(line: string) => void} hear
 * @returns {Promise<string[]>} what went wrong
 */
async function runCommand(stage, more, hear) {
  const child = spawn(process.execPath, [...stage.command, ...more], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  running.add(child);
  createInterface({ input: child.stdout }).on('line', hear);
  createInterface({ input: child.stderr }).on('line', hear);
  /** @type {string[]} */
  const problems = [];
  const timer = setTimeout(() => {
    problems.push(`it was not done after ${stage.deadline} s`);
    void endProcess(child);
  }, stage.deadline * 1000);
  const status = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  clearTimeout(timer);
  running.delete(child);
  if (status !== 0 && problems.length === 0) problems.push(`it ended with status ${status}`);
  return problems;
}

/** @param {string} title @param {readonly string[]} problems @param {readonly string[]} output */
async function tellProblems(title, problems, output) {
  const folder = path.join(resultsRoot, title.replace(/\W+/g, '-'));
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'output.log');
  await writeFile(file, output.join('\n'));
  for (const problem of problems) console.log(`${title}: ${problem}`);
  console.log(`${title}: all it said is in ${file}`);
}

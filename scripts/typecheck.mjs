#!/usr/bin/env node
// Compiles each environment by itself, so that a room without a DOM or Node's types does without.
import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './vscode/paths.mjs';

const folder = path.join(projectRoot, 'tsconfig');
const tsc = path.join(projectRoot, 'node_modules/typescript/bin/tsc');

/** @param {string} name @returns {Promise<boolean>} whether it compiled */
function compile(name) {
  const child = spawn(process.execPath, [tsc, '--pretty', '--project', path.join(folder, name)], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      console.log(`${code === 0 ? '✔' : '✖'} tsconfig/${name}`);
      if (code !== 0) console.log(output);
      resolve(code === 0);
    });
  });
}

const results = await Promise.all((await readdir(folder)).map(compile));
process.exitCode = results.every(Boolean) ? 0 : 1;

#!/usr/bin/env node
// Checks the sizes of the minified bundles in dist/ against their limits.
import { statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './vscode/paths.mjs';

/** Limits in kilobytes of 1024 bytes, as `npm run package` lists them. */
const limits = {
  'extension.node.js': 500,
  'extension.browser.js': 500,
  'server.node.js': 350,
  'server.browser.js': 350,
  'board.js': 100,
};

for (const [name, limit] of Object.entries(limits)) {
  const size = statSync(path.join(projectRoot, 'dist', name)).size / 1024;
  const fits = size <= limit;
  console.log(
    `${fits ? '✔' : '✖'} ${name.padEnd(22)} ${size.toFixed(0).padStart(4)} KB of ${limit} KB`,
  );
  if (!fits) process.exitCode = 1;
}

#!/usr/bin/env node
// Makes gridwright-VERSION.vsix from a minified build. A warning of vsce's is a failure.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from './vscode/paths.mjs';

const vsce = path.join(projectRoot, 'node_modules/@vscode/vsce/vsce');
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [
    vsce,
    'package',
    '--no-dependencies',
    // There is no public address yet that relative links could be rewritten to.
    '--allow-missing-repository',
    '--no-rewrite-relative-links',
  ],
  { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
);
console.log(stdout.trim());
if (stderr.trim()) console.error(stderr.trim());
const warned = /\bwarn(ing)?s?\b/i.test(stdout + stderr);
if (warned) console.error('\nvsce has warned; a package is made without warnings.');
process.exitCode = status === 0 && !warned ? 0 : 1;

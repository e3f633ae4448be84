#!/usr/bin/env node
// Bundles every program of the house into dist/. `--minify` for the package, `--watch` to go on.
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import esbuild from 'esbuild';
import { writeNotices } from './notices.mjs';
import { writeChinese } from './build/chinese.mjs';
import { projectRoot } from './vscode/paths.mjs';

const { values } = parseArgs({
  options: { minify: { type: 'boolean' }, watch: { type: 'boolean' } },
});

const node = /** @type {const} */ ({ platform: 'node', format: 'cjs', target: 'node20' });
const page = /** @type {const} */ ({ platform: 'browser', format: 'iife', target: 'es2022' });
const webExtension = /** @type {const} */ ({ ...page, format: 'cjs' });

/** @type {readonly { from: string, to: string, options: import('esbuild').BuildOptions }[]} */
const programs = [
  { from: 'extension/main.node.ts', to: 'extension.node.js', options: withVscode(node) },
  {
    from: 'extension/main.browser.ts',
    to: 'extension.browser.js',
    options: withVscode(webExtension),
  },
  { from: 'server/main.node.ts', to: 'server.node.js', options: leanServer(node) },
  { from: 'server/main.browser.ts', to: 'server.browser.js', options: leanServer(page) },
  { from: 'jobs/worker.node.ts', to: 'jobs.node.js', options: node },
  { from: 'jobs/worker.browser.ts', to: 'jobs.browser.js', options: page },
  { from: 'board/main.ts', to: 'board.js', options: boardAlone(page) },
  { from: 'board/start.ts', to: 'start.js', options: boardAlone(page) },
  { from: 'board/words.en.ts', to: 'words.en.js', options: page },
  { from: 'board/words.zhCn.ts', to: 'words.zh-cn.js', options: page },
  { from: 'board/rules.ts', to: 'rules.js', options: page },
  { from: 'board/board.css', to: 'board.css', options: {} },
  {
    from: 'cli/main.ts',
    to: 'cli.js',
    options: { ...node, banner: { js: '#!/usr/bin/env node' } },
  },
];

/** @param {import('esbuild').BuildOptions} options */
function withVscode(options) {
  return { ...options, external: ['vscode'] };
}

/**
 * The server starts jobs and runs none: the searches of the kinds stay out of its bundle. So do the
 * Chinese sentences, which it loads from zh-cn.json for who reads them.
 * @param {import('esbuild').BuildOptions} options
 */
function leanServer(options) {
  /** @type {import('esbuild').Plugin} */
  const plugin = {
    name: 'lean-server',
    setup(build) {
      build.onLoad({ filter: /[\\/]puzzles[\\/]\w+[\\/]engine\.ts$/ }, () => ({
        contents: `
          const elsewhere = () => { throw new Error('Searches run in jobs, not in the server'); };
          export const engine = { solve: elsewhere, routes: elsewhere, count: elsewhere };`,
      }));
      build.onLoad({ filter: /\.zhCn\.ts$/ }, () => ({ contents: 'export const zhCn = {};' }));
    },
  };
  return { ...options, plugins: [plugin] };
}

/**
 * The board's page loads the words of its reader's language and the kinds' rules of play by
 * themselves, before the board.
 * @param {import('esbuild').BuildOptions} options
 */
function boardAlone(options) {
  /** @type {import('esbuild').Plugin} */
  const plugin = {
    name: 'board-alone',
    setup(build) {
      build.onLoad({ filter: /[\\/]messages[\\/]board\.ts$/ }, () => ({
        contents: `
          export const boardWords = globalThis.gridwrightWords;
          export const isBoardWord = (key) => Object.hasOwn(boardWords.en, key);`,
      }));
      build.onLoad({ filter: /[\\/]puzzles[\\/]plays\.ts$/ }, () => ({
        contents: 'export const playOf = (kind) => globalThis.gridwrightPlays[kind] ?? null;',
      }));
    },
  };
  return { ...options, plugins: [plugin] };
}

const dist = path.join(projectRoot, 'dist');

/** @param {typeof programs[number]} program @returns {import('esbuild').BuildOptions} */
function buildOptions({ from, to, options }) {
  return {
    ...options,
    entryPoints: [path.join(projectRoot, 'src', from)],
    outfile: path.join(dist, to),
    bundle: true,
    minify: values.minify ?? false,
    sourcemap: values.minify ? false : 'linked',
    legalComments: 'none', // third-party-notices.txt has them
    charset: 'utf8',
    // The client asks semver whether this VS Code is new enough; VS Code has asked that already,
    // by engines.vscode, before it starts the extension.
    alias: {
      'semver/functions/parse': path.join(projectRoot, 'scripts/build/knownVersion.cjs'),
      'semver/functions/satisfies': path.join(projectRoot, 'scripts/build/newEnough.cjs'),
      minimatch: path.join(projectRoot, 'scripts/build/noPatterns.cjs'),
    },
    logLevel: 'warning',
    absWorkingDir: projectRoot,
  };
}

if (values.watch) {
  for (const program of programs) {
    const context = await esbuild.context({ ...buildOptions(program), logLevel: 'info' });
    await context.watch();
  }
} else {
  try {
    const results = await Promise.all(
      programs.map((program) => esbuild.build({ ...buildOptions(program), metafile: true })),
    );
    await writeNotices(
      results.map(({ metafile }) => metafile),
      path.join(dist, 'third-party-notices.txt'),
    );
    await writeChinese(
      path.join(projectRoot, 'src/server/chinese.ts'),
      path.join(dist, 'zh-cn.json'),
    );
    await chmod(path.join(dist, 'cli.js'), 0o755);
  } catch (error) {
    // esbuild has told its own errors already, with file and line.
    if (!(error instanceof Error && 'errors' in error)) throw error;
    process.exitCode = 1;
  }
}

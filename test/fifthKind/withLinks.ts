import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const here = import.meta.dirname;
const source = join(here, '../../src');

/** The lines that an author of a fifth kind writes: one in each of the two lists of kinds. */
const registered: Plugin = {
  name: 'a fifth kind',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]src[\\/]puzzles[\\/](kinds|plays)\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const isRules = path.endsWith('plays.ts');
      const [before, after] = isRules
        ? ['  knight: knightPlay,\n', '  knight: knightPlay,\n  links: linksPlay,\n']
        : ['pairs, knight];', 'pairs, knight, links];'];
      if (text.split(before).length !== 2) throw new Error(`${path} is not as the test knows it`);
      const [name, file] = isRules ? ['linksPlay', 'play'] : ['links', 'index'];
      const own = `import { ${name} } from ${JSON.stringify(join(here, 'links', file))};\n`;
      return { contents: own + text.replace(before, after), loader: 'ts' };
    });
  },
};

/**
 * Bundles programs of the house, `links` among their kinds and nothing else changed: the command
 * line (`dist/cli.js`) with its workers and the language server, and `dist/house.cjs`.
 */
export async function buildWithLinks(folder: string): Promise<void> {
  const options: BuildOptions = {
    outdir: join(folder, 'dist'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    plugins: [registered],
    logLevel: 'error',
  };
  const programs = {
    cli: 'cli/main',
    'server.node': 'server/main.node',
    'jobs.node': 'jobs/worker.node',
  };
  const entryPoints = Object.entries(programs).map(([out, from]) => ({
    in: join(source, `${from}.ts`),
    out,
  }));
  await Promise.all([
    build({ ...options, entryPoints }),
    build({
      ...options,
      entryPoints: [{ in: join(here, 'house.ts'), out: 'house' }],
      outExtension: { '.js': '.cjs' },
    }),
  ]);
}

import assert from 'node:assert/strict';
import { readTarball, readZip, type Files } from './harness/archives';
import { packTarball, temporaryFolder, vsix } from './harness/packages';

/** What README leads to is in both. */
const papers = [
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'package.json'],
  ...[
    'adding-a-puzzle',
    'architecture',
    'command-line',
    'dependencies',
    'findings',
    'grid-format',
    'other-editors',
    'performance',
  ].map((name) => `docs/${name}.md`),
  'docs/images/board.png',
  ...['cats', 'impossible', 'knight', 'pairs', 'trail', 'zip'].map((name) => `levels/${name}.grid`),
];

/** What the two packages have of dist/, beside the notices. */
const dist = {
  extension: [
    'board.css',
    'board.js',
    'cli.js',
    'extension.browser.js',
    'extension.node.js',
    'jobs.browser.js',
    'jobs.node.js',
    'rules.js',
    'server.browser.js',
    'server.node.js',
    'start.js',
    'words.en.js',
    'words.zh-cn.js',
  ],
  npm: ['cli.js', 'jobs.node.js', 'server.node.js'],
};

const wanted = {
  vsix: [
    ...papers.map((name) => (name === 'LICENSE' ? 'LICENSE.txt' : name)),
    ...[...dist.extension, 'third-party-notices.txt', 'zh-cn.json'].map((name) => `dist/${name}`),
    'language-configuration.json',
    ...['grid-dark.svg', 'grid-light.svg', 'icon.png', 'icon.svg'].map((name) => `media/${name}`),
    ...['board', 'check', 'new', 'solve'].map((name) => `media/walkthrough/${name}.svg`),
    'package.nls.json',
    'package.nls.zh-cn.json',
    'snippets/grid.json',
    'syntaxes/grid.tmLanguage.json',
  ],
  npm: [
    ...papers,
    ...[...dist.npm, 'third-party-notices.txt', 'zh-cn.json'].map((name) => `dist/${name}`),
  ],
};

/** The names under a folder, as they would stand beside package.json. */
function namesUnder(files: Files, folder: string): string[] {
  return [...files.keys()]
    .filter((name) => name.startsWith(folder))
    .map((name) => name.slice(folder.length))
    .sort();
}

describe('the packages', () => {
  const folder = temporaryFolder();
  let extension: Files;
  let tarball: Files;

  before(async () => {
    extension = readZip(vsix);
    tarball = readTarball(await packTarball(await folder()));
  });

  it('of the extension has exactly the files that are wanted', () => {
    // vsce writes papers' names small.
    const names = namesUnder(extension, 'extension/').map((name) => name.toLowerCase());
    assert.deepEqual(names.sort(), wanted.vsix.map((name) => name.toLowerCase()).sort());
  });

  it('of npm has exactly the files that are wanted', () => {
    assert.deepEqual(namesUnder(tarball, 'package/'), [...wanted.npm].sort());
  });

  it('have one and the same package.json', () => {
    const first = String(extension.get('extension/package.json'));
    const second = String(tarball.get('package/package.json'));
    assert.deepEqual(JSON.parse(first), JSON.parse(second));
  });

  it('name nothing that is not in them', () => {
    const manifest = String(extension.get('extension/package.json'));
    const named = [...manifest.matchAll(/"(?:\.\/)?((?:dist|media|syntaxes|snippets)\/[^"]+)"/g)];
    assert.ok(named.length > 8);
    for (const [, name] of named) assert.ok(extension.has(`extension/${name}`), name);
    assert.ok(tarball.has('package/dist/cli.js'));
  });

  it('speak of no address but names of XML and pages to read', () => {
    const code = [...extension].filter(([name]) => /dist\/.*\.js$/.test(name));
    const hosts = code.flatMap(([, content]) =>
      [...String(content).matchAll(/https?:\/\/([\w.-]+\.\w+)/g)].map(([, host]) => host!),
    );
    assert.deepEqual([...new Set(hosts)].sort(), ['json.schemastore.org', 'www.w3.org']);
  });
});

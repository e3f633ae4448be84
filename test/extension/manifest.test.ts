import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

interface Entry {
  readonly command: string;
  readonly when?: string;
  readonly group?: string;
}

interface Manifest {
  readonly contributes: {
    readonly commands: readonly { command: string; title: string; category?: string }[];
    readonly menus: Readonly<Record<string, readonly Entry[]>>;
    readonly keybindings: readonly Entry[];
    readonly walkthroughs: readonly {
      steps: readonly { description: string; media: { svg: string }; completionEvents: string[] }[];
    }[];
  };
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const { commands, menus, keybindings, walkthroughs } = manifest.contributes;
const words = (name: string) => JSON.parse(read(name)) as Record<string, string>;
const english = words('package.nls.json');
const chinese = words('package.nls.zh-cn.json');
const named = commands.map(({ command }) => command);

/** The ids in src/extension/commands: what is registered. */
const registered = [
  ...read('src/extension/commands/index.ts').matchAll(/from '\.\/(\w+)'/g),
].flatMap(([, file]) =>
  [...read(`src/extension/commands/${file}.ts`).matchAll(/id: '(gridwright\.\w+)'/g)].map(
    ([, id]) => id!,
  ),
);

describe('the manifest', () => {
  it('says everything in both languages, and nothing in neither', () => {
    const used = [...read('package.json').matchAll(/"%([\w.]+)%"/g)].map(([, key]) => key!);
    assert.deepEqual(Object.keys(english).sort(), [...new Set(used)].sort());
    assert.deepEqual(Object.keys(chinese), Object.keys(english));
  });

  it('has every command that is registered, in the category Grid', () => {
    assert.deepEqual([...named].sort(), [...registered].sort());
    for (const { command, category } of commands) assert.equal(category, 'Grid', command);
  });

  it('says of every command when the palette has it', () => {
    const palette = menus['commandPalette'] ?? [];
    assert.deepEqual(palette.map(({ command }) => command).sort(), [...named].sort());
    for (const { command, when } of palette) assert.ok(when, command);
  });

  it('puts only commands that are there into menus, and into the walkthrough', () => {
    const events = walkthroughs.flatMap(({ steps }) =>
      steps.flatMap(({ completionEvents }) => completionEvents),
    );
    const links = [...JSON.stringify([english, chinese]).matchAll(/\(command:([\w.]+)\)/g)];
    const all = [
      ...Object.values(menus).flat(),
      ...keybindings,
      ...events.map((event) => ({ command: event.replace('onCommand:', '') })),
      ...links.map(([, command]) => ({ command: command! })),
    ];
    for (const { command } of all) assert.ok(named.includes(command), command);
  });

  it('has each way to a new level in the menu of a board and of a text', () => {
    const title = menus['editor/title'] ?? [];
    const [level, deal] = ['newLevel', 'newDeal'].map((name) =>
      title.filter(({ command }) => command === `gridwright.${name}`),
    );
    assert.equal(level?.length, 1);
    assert.match(level[0]!.when!, /activeCustomEditorId == gridwright\.board \|\|/);
    assert.deepEqual(
      deal?.map(({ when }) => when),
      [level[0]!.when],
    );
  });

  it('shows one icon at most in a title at a time', () => {
    const icons = (menus['editor/title'] ?? []).filter(({ group }) =>
      group?.startsWith('navigation'),
    );
    assert.equal(icons.length, 2);
    assert.match(icons[0]!.when!, /^activeCustomEditorId == gridwright\.board$/);
    assert.match(icons[1]!.when!, /activeEditor == workbench\.editors\.files\.textFileEditor/);
  });

  it('has a walkthrough of few steps, each with its picture', () => {
    const steps = walkthroughs.flatMap((walkthrough) => walkthrough.steps);
    assert.ok(steps.length <= 5);
    for (const { media } of steps) assert.ok(existsSync(path.join(root, media.svg)), media.svg);
  });
});

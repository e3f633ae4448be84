import type { ToBoard } from '../../../src/protocol/board';
import type { LevelModel } from '../../../src/protocol/lsp';
import type { Route } from '../../../src/puzzles/puzzle';
import { Teller } from '../../../src/messages/teller';
import { serverTables } from '../../../src/server/chinese';
import { kindCards } from '../../../src/server/kindCards';
import { bridges, house, loops, market, stuck, streets, tour } from './kindTexts';
import { modelOf } from './modelOf';

/** A level as the board shows it, and what is done with it before it is looked at. */
export interface BoardScene {
  /** What the host sends, in order. */
  readonly models: readonly LevelModel[];
  readonly view: 'board' | 'preview';
  /** The cell given the focus, as in `r3c5`; null for none. */
  readonly focus: string | null;
  /** The tool taken in hand, by its key. */
  readonly tool: string | null;
  /** The finding chosen, from 0; null for none. */
  readonly finding: number | null;
  /** Sent in place of models. */
  readonly page?: ToBoard;
  /** Keys pressed at last. */
  readonly keys?: readonly string[];
  /** What the host answers to a request for another route. */
  readonly next?: Route;
}

const plain = { view: 'board', focus: null, tool: null, finding: null } as const;

const cat = `[cat-14]
title = The cat goes home
board:
  1 1 1 1 1 1
  1 0 1 1 0 1
  1 1 1 1 S 1
  1 0 1 1 0 1
  1 1 1 1 1 1
solution:
  r3c5-r3c4-r1c4-r1c6-r5c6-r5c4-r4c4-r4c3-r5c3-r5c1-r1c1-r1c3-
  r3c3-r3c2
`;

const zip = `[zip-7x7]
title = Around the post
expect = unique
board:
  .  ._ .  .  3| .  .
  .  .  5  .  .  .| .
  .  4| .  .  6  .  .
  .  .  .| .| .  .  2
  .  .  .  .  .| .  .
  .| 8  7  .  .  ._ .
  .  .| 1  .  .  .  .
solution:
  r7c3-r7c7-r1c7-r1c6-r2c6-r2c5-r1c5-r1c1-r2c1-r2c2-r3c2-r3c1-r4c1-r4c3-r2c3-
  r2c4-r5c4-r5c5-r3c5-r3c6-r6c6-r6c3-r5c3-r5c1-r7c1-r7c2-r6c2
`;

const rooms = `[three-rooms]
title = Three rooms
board:
  1 1 0 1 1 1 1
  1 1 1 0 1 1 1
  1 1 1 0 1 0 0
  1 1 1 1 1 1 1
  1 1 1 0 1 1 1
  0 0 1 0 0 1 1
`;

const ragged = `[broken]
title = <Not> "quite" & a board
board:
  . . . S
  . x . . .
  . # .
  . 1234 . .
`;

const colours = `[odd-square]
title = Odd square
board:
  . S . . .
  . . . . .
  . . . . .
  . . . . .
  . . . . .
`;

const two = `[zip-6x6]
title = Two ways round
expect = unique
board:
  .  .  3  .  .  .
  .  .| .  .  .  .
  .| .  1  .  .  4
  2_ ._ .  .  .  .
  .  .  .  6  .  .
  .  .  .  5  .  .
`;

const stale = cat.replace('r3c3-r3c2', 'r4c3-r3c3');

/** The mock's second route of the cat. */
const catAgain = [
  'r3c5-r3c4-r4c4-r5c4-r5c5-r5c6-r4c6-r3c6-r2c6-r1c6-r1c5-r1c4-r2c4-r2c3-r1c3-r1c2-r1c1-r2c1-r3c1-' +
    'r4c1-r5c1-r5c2-r5c3-r4c3-r3c3-r3c2',
].map((stroke) => stroke.split('-'));

const many = Array.from({ length: 30 }, (_, i) => `[cat-${i + 1}]\nboard:\n...\n.#.\n\n`).join('');

/** A closed route up and down a square board. */
export function garden(size = 40): string {
  const corners: string[] = ['r1c1'];
  for (let column = 1; column <= size; column++) {
    const down = column % 2 === 1;
    corners.push(`r${down ? size : 2}c${column}`);
    if (column < size) corners.push(`r${down ? size : 2}c${column + 1}`);
  }
  corners.push(`r1c${size}`, 'r1c1');
  const rows = Array.from({ length: size }, () => `  ${'.'.repeat(size)}`).join('\n');
  return `[garden-${size}]\ntitle = The long garden\nclosed = yes\nboard:\n${rows}\nsolution:\n  ${corners.join('-')}\n`;
}

const startPage: ToBoard = {
  type: 'start',
  kinds: kindCards(new Teller('en', serverTables)),
  samples: [
    { title: 'The cat goes home', kind: 'path', rows: 5, columns: 6 },
    { title: 'Around the post', kind: 'path', rows: 7, columns: 7 },
    { title: 'The seven bridges', kind: 'trail', rows: 0, columns: 0 },
  ],
  editable: true,
};

/** The scenes, by name; those of the visual reference have its names. */
export const scenes: Readonly<Record<string, () => BoardScene>> = {
  path: () => ({ ...plain, models: [modelOf(cat + many, 1)], focus: 'r3c5' }),
  zip: () => ({ ...plain, models: [modelOf(zip, 1)], tool: 'wall' }),
  cut: () => ({ ...plain, models: [modelOf(rooms, 1)], focus: 'r4c5', tool: 'hole', finding: 0 }),
  pending: () => ({
    ...plain,
    models: [
      modelOf(rooms, 1),
      modelOf(rooms.replace('1 1 1 0 1 0 0', '1 1 1 0 1 1 0'), 1, { version: 2, pending: true }),
    ],
    focus: 'r3c6',
    tool: 'open',
  }),
  start: () => ({ ...plain, models: [], page: startPage }),
  colours: () => ({
    ...plain,
    models: [modelOf(colours, 1)],
    focus: 'r1c2',
    tool: 'start',
    finding: 0,
  }),
  two: () => ({ ...plain, models: [modelOf(two, 1)], focus: 'r3c4', tool: 'wall', finding: 0 }),
  stale: () => ({ ...plain, models: [modelOf(stale, 1)] }),
  solutions: () => ({
    ...plain,
    view: 'preview',
    models: [modelOf(cat, 1)],
    keys: [']'],
    next: catAgain,
  }),
  playing: () => ({
    ...plain,
    view: 'preview',
    models: [modelOf(cat, 1)],
    keys: Array<string>(9).fill('<'),
  }),
  broken: () => ({ ...plain, models: [modelOf(ragged, 1)] }),
  big: () => ({ ...plain, models: [modelOf(garden(), 1)] }),
  trail: () => ({ ...plain, models: [modelOf(house, 1)], tool: 'edge' }),
  bridges: () => ({ ...plain, models: [modelOf(bridges, 1)], finding: 0 }),
  loops: () => ({ ...plain, models: [modelOf(loops, 1)], tool: 'point' }),
  streets: () => ({ ...plain, models: [modelOf(streets, 1)], keys: [']'] }),
  pairs: () => ({
    ...plain,
    models: [modelOf(market, 1)],
    focus: 'r1c5',
    tool: 'tile',
    keys: [']', ...Array<string>(7).fill('>')],
  }),
  stuck: () => ({ ...plain, models: [modelOf(stuck, 1)], finding: 0, keys: ['>', '>'] }),
  knight: () => ({ ...plain, models: [modelOf(tour, 1)], keys: [']'] }),
  game: () => ({
    ...plain,
    models: [modelOf(tour, 1)],
    focus: 'r4c4',
    keys: ['g', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter'],
  }),
  preview: () => ({ ...plain, view: 'preview', models: [modelOf(cat, 1)] }),
};

import type { KindSyntax } from '../../../src/level/kindSyntax';

/** How a `links` level is written. */
export const linksSyntax: KindSyntax = {
  id: 'links',
  alsoCalled: ['连线'],
  cells: { alphabet: 'labels', numbers: false, walls: true },
  drawings: false,
  steps: 'straight',
  ring: false,
  strokes: 'many',
  settings: [
    {
      key: 'cover',
      alsoCalled: ['铺满'],
      value: { type: 'word', words: ['no', 'yes'] },
      default: 'no',
    },
  ],
};

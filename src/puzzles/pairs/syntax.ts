import type { KindSyntax } from '../../level/kindSyntax';

/** How a `pairs` level is written. */
export const pairsSyntax: KindSyntax = {
  id: 'pairs',
  alsoCalled: ['四川省', '连连看'],
  cells: { alphabet: 'labels', numbers: false, walls: true },
  drawings: false,
  steps: 'straight',
  ring: true,
  strokes: 'many',
  deals: true,
  settings: [
    {
      key: 'expect',
      alsoCalled: ['期望', '预期'],
      value: { type: 'word', words: ['solvable', 'unsolvable'] },
      default: 'solvable',
    },
    {
      key: 'turns',
      alsoCalled: ['转弯', '拐弯', '拐角'],
      value: { type: 'integer', least: 0, words: ['any'] },
      default: '2',
    },
    {
      key: 'border',
      alsoCalled: ['边界', '外圈'],
      value: { type: 'word', words: ['open', 'closed'] },
      default: 'open',
    },
  ],
};

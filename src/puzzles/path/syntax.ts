import type { KindSyntax } from '../../level/kindSyntax';

/** How a `path` level is written. */
export const pathSyntax: KindSyntax = {
  id: 'path',
  alsoCalled: ['一笔画', '连黑点'],
  cells: { alphabet: 'route', numbers: true, walls: true },
  drawings: false,
  steps: 'straight',
  ring: false,
  strokes: 'one',
  settings: [
    {
      key: 'closed',
      alsoCalled: ['闭合', '封闭', '回路'],
      value: { type: 'word', words: ['no', 'yes'] },
      default: 'no',
    },
    {
      key: 'ends',
      alsoCalled: ['端点'],
      value: { type: 'word', words: ['numbers', 'free'] },
      default: 'numbers',
    },
    {
      key: 'numbers',
      alsoCalled: ['数字'],
      value: { type: 'word', words: ['order', 'steps'] },
      default: 'order',
    },
  ],
};

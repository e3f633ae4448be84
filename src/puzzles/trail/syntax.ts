import type { KindSyntax } from '../../level/kindSyntax';

/** How a `trail` level is written. */
export const trailSyntax: KindSyntax = {
  id: 'trail',
  alsoCalled: ['欧拉路', '一笔画(欧拉路)'],
  cells: { alphabet: 'route', numbers: false, walls: true },
  drawings: true,
  steps: 'straight',
  ring: false,
  strokes: 'setting',
  settings: [
    {
      key: 'closed',
      alsoCalled: ['闭合', '封闭', '回路'],
      value: { type: 'word', words: ['no', 'yes'] },
      default: 'no',
    },
    {
      key: 'strokes',
      alsoCalled: ['笔数', '笔画', '几笔'],
      value: { type: 'integer', least: 1 },
      default: '1',
    },
    {
      key: 'start',
      alsoCalled: ['起点', '开始'],
      value: { type: 'point' },
      default: null,
      on: 'drawing',
    },
    {
      key: 'end',
      alsoCalled: ['终点', '结束'],
      value: { type: 'point' },
      default: null,
      on: 'drawing',
    },
  ],
};

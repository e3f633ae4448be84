import type { SettingSyntax } from '../../level/kindSyntax';

/** The settings of every kind of tour. */
export const tourSettings: readonly SettingSyntax[] = [
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
];

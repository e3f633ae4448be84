import type { Arguments, MessageTable } from '../../../src/messages/message';
import { zhCn } from './messages.zhCn';

const wrong = 'The solution goes wrong in line {line}, at {cell}:';

/** Every sentence about links. */
export const linksMessages: MessageTable = {
  en: {
    'kind.links': 'Links',
    'rule.links': 'Join equal labels by lines that share no cell.',
    'value.kind.links': 'Join every two equal labels by a line; lines share no cell (Numberlink).',
    'setting.cover': 'Whether the lines have to pass every empty cell.',
    'value.cover.no': 'Cells may stay empty.',
    'value.cover.yes': 'Every cell lies on a line.',
    'nothing-to-draw.labels': 'This board has no labels, so there is nothing to join.',
    'unpaired-tile.ends': ({ label, times }: Arguments) =>
      `a line joins two equal labels, but ${label} stands ${times === 1 ? 'once' : `${times} times`}.`,
    'stale-solution.link-cell': `${wrong} no line passes there.`,
    'stale-solution.link-crossed': `${wrong} a line has passed there already.`,
    'stale-solution.link-step': `${wrong} no step leads there.`,
    'stale-solution.link-end': `${wrong} a line runs through empty cells from a label to its equal.`,
    'incomplete-solution.links': ({ left }: Arguments) =>
      `The solution stops short: ${left} ${left === 1 ? 'label is' : 'labels are'} not joined.`,
    'incomplete-solution.cover': ({ bare }: Arguments) =>
      `The solution leaves ${bare} ${bare === 1 ? 'cell' : 'cells'} empty, and cover = yes.`,
  },
  'zh-cn': zhCn,
};

import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import { isBoardWord } from '../../messages/board';
import type { LevelModel } from '../../protocol/lsp';
import type { ToldSetting } from '../../protocol/toldSetting';
import { settingsShown, type BoardState } from '../state';
import type { Words } from '../words';
import { flag, span } from './html';

/** The settings of a level, each as the field its values ask for. */
export function settingsPanel(state: BoardState, model: LevelModel): SvgNode {
  const { words, editable } = state;
  const shown = settingsShown(state);
  return node(
    'aside',
    { id: 'settings', class: 'settings', 'aria-label': words('settings'), hidden: flag(!shown) },
    [
      textNode('h2', {}, words('settings.title')),
      node(
        'div',
        { class: 'fields' },
        shown ? model.settings.map((setting) => field(setting, words, editable)) : [],
      ),
    ],
  );
}

/** A setting's name; a key without one stands for itself. */
export function settingName(key: string, words: Words): string {
  const word = `setting.${key}`;
  return isBoardWord(word) ? words(word) : key;
}

function field(setting: ToldSetting, words: Words, editable: boolean): SvgNode {
  const { key, holds } = setting;
  const id = `setting-${key}`;
  const note = `note.${key}`;
  const common = { id, 'data-setting': key, disabled: flag(!editable) };
  if (isSwitch(setting)) {
    return node('div', { class: 'field inline' }, [
      node('label', {}, [
        node('input', { ...common, type: 'checkbox', checked: flag(holds === 'yes') }),
        span(settingName(key, words)),
      ]),
    ]);
  }
  const noted = isBoardWord(note) ? note : null;
  return node('div', { class: 'field' }, [
    textNode('label', { for: id }, settingName(key, words)),
    control(setting, { ...common, 'aria-describedby': noted ? `${id}-note` : undefined }),
    noted ? textNode('div', { id: `${id}-note`, class: 'note' }, words(noted)) : null,
  ]);
}

function control({ value, holds }: ToldSetting, common: SvgNode['attributes']): SvgNode {
  switch (value.type) {
    case 'word':
      return choice(value.words, holds, common);
    case 'integer':
      return value.words
        ? choice(numbersAnd(value.least, value.words, holds), holds, common)
        : node('input', { ...common, type: 'number', min: value.least, value: holds });
    case 'point':
    case 'text':
      return node('input', { ...common, type: 'text', value: holds });
  }
}

function choice(options: readonly string[], holds: string, common: SvgNode['attributes']): SvgNode {
  return node(
    'select',
    { ...common, 'data-value': holds },
    options.map((option) => textNode('option', { value: option }, option)),
  );
}

/** A few numbers, what holds among them, and the words that stand for one. */
function numbersAnd(least: number, words: readonly string[], holds: string): readonly string[] {
  const few = Array.from({ length: 4 }, (_, i) => String(least + i));
  const own = few.includes(holds) || words.includes(holds) || holds === '' ? [] : [holds];
  return [...few, ...own, ...words];
}

/** Whether a setting is on or off. */
function isSwitch({ value }: ToldSetting): boolean {
  return value.type === 'word' && value.words.length === 2 && value.words.includes('yes');
}

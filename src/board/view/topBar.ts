import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import type { Picture } from '../../drawing/picture';
import type { LevelModel, ToldVerdict } from '../../protocol/lsp';
import { settingsShown, type BoardState } from '../state';
import type { Words } from '../words';
import { flag, iconButton, span, textButton } from './html';
import { icon, type IconName } from './icons';
import { levelList } from './levelList';

/** The bar above the board: levels, title, verdict, Solve or Stop, and in a preview the lock. */
export function topBar(state: BoardState, model: LevelModel): SvgNode {
  const { words, preview, busy, locked } = state;
  return node('header', { class: 'top' }, [
    levelGroup(state, model),
    node('div', { class: 'title' }, [
      textNode(
        'h1',
        { class: model.title ? 'title-text' : 'sr', title: model.title },
        model.title || nameOf(model, words),
      ),
      span(metaOf(model, words), 'meta'),
    ]),
    verdict(model.verdict, words),
    node('div', { class: 'top-actions' }, [
      busy
        ? textButton(words('stop'), 'stop', 'btn second')
        : textButton(words('solve'), 'solve', 'btn', { hidden: flag(preview) }),
      preview
        ? null
        : iconButton('gear', 'settings', words('settings'), null, {
            'aria-expanded': String(settingsShown(state)),
            'aria-controls': 'settings',
          }),
      preview
        ? iconButton('lock', 'lock', words('lock'), null, { 'aria-pressed': String(locked) })
        : null,
    ]),
    node('div', { class: 'progress', hidden: flag(!state.slow) }),
  ]);
}

/** A level's id, or its place in the file where it has none. */
export function nameOf(model: LevelModel, words: Words): string {
  return model.id ?? words('level.unnamed', { n: model.index });
}

function levelGroup(state: BoardState, model: LevelModel): SvgNode {
  const { words, listAt } = state;
  const only = model.levels.length < 2;
  return node('div', { class: 'level', role: 'group', 'aria-label': words('level.group') }, [
    iconButton('left', 'level-previous', words('level.previous'), 'Page Up', {
      disabled: flag(model.index <= 1),
    }),
    node(
      'button',
      {
        type: 'button',
        class: 'level-name',
        'data-do': 'level-list',
        'aria-haspopup': 'listbox',
        'aria-expanded': String(listAt !== null),
        disabled: flag(only),
      },
      [span(nameOf(model, words)), only ? null : icon('down')],
    ),
    iconButton('right', 'level-next', words('level.next'), 'Page Down', {
      disabled: flag(model.index >= model.levels.length),
    }),
    levelList(state, model),
  ]);
}

function metaOf(model: LevelModel, words: Words): string {
  const { picture, levels, index } = model;
  return [
    model.kind,
    ...(picture ? [sizeWords(picture, words)] : []),
    ...(levels.length > 1 ? [words('level.place', { n: index, count: levels.length })] : []),
  ].join(' · ');
}

function sizeWords({ height, width, drawing }: Picture, words: Words): string {
  if (!drawing) return `${height} × ${width}`;
  return words('drawing.size', { points: drawing.points.length, edges: drawing.edges.length });
}

const looks: Readonly<Record<ToldVerdict['state'], readonly [style: string, icon: IconName]>> = {
  solved: ['ok', 'check'],
  unique: ['ok', 'unique'],
  'not-unique': ['bad', 'two'],
  unsolvable: ['bad', 'error'],
  invalid: ['bad', 'error'],
  undecided: ['warn', 'warning'],
  pending: ['pending', 'pending'],
};

/** The verdict's chip: an icon and words of its own for each. */
export function verdict(told: ToldVerdict, words: Words): SvgNode {
  const [style, name] = looks[told.state];
  const pending = told.state === 'pending';
  const text = !pending
    ? [span(told.words)]
    : told.words === ''
      ? [span(words('verdict.checkingFirst'))]
      : [span(told.words, 'was'), span(`· ${words('verdict.checking')}`)];
  return node('div', { class: `verdict ${style}` }, [icon(name), node('span', {}, text)]);
}

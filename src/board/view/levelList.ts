import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import type { LevelModel } from '../../protocol/lsp';
import type { BoardState } from '../state';
import { flag, span } from './html';

/** The list of the file's levels, open under the level's name. */
export function levelList({ words, listAt }: BoardState, model: LevelModel): SvgNode {
  const options =
    listAt === null
      ? []
      : model.levels.map(({ id, title }, i) =>
          node(
            'li',
            {
              id: `level-${i + 1}`,
              role: 'option',
              class: i + 1 === listAt ? 'on' : undefined,
              'aria-selected': String(i + 1 === model.index),
              'data-do': 'level-choose',
              'data-level': i + 1,
            },
            [
              span(id ?? words('level.unnamed', { n: i + 1 })),
              textNode('span', { class: 'meta' }, title),
            ],
          ),
        );
  return node(
    'ul',
    {
      class: 'level-list',
      role: 'listbox',
      tabindex: -1,
      hidden: flag(listAt === null),
      'aria-label': words('level.list'),
      'aria-activedescendant': listAt === null ? undefined : `level-${listAt}`,
    },
    options,
  );
}

import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import type { Sample } from '../../protocol/board';
import type { KindCard } from '../../protocol/kindCard';
import { isLevelId } from '../../level/levelId';
import type { BoardState } from '../state';
import { flag, span, textButton } from '../view/html';
import type { Words } from '../words';
import { kindPicture } from './kindPicture';
import { faultyField, linesOf, mostLines, usualSizes, type StartPage } from './startPage';

/** The page of a file without levels: what kind, how large, what name; or a sample. */
export function startView(state: BoardState, page: StartPage): SvgNode {
  const { words, editable } = state;
  return node('main', { class: 'start', 'aria-labelledby': 'start-title' }, [
    node('div', { class: 'start-in' }, [
      textNode('h1', { id: 'start-title' }, words('start.title')),
      textNode('p', { class: 'lead' }, words('start.lead')),
      node('fieldset', { class: 'kinds', disabled: flag(!editable) }, [
        textNode('legend', {}, words('start.kind')),
        node(
          'div',
          { class: 'kind-cards' },
          page.kinds.map((kind) => card(kind, page)),
        ),
      ]),
      node('div', { class: 'start-row' }, [
        size(page, words, editable),
        name(page, words, editable),
      ]),
      node('div', { class: 'start-actions' }, [
        textButton(words('start.create'), 'start-create', 'btn', {
          disabled: flag(!editable || faultyField(page) !== null),
        }),
        textButton(words('start.openText'), 'file-text', 'btn second'),
      ]),
      page.samples.length > 0 ? textNode('h2', {}, words('start.samples')) : null,
      page.samples.length > 0 ? samples(page.samples, editable) : null,
      state.refusal === null ? null : textNode('p', { class: 'note' }, state.refusal),
    ]),
  ]);
}

function card({ id, name, rule, sketch }: KindCard, page: StartPage): SvgNode {
  return node('label', { class: 'kind-card' }, [
    node('input', {
      type: 'radio',
      name: 'kind',
      value: id,
      'data-start': 'kind',
      checked: flag(id === page.kind),
    }),
    kindPicture(sketch),
    textNode('b', {}, name),
    rule === '' ? null : span(rule),
  ]);
}

function size(page: StartPage, words: Words, editable: boolean): SvgNode {
  const faulty = linesOf(page.rows) === null || linesOf(page.columns) === null;
  const field = (key: 'rows' | 'columns'): readonly SvgNode[] => [
    textNode('label', { for: `start-${key}` }, words(`start.${key}`)),
    node('input', {
      id: `start-${key}`,
      type: 'number',
      min: 1,
      max: mostLines,
      'data-start': key,
      value: page[key],
      'aria-invalid': linesOf(page[key]) === null ? 'true' : undefined,
      'aria-describedby': 'start-size-note',
    }),
  ];
  return node('fieldset', { class: 'size', disabled: flag(!editable) }, [
    textNode('legend', {}, words('start.size')),
    node('span', { class: 'size-in' }, [
      ...field('rows'),
      textNode('span', { class: 'times', 'aria-hidden': 'true' }, '×'),
      ...field('columns'),
    ]),
    node(
      'span',
      { class: 'presets', role: 'group', 'aria-label': words('start.sizes') },
      usualSizes.map(([rows, columns]) =>
        textButton(`${rows} × ${columns}`, 'start-size', 'chip-btn', {
          'aria-pressed': String(page.rows === String(rows) && page.columns === String(columns)),
          'data-rows': rows,
          'data-columns': columns,
        }),
      ),
    ),
    textNode(
      'span',
      { id: 'start-size-note', class: faulty ? 'note fault' : 'note' },
      words('start.sizeNote', { most: mostLines }),
    ),
  ]);
}

function name(page: StartPage, words: Words, editable: boolean): SvgNode {
  const fits = isLevelId(page.id);
  return node('fieldset', { class: 'name', disabled: flag(!editable) }, [
    textNode('legend', {}, words('start.name')),
    node('span', { class: 'size-in' }, [
      textNode('label', { for: 'start-id' }, words('start.id')),
      node('input', {
        id: 'start-id',
        type: 'text',
        'data-start': 'id',
        value: page.id,
        spellcheck: 'false',
        'aria-invalid': fits ? undefined : 'true',
        'aria-describedby': 'start-id-note',
      }),
    ]),
    textNode(
      'span',
      { id: 'start-id-note', class: fits ? 'note' : 'note fault' },
      fits ? words('start.idNote', { id: page.id }) : words('start.badId'),
    ),
  ]);
}

function samples(list: readonly Sample[], editable: boolean): SvgNode {
  return node(
    'ul',
    { class: 'samples', role: 'list' },
    list.map(({ title, kind, rows, columns }, i) =>
      node('li', {}, [
        node(
          'button',
          {
            type: 'button',
            'data-do': 'start-sample',
            'data-sample': i,
            disabled: flag(!editable),
          },
          [span(title), span(rows > 0 ? `${kind} · ${rows} × ${columns}` : kind, 'meta')],
        ),
      ]),
    ),
  );
}

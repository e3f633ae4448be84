import { shownMarks } from '../../drawing/scene/findingLayers';
import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import { cellWords, markWords, type Steps } from '../cellWords';
import type { Shown } from '../shown';
import { focusOf, type BoardState } from '../state';
import { flag, iconButton, span } from './html';
import { icon } from './icons';

/** The line under everything: the cell under the pointer or in focus, or why an edit was refused. */
export function statusLine(state: BoardState, shown: Shown, steps: Steps): SvgNode {
  const { words, refusal } = state;
  const { picture } = shown.model;
  const cell = state.hover ?? focusOf(state);
  const marks = picture
    ? shownMarks(picture, { lit: state.lit, old: shown.old, ids: '' }).map(({ mark }) => mark)
    : [];
  const said =
    picture && cell
      ? [...cellWords(cell, picture, steps, words), ...markWords(cell, marks, words)].join(' · ')
      : '';
  return node('footer', { class: 'status' }, [
    node('span', { class: refusal === null ? 'status-text' : 'status-text refused' }, [
      refusal === null ? null : icon('warning', 'icon sev-warning'),
      textNode('span', {}, refusal ?? said),
    ]),
    node('span', { class: 'status-end' }, [
      !state.editable && !state.preview ? span(words('readOnly')) : null,
      iconButton('text', 'cell-text', words('status.openText'), null, {
        hidden: flag(cell === null),
      }),
      iconButton('help', 'keys', words('keys'), '?', { 'aria-haspopup': 'dialog' }),
    ]),
  ]);
}

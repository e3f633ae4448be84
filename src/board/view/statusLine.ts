import { shownMarks } from '../../drawing/scene/findingLayers';
import { shownFork } from '../../drawing/scene/forkLayers';
import { pointNote } from '../../drawing/scene/pointsLayer';
import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import type { CellStep } from '../../level/route';
import { cellWords, markWords, type Steps } from '../cellWords';
import { gameOf } from '../game';
import { hintWords } from '../hintWords';
import { noteWords } from '../noteWords';
import type { Shown } from '../shown';
import { focusOf, litNow, pictureShown, pointFocus, type BoardState } from '../state';
import { flag, iconButton, span } from './html';
import { icon } from './icons';

/** The line under everything: the cell under the pointer or in focus, a hint, or why something was refused. */
export function statusLine(state: BoardState, shown: Shown, steps: Steps): SvgNode {
  const { words, refusal } = state;
  const picture = pictureShown(state);
  const cell = state.hover ?? focusOf(state);
  const style = { lit: litNow(state), old: shown.old, ids: '' };
  const said =
    picture && cell
      ? [
          ...cellWords(cell, picture, steps, words),
          ...noteWords(state, cell),
          ...markWords(
            cell,
            shownMarks(picture, style).map(({ mark }) => mark),
            words,
          ),
          ...(isFork(cell, shownFork(picture, style)?.from) ? [words('cell.fork')] : []),
        ].join(' · ')
      : pointText(state);
  const hint = gameOf(state)?.hint;
  const isHint = hint != null && refusal === hintWords(hint, words);
  const sign = isHint ? icon('hint', 'icon') : icon('warning', 'icon sev-warning');
  return node('footer', { class: 'status' }, [
    node('span', { class: refusal === null || isHint ? 'status-text' : 'status-text refused' }, [
      refusal === null ? null : sign,
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

/** The point in focus. */
function pointText(state: BoardState): string {
  const picture = pictureShown(state);
  const name = pointFocus(state);
  const { words } = state;
  const place = picture?.drawing?.points.findIndex((point) => point.name === name) ?? -1;
  if (!picture || name === null || place < 0) return '';
  return `${words('point.name', { name })} · ${pointNote(picture, place, words)}`;
}

const isFork = (cell: CellStep, fork: CellStep | null | undefined): boolean =>
  fork?.row === cell.row && fork.column === cell.column;

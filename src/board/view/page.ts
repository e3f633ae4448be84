import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import { noSteps, stepsOf } from '../cellWords';
import { pictureShown, settingsShown, type BoardState } from '../state';
import { Canvas } from './canvas';
import { findingsList } from './findingsList';
import { textButton } from './html';
import { keysSheet } from './keysSheet';
import { palette } from './palette';
import { playStrip } from './playStrip';
import { settingsPanel } from './settingsPanel';
import { statusLine } from './statusLine';
import { topBar } from './topBar';

/** The page as a tree of nodes, from the state alone. */
export class Page {
  readonly #canvas = new Canvas();

  /** What the page shows: nothing yet, why there is no board, or the board. */
  node(state: BoardState, spoken: string): SvgNode {
    return node('div', { class: state.preview ? 'gw is-preview' : 'gw' }, [
      // First, so that it stays the same element whatever else the page shows.
      textNode('div', { class: 'sr', role: 'status', 'aria-live': 'polite' }, spoken),
      ...this.#parts(state),
    ]);
  }

  #parts(state: BoardState): readonly SvgNode[] {
    const { shown, words } = state;
    if (state.empty !== null) return [emptyPage(state.empty, state)];
    if (state.start !== null) return [state.start(state)];
    if (!shown) return [];
    const picture = pictureShown(state);
    const steps = picture ? stepsOf(picture) : noSteps;
    return [
      topBar(state, shown.model),
      node('main', { class: settingsShown(state) ? 'work with-settings' : 'work' }, [
        palette(state, picture),
        this.#canvas.node(state, shown),
        settingsPanel(state, shown.model),
      ]),
      playStrip(state, shown.model),
      findingsList(state, shown),
      statusLine(state, shown, steps),
      keysSheet(words),
    ];
  }
}

function emptyPage(message: string, { words }: BoardState): SvgNode {
  return node('main', { class: 'empty' }, [
    textNode('h1', { class: 'empty-message' }, message),
    textButton(words('empty.openText'), 'file-text', 'btn second'),
  ]);
}

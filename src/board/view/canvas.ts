import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import { outlineOf } from '../../drawing/scene/outline';
import type { Scene } from '../../drawing/scene/scene';
import { Unit } from '../../drawing/scene/units';
import type { Picture } from '../../drawing/picture';
import { gameOf } from '../game';
import type { Shown } from '../shown';
import { focusOf, pictureShown, readingNow, zoomOf, type BoardState } from '../state';
import { paintsCells } from '../tools';
import type { Words } from '../words';
import { noteWords } from '../noteWords';
import { FullCell } from '../zoom';
import { DrawnScene } from './drawnScene';
import { gameFigures } from './gameFigures';
import { focusRing, GridCells, hoverFrame } from './gridCells';
import { iconButton } from './html';
import { pointFigures, PointList } from './pointList';
import { nameOf } from './topBar';

/** Draws the board and what lies around it; layers are drawn again only when what they show changed. */
export class Canvas {
  readonly #cells = new GridCells();
  readonly #points = new PointList();
  readonly #drawn = new DrawnScene('b-');
  readonly #table = new DrawnScene('t-');

  /** The canvas with the board, and the zoom in its corner. */
  node(state: BoardState, shown: Shown): SvgNode {
    const picture = pictureShown(state);
    const paints = canDrag(state);
    const both = readingNow(state) === 'both';
    const sheet = both ? (state.wide ? 'sheet both' : 'sheet both down') : 'sheet';
    return node('div', { class: paints ? 'canvas paints' : 'canvas' }, [
      node('div', { class: state.zoom === 'fit' ? 'scroll fit' : 'scroll' }, [
        node('div', { class: sheet }, picture ? this.#boards(state, shown, picture) : []),
      ]),
      zoomGroup(state),
    ]);
  }

  /** One board, or two readings of its route: the one that is heard first. */
  #boards(state: BoardState, shown: Shown, picture: Picture): readonly SvgNode[] {
    const reading = readingNow(state);
    if (picture.drawing) return [this.#drawing(state, shown, picture)];
    if (reading !== 'both') return [this.#board(state, shown, picture, reading)];
    const jumps = this.#drawn.scene(state, shown, picture, 'line');
    return [
      this.#board(state, shown, picture, 'table'),
      node('svg', { ...sizeOf(jumps, state), 'aria-hidden': 'true' }, [
        ...jumps.layers,
        hoverFrame(state.hover),
      ]),
    ];
  }

  #board(state: BoardState, shown: Shown, picture: Picture, reading: 'line' | 'table'): SvgNode {
    const { words } = state;
    const focus = focusOf(state);
    const drawn = reading === 'table' ? this.#table : this.#drawn;
    const scene = drawn.scene(state, shown, picture, reading);
    const name = words('board.name', {
      id: nameOf(shown.model, words),
      rows: picture.height,
      columns: picture.width,
    });
    return node('svg', { ...named(shown, words), ...sizeOf(scene, state) }, [
      ...scene.layers,
      node('path', { class: 'brush', 'aria-hidden': 'true', d: outlineOf(state.brush) }),
      gameFigures(state),
      this.#cells.node(picture, name, focus, words, focus ? noteWords(state, focus) : []),
      hoverFrame(state.hover),
      focusRing(focus),
    ]);
  }

  #drawing(state: BoardState, shown: Shown, picture: Picture): SvgNode {
    const scene = this.#drawn.scene(state, shown, picture, 'line');
    return node('svg', { ...named(shown, state.words), ...sizeOf(scene, state) }, [
      ...scene.layers,
      this.#points.node(picture, nameOf(shown.model, state.words), state),
      gameFigures(state),
      ...pointFigures(state, picture),
    ]);
  }
}

function named({ model }: Shown, words: Words): Record<string, string> {
  return { role: 'group', 'aria-label': model.title || nameOf(model, words) };
}

function sizeOf({ box }: Scene, state: BoardState): Record<string, string | number> {
  const scale = (zoomOf(state) * FullCell) / Unit;
  return {
    class: `board${state.playing ? ' playing' : ''}${state.tried ? ' tried' : ''}`,
    viewBox: box.join(' '),
    width: Math.floor(box[2] * scale),
    height: Math.floor(box[3] * scale),
  };
}

function zoomGroup(state: BoardState): SvgNode {
  const { words } = state;
  const percent = Math.round(zoomOf(state) * 100);
  return node('div', { class: 'zoom', role: 'group', 'aria-label': words('zoom.group') }, [
    iconButton('minus', 'zoom-out', words('zoom.out'), '−'),
    textNode('output', {}, `${percent} %`),
    iconButton('plus', 'zoom-in', words('zoom.in'), '+'),
    iconButton('fit', 'zoom-fit', words('zoom.fit'), '0'),
  ]);
}

/** Whether a press and a drag do something: then the page does not scroll under a finger. */
function canDrag(state: BoardState): boolean {
  if (gameOf(state)) return true;
  const { tool } = state;
  const draws = tool === 'point' || tool === 'edge';
  return state.editable && !state.preview && (paintsCells(tool) || draws);
}

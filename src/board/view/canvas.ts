import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import { outlineOf } from '../../drawing/scene/outline';
import { rulersLayer, sceneOf, type Scene } from '../../drawing/scene/scene';
import { Unit } from '../../drawing/scene/units';
import type { Picture } from '../../drawing/picture';
import type { CellStep } from '../../level/route';
import type { Shown } from '../shown';
import { formerRoute } from '../routeList';
import { focusOf, litNow, pictureShown, zoomOf, type BoardState } from '../state';
import { paintsCells } from '../tools';
import { FullCell } from '../zoom';
import { focusRing, GridCells, hoverFrame } from './gridCells';
import { iconButton } from './html';
import { nameOf } from './topBar';

/** Draws the board and what lies around it; layers are drawn again only when what they show changed. */
export class Canvas {
  readonly #cells = new GridCells();
  #drawn: Scene | null = null;
  #focus: CellStep | null = null;
  #drawnFrom: readonly unknown[] = [];

  /** The canvas with the board, and the zoom in its corner. */
  node(state: BoardState, shown: Shown): SvgNode {
    const picture = pictureShown(state);
    const paints = state.editable && !state.preview && paintsCells(state.tool);
    return node('div', { class: paints ? 'canvas paints' : 'canvas' }, [
      node('div', { class: state.zoom === 'fit' ? 'scroll fit' : 'scroll' }, [
        node('div', { class: 'sheet' }, [picture ? this.#board(state, shown, picture) : null]),
      ]),
      zoomGroup(state),
    ]);
  }

  #board(state: BoardState, shown: Shown, picture: Picture): SvgNode {
    const { words } = state;
    const cellSize = zoomOf(state) * FullCell;
    const focus = focusOf(state);
    const scene = this.#scene(state, shown, picture, cellSize);
    const name = words('board.name', {
      id: nameOf(shown.model, words),
      rows: picture.height,
      columns: picture.width,
    });
    const scale = cellSize / Unit;
    return node(
      'svg',
      {
        class: state.playing ? 'board playing' : 'board',
        role: 'group',
        'aria-label': shown.model.title || nameOf(shown.model, words),
        viewBox: scene.box.join(' '),
        width: Math.floor(scene.box[2] * scale),
        height: Math.floor(scene.box[3] * scale),
      },
      [
        ...scene.layers,
        node('path', {
          class: 'brush',
          'aria-hidden': 'true',
          d: outlineOf(state.brush),
        }),
        this.#cells.node(picture, name, focus, words),
        hoverFrame(state.hover),
        focusRing(focus),
      ],
    );
  }

  #scene(state: BoardState, shown: Shown, picture: Picture, cellSize: number): Scene {
    const focus = state.focus && focusOf(state);
    const { played } = state;
    const [lit, former] = [litNow(state), formerRoute(state.routes)];
    const options = { cellSize, lit, old: shown.old, focus, played, former, ids: 'b-' };
    const from = [picture, lit, shown.old, cellSize, played, former];
    if (this.#drawn === null || from.some((value, i) => value !== this.#drawnFrom[i])) {
      this.#drawn = sceneOf(picture, options);
    } else if (focus?.row !== this.#focus?.row || focus?.column !== this.#focus?.column) {
      const layers = [...this.#drawn.layers.slice(0, -1), rulersLayer(picture, options)];
      this.#drawn = { ...this.#drawn, layers };
    }
    this.#drawnFrom = from;
    this.#focus = focus;
    return this.#drawn;
  }
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

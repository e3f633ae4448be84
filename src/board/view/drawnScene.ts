import type { Picture } from '../../drawing/picture';
import { rulersLayer, sceneOf, type Scene, type SceneOptions } from '../../drawing/scene/scene';
import type { CellStep } from '../../level/route';
import { gameOf } from '../game';
import { formerRoute } from '../routeList';
import type { Shown } from '../shown';
import { focusOf, litNow, playedNow, zoomOf, type BoardState } from '../state';
import { FullCell } from '../zoom';

/** A scene that is drawn again only when what it shows changed. */
export class DrawnScene {
  readonly #ids: string;
  #drawn: Scene | null = null;
  #focus: CellStep | null = null;
  #from: readonly unknown[] = [];

  /** `ids` is put before every id, so that two scenes on a page don't share them. */
  constructor(ids: string) {
    this.#ids = ids;
  }

  /** The scene of a picture, as a line or as a numbered table. */
  scene(state: BoardState, shown: Shown, picture: Picture, reading: 'line' | 'table'): Scene {
    const { words } = state;
    const played = playedNow(state);
    const cellSize = zoomOf(state) * FullCell;
    const focus = state.focus && focusOf(state);
    const former = gameOf(state) || state.tried ? null : formerRoute(state.routes);
    const lit = litNow(state);
    const options: SceneOptions = {
      cellSize,
      lit,
      old: shown.old,
      focus,
      played,
      former,
      reading,
      words,
      ids: this.#ids,
    };
    const from = [picture, lit, shown.old, cellSize, played, former, reading, words];
    if (this.#drawn === null || from.some((value, i) => value !== this.#from[i])) {
      this.#drawn = sceneOf(picture, options);
    } else if (focus?.row !== this.#focus?.row || focus?.column !== this.#focus?.column) {
      const layers = [...this.#drawn.layers.slice(0, -1), rulersLayer(picture, options)];
      this.#drawn = { ...this.#drawn, layers };
    }
    this.#from = from;
    this.#focus = focus;
    return this.#drawn;
  }
}

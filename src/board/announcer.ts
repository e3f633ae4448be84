import type { Change } from '../level/finding';
import type { LevelModel } from '../protocol/lsp';
import { cellName, cellWords, stepsOf } from './cellWords';
import { sameLevel } from './shown';
import { settingName } from './view/settingsPanel';
import type { Words } from './words';

/**
 * Decides what the polite live region says: a verdict once it has settled and only when it is
 * news, and what an edit of this board did. A pending verdict is never spoken.
 */
export class Announcer {
  #level: LevelModel | null = null;
  #spoken = '';
  #edit: Change | null = null;

  /** Notes an edit of this board; the model that follows tells what came of it. */
  edited(change: Change): void {
    this.#edit = change;
  }

  /** Forgets the edit: it was refused, or changed nothing. */
  refused(): void {
    this.#edit = null;
  }

  /** What to say of a new model; null where there is nothing new. */
  hear(model: LevelModel, words: Words): string | null {
    const said: string[] = [];
    if (this.#level && !sameLevel(this.#level, model)) this.#spoken = '';
    if (this.#edit && this.#level && model.version > this.#level.version) {
      const what = editWords(this.#edit, model, words);
      if (what) said.push(what);
      this.#edit = null;
    }
    this.#level = model;
    const { state, spoken } = model.verdict;
    if (state !== 'pending' && spoken !== '' && spoken !== this.#spoken) {
      this.#spoken = spoken;
      said.push(spoken);
    }
    return said.length > 0 ? said.join(' ') : null;
  }
}

function editWords(change: Change, { picture }: LevelModel, words: Words): string | null {
  if (!picture) return null;
  if (change.type === 'wall') {
    const cell = cellName(change);
    return words(change.present ? 'edited.wall' : 'edited.noWall', { cell });
  }
  if (change.type === 'mirror') return words('edited.mirrored');
  if (change.type === 'setting') {
    return words('edited.setting', { setting: settingName(change.key, words) });
  }
  const { type } = change;
  if (
    type === 'addEdge' ||
    type === 'removeEdge' ||
    type === 'addPoint' ||
    type === 'movePoint' ||
    type === 'removePoint'
  ) {
    return words(`edited.${type}`, { ...change });
  }
  if (change.type !== 'paint') return null;
  const [first] = change.cells;
  if (!first || change.cells.length > 1) {
    return words('edited.cells', { count: change.cells.length });
  }
  const [cell, what] = cellWords(first, picture, stepsOf({ ...picture, route: null }), words);
  return words('edited.cell', { cell: cell ?? '', what: what ?? '' });
}

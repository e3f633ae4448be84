import type { Sample } from '../../protocol/board';
import type { KindCard } from '../../protocol/kindCard';
import type { Board } from '../board';
import { faultyField, freshStart, linesOf, withField, type StartPage } from './startPage';
import { startView } from './startView';

/** The start page at work: keeps what was chosen on it and tells the host what to begin. */
export class StartScreen {
  readonly #board: Board;
  #page: StartPage = freshStart([], []);

  constructor(board: Board) {
    this.#board = board;
    const { element } = board;
    element.addEventListener('input', ({ target }) => {
      const part = target instanceof HTMLInputElement ? target.getAttribute('data-start') : null;
      if (part) this.#change(withField(this.#page, part, (target as HTMLInputElement).value));
    });
    element.addEventListener('keydown', ({ key, isComposing, target }) => {
      const inField = target instanceof HTMLInputElement && target.hasAttribute('data-start');
      if (inField && key === 'Enter' && !isComposing) this.#create();
    });
    element.addEventListener('click', ({ target }) => {
      const control = target instanceof Element ? target.closest('[data-do]') : null;
      if (control) this.#press(control);
    });
  }

  /** Shows the page; what was chosen on it stays while it is shown. */
  show(kinds: readonly KindCard[], samples: readonly Sample[]): void {
    const isShown = this.#board.state.start !== null;
    const page = isShown ? this.#page : freshStart(kinds, samples);
    this.#change({ ...page, kinds, samples });
  }

  #change(page: StartPage): void {
    this.#page = page;
    this.#board.update({ start: (state) => startView(state, page) });
  }

  #press(control: Element): void {
    const held = (name: string): string => control.getAttribute(name) ?? '';
    switch (held('data-do')) {
      case 'start-size':
        return this.#change({
          ...this.#page,
          rows: held('data-rows'),
          columns: held('data-columns'),
        });
      case 'start-create':
        return this.#create();
      case 'start-sample':
        return this.#board.post({ type: 'createSample', sample: Number(held('data-sample')) });
    }
  }

  #create(): void {
    const faulty = faultyField(this.#page);
    if (faulty) {
      this.#board.element.querySelector<HTMLElement>(`[data-start="${faulty}"]`)?.focus();
      return;
    }
    const { kind, id } = this.#page;
    const [rows, columns] = [linesOf(this.#page.rows) ?? 1, linesOf(this.#page.columns) ?? 1];
    this.#board.post({ type: 'create', id, kind, rows, columns });
  }
}

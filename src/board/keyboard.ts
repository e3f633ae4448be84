import { applyIntent } from './applyIntent';
import type { Board } from './board';
import { drawingKey } from './drawingKeys';
import { gameKey } from './gameKeys';
import { intentOf, type KeyPress } from './intent';
import { cellOf } from './pointer';
import { holdBack } from './waitingKeys';

/**
 * Takes the keys that are the board's and leaves every other to VS Code, which hears what reaches
 * the window: so a key that was taken goes no further.
 */
export function listenToKeys(board: Board): void {
  // On the document: nothing on the page need have the focus.
  board.element.ownerDocument.addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : null;
    if (holdBack(board, event, target)) return;
    if (target?.closest('dialog')) {
      if (event.key === 'Escape') event.stopPropagation();
      return;
    }
    if (!takeKey(board, event, target)) return;
    event.preventDefault();
    event.stopPropagation();
  });
}

function takeKey(board: Board, event: KeyboardEvent, target: Element | null): boolean {
  const press = pressOf(event);
  if (target?.closest('[role="listbox"]')) return listKey(board, press);
  if (target?.closest('[role="toolbar"]') && toolbarKey(board, press, target)) return true;
  const { picture } = board;
  if (!picture || isField(target)) return false;
  if (gameKey(board, press, target)) return true;
  if (drawingKey(board, press, target)) return true;
  const { editable, preview } = board.state;
  const place = { picture, cell: cellOf(target), editable: editable && !preview && !board.playing };
  const intent = intentOf(press, place);
  if (intent) applyIntent(board, intent);
  return intent !== null;
}

/** What is typed into a field, or chosen in a list, is its own. */
function isField(target: Element | null): boolean {
  return target?.closest('input, select') != null;
}

/** AltGr is how some keyboards write `#`: there it is no modifier. */
function pressOf(event: KeyboardEvent): KeyPress {
  const writes = event.getModifierState('AltGraph');
  return {
    key: event.key,
    ctrl: !writes && (event.ctrlKey || event.metaKey),
    alt: !writes && event.altKey,
    shift: event.shiftKey,
  };
}

function listKey(board: Board, { key, ctrl, alt }: KeyPress): boolean {
  const { listAt, shown } = board.state;
  if (listAt === null || !shown || ctrl || alt) return false;
  const count = shown.model.levels.length;
  const goTo = (at: number): true => {
    board.update({ listAt: Math.min(Math.max(1, at), count) });
    board.element.querySelector('.level-list .on')?.scrollIntoView({ block: 'nearest' });
    return true;
  };
  switch (key) {
    case 'ArrowDown':
      return goTo(listAt + 1);
    case 'ArrowUp':
      return goTo(listAt - 1);
    case 'PageDown':
      return goTo(listAt + 10);
    case 'PageUp':
      return goTo(listAt - 10);
    case 'Home':
      return goTo(1);
    case 'End':
      return goTo(count);
    case 'Enter':
    case ' ':
      board.showLevel(listAt);
      closeList(board);
      return true;
    case 'Escape':
      closeList(board);
      return true;
    default:
      return false;
  }
}

/** Closes the list of levels and gives the keyboard back to its button. */
export function closeList(board: Board): void {
  board.update({ listAt: null });
  board.element.querySelector<HTMLElement>('.level-name')?.focus();
}

function toolbarKey(board: Board, { key, ctrl, alt, shift }: KeyPress, target: Element): boolean {
  if (ctrl || alt || shift) return false;
  const buttons = [...board.element.querySelectorAll<HTMLElement>('.palette .tool')];
  const at = buttons.findIndex((button) => button === target);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = steps[key];
  if (next === undefined || at === -1) return false;
  buttons[(next + buttons.length) % buttons.length]?.focus();
  return true;
}

import type { WaitingCommand } from '../protocol/board';
import type { Board } from './board';

/**
 * Holds the keys of undo, redo and save back while edits have not settled: VS Code hears keys at
 * once, and would run them before the edits that were made before. What is typed into a field and
 * not yet taken has its own undo, and is taken before it is saved.
 * @returns true where the key goes no further
 */
export function holdBack(board: Board, event: KeyboardEvent, target: Element | null): boolean {
  const command = commandOf(event);
  if (!command) return false;
  if (isHalfTyped(target)) {
    if (command !== 'save') {
      event.stopPropagation();
      return true;
    }
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (!board.commandBehindEdits(command)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** VS Code's own keys for the commands, on a Mac and elsewhere. */
function commandOf(event: KeyboardEvent): WaitingCommand | null {
  const isMac = /Mac/.test(navigator.userAgent);
  const [own, other] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (!own || other || event.altKey) return null;
  const letter = letterOf(event);
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  if (event.shiftKey) return null;
  if (letter === 'y' && !isMac) return 'redo';
  return letter === 's' ? 'save' : null;
}

/** The letter of a key; where letters are not Latin, its place counts, as it does to VS Code. */
function letterOf({ key, code }: KeyboardEvent): string | undefined {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/** Whether a field has an undo of its own: what was typed has not become an edit. */
function isHalfTyped(target: Element | null): target is HTMLInputElement {
  if (!(target instanceof HTMLInputElement) || !/^(text|number)$/.test(target.type)) return false;
  return !target.hasAttribute('data-setting') || target.value !== target.defaultValue;
}

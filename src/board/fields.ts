import type { Change } from '../level/finding';
import type { ToldSetting } from '../protocol/toldSetting';
import type { Board } from './board';
import { faultyField, linesOf, withField } from './startPage';

type Field = HTMLInputElement | HTMLSelectElement;

/** Lets the fields of settings, playback and start page do what was typed or chosen. */
export function listenToFields(board: Board): void {
  const { element } = board;
  element.addEventListener('change', (event) => {
    const field = fieldOf(event.target);
    const key = field?.getAttribute('data-setting');
    if (field && key) board.edit(settingChange(board, key, valueOf(field)));
    if (field?.getAttribute('data-play') === 'speed') board.player.setSpeed(Number(field.value));
  });
  element.addEventListener('input', (event) => {
    const field = fieldOf(event.target);
    const { start } = board.state;
    const part = field?.getAttribute('data-start');
    if (field && part && start) board.update({ start: withField(start, part, field.value) });
    if (field?.hasAttribute('data-tile-input')) board.update({ tile: field.value.trim() });
    if (field?.getAttribute('data-play') === 'step') board.player.seek(Number(field.value));
  });
  element.addEventListener('keydown', (event) => {
    const field = fieldOf(event.target);
    const enters = event.key === 'Enter' && !event.isComposing;
    if (enters && field?.hasAttribute('data-start')) create(board);
  });
}

function fieldOf(target: EventTarget | null): Field | null {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target : null;
}

function valueOf(field: Field): string {
  const isSwitch = field instanceof HTMLInputElement && field.type === 'checkbox';
  return isSwitch ? (field.checked ? 'yes' : 'no') : field.value.trim();
}

/** Sets what differs from what holds; what would hold anyway needs no line of its own. */
function settingChange(board: Board, key: string, value: string): Change | null {
  const settings = board.state.shown?.model.settings ?? [];
  const setting = settings.find((each) => each.key === key);
  if (!setting || setting.holds === value) return null;
  return { type: 'setting', key, value: isOtherwise(setting, value) ? null : value };
}

const isOtherwise = ({ otherwise }: ToldSetting, value: string): boolean =>
  value === otherwise || value === '';

/** Does what a button of the start page asks for. */
export function pressStart(
  board: Board,
  action: 'start-size' | 'start-create' | 'start-sample',
  control: Element,
): void {
  const { start } = board.state;
  if (!start) return;
  switch (action) {
    case 'start-size': {
      const [rows, columns] = ['data-rows', 'data-columns'].map(
        (name) => control.getAttribute(name) ?? '',
      ) as [string, string];
      return board.update({ start: { ...start, rows, columns } });
    }
    case 'start-create':
      return create(board);
    case 'start-sample':
      return board.post({
        type: 'createSample',
        sample: Number(control.getAttribute('data-sample')),
      });
  }
}

function create(board: Board): void {
  const { start } = board.state;
  if (!start) return;
  const faulty = faultyField(start);
  if (faulty) {
    board.element.querySelector<HTMLElement>(`[data-start="${faulty}"]`)?.focus();
    return;
  }
  const { kind, id } = start;
  const [rows, columns] = [linesOf(start.rows) ?? 1, linesOf(start.columns) ?? 1];
  board.post({ type: 'create', id, kind, rows, columns });
}

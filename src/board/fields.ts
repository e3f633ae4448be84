import type { Change } from '../level/finding';
import type { ToldSetting } from '../protocol/toldSetting';
import type { Board } from './board';

type Field = HTMLInputElement | HTMLSelectElement;

/** Lets the fields of settings and playback do what was typed or chosen. */
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
    if (field?.hasAttribute('data-tile-input')) board.update({ tile: field.value.trim() });
    if (field?.getAttribute('data-play') === 'step') board.player.seek(Number(field.value));
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

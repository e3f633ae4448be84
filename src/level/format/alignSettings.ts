import { blankInvisible, toAscii } from '../characters';
import { displayWidth } from '../displayWidth';
import type { Setting } from '../level';

/**
 * A block of settings with their `=` in one column and one space around each; keys, and values that
 * are words, in lower case. Text and the width of characters stay as they are.
 */
export function alignSettings(text: string, settings: readonly Setting[]): readonly string[] {
  const keys = settings.map(({ keyRange }) => lower(text.slice(keyRange.start, keyRange.end)));
  const widest = keys.reduce((most, key) => Math.max(most, displayWidth(key)), 0);
  return settings.map((setting, i) => {
    const { keyRange, valueRange, value } = setting;
    const key = keys[i]!;
    const sign = /[=＝]/.exec(text.slice(keyRange.end))![0];
    const left = key + ' '.repeat(widest - displayWidth(key)) + ` ${sign}`;
    const raw = text.slice(valueRange.start, valueRange.end);
    if (raw === '') return left;
    const isWord = value !== null && toAscii(blankInvisible(raw)).trim().toLowerCase() === value;
    return `${left} ${isWord && raw !== value ? lower(raw) : raw}`;
  });
}

/** Latin letters, full-width ones too, in lower case. */
function lower(text: string): string {
  return text.replace(/[A-Z\uff21-\uff3a]/g, (letter) => letter.toLowerCase());
}

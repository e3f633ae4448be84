import type { SettingSyntax } from '../level/kindSyntax';
import type { GridFile, Level } from '../level/level';
import { effectiveValues, settingsOf } from '../level/readSettings';
import type { ToldSetting } from '../protocol/toldSetting';
import { puzzles } from '../puzzles/index';

/** Keys in the order of a panel; a kind's other keys come before `closed`. */
const order = ['title', 'kind', 'expect', 'numbers', 'ends'];

/** Keys that say something about a level and change nothing of its puzzle: for the text alone. */
const textOnly: ReadonlySet<string> = new Set(['author', 'source', 'difficulty', 'notes']);

/** The settings of a level as a panel shows them: title, kind, expect, and the kind's own. */
export function levelSettings(file: GridFile, level: Level): readonly ToldSetting[] {
  const otherwise = effectiveValues(level.kind, [], file.defaults);
  const on = level.drawing && !level.board ? 'drawing' : 'board';
  const told = settingsOf(level.kind)
    .filter((syntax) => !textOnly.has(syntax.key) && (syntax.on ?? on) === on)
    .map(({ key, value }): ToldSetting => ({
      key,
      value,
      holds: level.values.get(key) ?? '',
      otherwise: otherwise.get(key) ?? '',
    }));
  return [...told, kindSetting(file, level)].sort((a, b) => placeOf(a) - placeOf(b));
}

function kindSetting(file: GridFile, level: Level): ToldSetting {
  const inherited = file.defaults.find(({ key }) => key === 'kind')?.value;
  return {
    key: 'kind',
    value: { type: 'word', words: puzzles.map(({ syntax }) => syntax.id) },
    holds: level.kind.id,
    otherwise: inherited ?? puzzles[0]?.syntax.id ?? '',
  };
}

function placeOf({ key, value }: ToldSetting): number {
  const place = order.indexOf(key);
  if (place >= 0) return place;
  return order.length + (isSwitch(value) ? 1 : 0);
}

/** Whether a setting is on or off. */
function isSwitch(value: SettingSyntax['value']): boolean {
  return value.type === 'word' && value.words.length === 2 && value.words.includes('yes');
}

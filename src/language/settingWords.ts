import type { KindSyntax, SettingSyntax } from '../level/kindSyntax';
import { settingsOf } from '../level/readSettings';
import type { Teller } from '../messages/teller';
import { puzzles } from '../puzzles/index';

/** Every kind there is. */
export const kinds: readonly KindSyntax[] = puzzles.map(({ syntax }) => syntax);

/** `kind` as a setting like the others: its words are the kinds, also by their other names. */
export const kindSetting: SettingSyntax = {
  key: 'kind',
  alsoCalled: ['类型', '种类'],
  value: { type: 'word', words: kinds.map(({ id }) => id) },
  default: kinds[0]?.id ?? null,
};

/** The setting of a key in levels of a kind; null `kind`: in any kind. `kind` is one of them. */
export function findSetting(key: string, kind: KindSyntax | null): SettingSyntax | undefined {
  return settingsFor(kind).find((setting) => setting.key === key);
}

/** All settings of a kind, `kind` first; of all kinds where it is null, each key once. */
export function settingsFor(kind: KindSyntax | null): readonly SettingSyntax[] {
  const all = (kind ? [kind] : kinds).flatMap(settingsOf);
  const byKey = new Map([...all.toReversed(), kindSetting].map((each) => [each.key, each]));
  // In the order in which the kinds have them, each key once.
  const keys = new Set([kindSetting, ...all].map(({ key }) => key));
  return [...keys].map((key) => byKey.get(key)!);
}

/** What a setting is for, in a sentence or two; empty where nothing is known of it. */
export function meaningOfSetting(key: string, kind: KindSyntax | null, teller: Teller): string {
  const codes = [...(kind ? [`setting.${key}.${kind.id}`] : []), `setting.${key}`];
  const code = codes.find((each) => teller.has(each));
  return code === undefined ? '' : teller.tell(code);
}

/** What a word means as the value of a setting; empty where the word says it all. */
export function meaningOfWord(key: string, word: string, teller: Teller): string {
  const code = `value.${key}.${word}`;
  return teller.has(code) ? teller.tell(code) : '';
}

/** A setting in full, as Markdown: what it is for, its values, its default. */
export function settingDocumentation(
  setting: SettingSyntax,
  kind: KindSyntax | null,
  teller: Teller,
): string {
  const { key } = setting;
  const lines = valueLines(setting, teller);
  return [`**${key}** — ${meaningOfSetting(key, kind, teller)}`, lines.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

function valueLines(setting: SettingSyntax, teller: Teller): string[] {
  const { key, value, default: byDefault } = setting;
  const line = (word: string, meaning: string) => {
    const mark = word === byDefault ? teller.tell('value.default') : '';
    return `- \`${word}\`${mark}${meaning === '' ? '' : ` — ${meaning}`}`;
  };
  const word = (each: string) => line(each, meaningOfWord(key, each, teller));
  switch (value.type) {
    case 'word':
      return value.words.map(word);
    case 'integer': {
      const isListed = byDefault === null || value.words?.includes(byDefault);
      const number = teller.tell('value.integer', { least: value.least });
      const mark = isListed ? '' : teller.tell('value.default-is', { value: byDefault });
      return [`- ${number}${mark}`, ...(value.words ?? []).map(word)];
    }
    case 'point':
      return [`- ${teller.tell('value.point')}`];
    case 'text':
      return [`- ${teller.tell('value.text')}`];
  }
}

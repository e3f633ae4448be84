import { distance } from 'fastest-levenshtein';
import { blankInvisible, toAscii } from './characters';
import type { Change, Finding, Fix } from './finding';
import type { KindSyntax, SettingSyntax } from './kindSyntax';
import type { Setting } from './level';
import type { Range } from './range';
import type { RawSetting } from './sections';
import { finding, inText } from './textFinding';

const words = (...list: string[]) => ({ type: 'word', words: list }) as const;
const text = { type: 'text' } as const;

/** The keys that every kind has. `kind`'s own words come from the kinds. */
const commonSettings: readonly SettingSyntax[] = [
  { key: 'title', alsoCalled: ['标题', '名称'], value: text, default: null },
  { key: 'author', alsoCalled: ['作者'], value: text, default: null },
  { key: 'source', alsoCalled: ['来源', '出处'], value: text, default: null },
  { key: 'difficulty', alsoCalled: ['难度'], value: text, default: null },
  { key: 'notes', alsoCalled: ['备注', '说明'], value: text, default: null },
];

const expect: SettingSyntax = {
  key: 'expect',
  alsoCalled: ['期望', '预期'],
  value: words('solvable', 'unique', 'unsolvable'),
  default: 'solvable',
};

const kindNames = ['类型', '种类'];

/** Every key a kind has, with its values; a kind's own entry stands before the common one. */
export function settingsOf(kind: KindSyntax): readonly SettingSyntax[] {
  let all = settingsOfKind.get(kind);
  if (!all) {
    const own = new Set(kind.settings.map(({ key }) => key));
    all = [...kind.settings, ...[...commonSettings, expect].filter(({ key }) => !own.has(key))];
    settingsOfKind.set(kind, all);
  }
  return all;
}
const settingsOfKind = new WeakMap<KindSyntax, readonly SettingSyntax[]>();

/** The kind that a value of `kind` names, in any case and width, or undefined. */
export function findKind(value: string, kinds: readonly KindSyntax[]): KindSyntax | undefined {
  const wanted = toAscii(value).toLowerCase().replace(/\s+/g, '');
  return kinds.find(({ id, alsoCalled }) => id === wanted || alsoCalled.includes(wanted));
}

/** The setting syntax of a key in a level of this kind, or why there is none. */
function lookUp(
  key: string,
  kind: KindSyntax,
  kinds: readonly KindSyntax[],
  on: 'board' | 'drawing',
): SettingSyntax | 'unused' | 'unknown' {
  const own = settingsOf(kind).find((setting) => setting.key === key);
  if (own) return own.on && own.on !== on ? 'unused' : own;
  return kinds.some((other) => settingsOf(other).some((setting) => setting.key === key))
    ? 'unused'
    : 'unknown';
}

/** The key an author probably meant: by its other names, else by likeness; null where none is near. */
function nearestKey(key: string, kinds: readonly KindSyntax[]): string | null {
  const known = kinds.flatMap(settingsOf);
  if (kindNames.includes(key)) return 'kind';
  const called = known.find(({ alsoCalled }) => alsoCalled.includes(key));
  if (called) return called.key;
  let best: string | null = null;
  let least = Math.max(1, Math.floor(key.length / 2));
  for (const candidate of ['kind', ...known.map((setting) => setting.key)]) {
    const away = distance(key, candidate);
    if (away < least || (away === least && best === null && away <= 2)) {
      best = candidate;
      least = away;
    }
  }
  return best;
}

/** A value as meant, or null where it can't be read. */
function readValue(raw: string, { value }: SettingSyntax): string | null {
  // Points are named in ASCII and NFC where they have such forms, in a drawing too.
  if (value.type === 'point') return toAscii(blankInvisible(raw)).trim().normalize('NFC');
  if (value.type === 'text') {
    if (!raw.startsWith('"')) return raw;
    try {
      const parsed: unknown = JSON.parse(raw);
      return typeof parsed === 'string' ? parsed : null;
    } catch {
      return null;
    }
  }
  const word = toAscii(blankInvisible(raw)).trim().toLowerCase();
  if (value.type === 'word') return value.words.includes(word) ? word : null;
  if (value.words?.includes(word)) return word;
  if (!/^\d{1,9}$/.test(word) || Number(word) < value.least) return null;
  return String(Number(word));
}

/** The words a value may be, for a finding's sentence. */
function allowed({ value }: SettingSyntax): string {
  switch (value.type) {
    case 'word':
      return value.words.join(', ');
    case 'integer':
      return [
        `${value.least}, ${value.least + 1}, ${value.least + 2} …`,
        ...(value.words ?? []),
      ].join(', ');
    case 'point':
    case 'text':
      return '"…"';
  }
}

function replaceText(code: string, range: Range, replacement: string): Fix {
  const change: Change = { type: 'text', edits: [{ range, text: replacement }] };
  return { code, args: { text: replacement }, change };
}

export interface ReadSettings {
  readonly settings: readonly Setting[];
  readonly findings: readonly Finding[];
}

/**
 * Reads settings of a level, or (with `kind` null) of a file's defaults. The kind must have been
 * found before: it decides which keys and values there are.
 */
export function readSettings(
  source: string,
  raw: readonly RawSetting[],
  kind: KindSyntax | null,
  kinds: readonly KindSyntax[],
  on: 'board' | 'drawing',
): ReadSettings {
  const settings: Setting[] = [];
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const { line, key: keyRange, value: valueRange, late } of raw) {
    const key = toAscii(source.slice(keyRange.start, keyRange.end)).toLowerCase();
    const rawValue = source.slice(valueRange.start, valueRange.end);
    const say = (severity: 'error' | 'warning', code: string, args = {}, fixes: Fix[] = []) =>
      findings.push(
        finding(severity, code, [{ type: 'setting', key }, inText(line)], {
          args: { key, ...args },
          fixes,
        }),
      );
    if (seen.has(key)) {
      // The place of a second one is its own line: `setting` would name the first.
      findings.push(finding('error', 'duplicate-key', [inText(line)], { args: { key } }));
      continue;
    }
    seen.add(key);
    if (late) say('warning', 'late-setting', {}, []);
    let value: string | null = rawValue;
    if (key === 'kind') {
      const named = findKind(rawValue, kinds);
      value = named?.id ?? null;
      if (!named) {
        say('error', 'bad-value', {
          value: rawValue,
          allowed: kinds.map(({ id }) => id).join(', '),
        });
      }
    } else if (!key.startsWith('x-')) {
      const found = kind ? lookUp(key, kind, kinds, on) : defaultSyntax(key, rawValue, kinds);
      if (found === 'unknown') {
        const near = nearestKey(key, kinds);
        if (near === null) say('warning', 'unknown-key');
        else
          findings.push(
            finding('warning', 'unknown-key', [{ type: 'setting', key }, inText(line)], {
              args: { key, near },
              reason: 'near',
              fixes: [replaceText('fix.replace', keyRange, near)],
            }),
          );
      } else if (found === 'unused') {
        say('warning', 'unused-setting', { kind: kind?.id ?? '' });
      } else {
        value = readValue(rawValue, found);
        if (value === null) say('error', 'bad-value', { value: rawValue, allowed: allowed(found) });
      }
    }
    settings.push({ key, value, line, keyRange, valueRange, late });
  }
  return { settings, findings };
}

/** A default may be for any kind: the first syntax that can read it, and a title is never one. */
function defaultSyntax(
  key: string,
  value: string,
  kinds: readonly KindSyntax[],
): SettingSyntax | 'unused' | 'unknown' {
  if (key === 'title') return 'unused';
  const syntaxes = kinds.flatMap((kind) => settingsOf(kind).filter((one) => one.key === key));
  return syntaxes.find((one) => readValue(value, one) !== null) ?? syntaxes[0] ?? 'unknown';
}

/** What holds in a level, by key: its own settings, then the file's defaults, then the language's. */
export function effectiveValues(
  kind: KindSyntax,
  own: readonly Setting[],
  defaults: readonly Setting[],
): ReadonlyMap<string, string> {
  if (own.length > 0 || defaults.length > 0) return mergedValues(kind, own, defaults);
  let values = defaultValues.get(kind);
  if (!values) defaultValues.set(kind, (values = mergedValues(kind, [], [])));
  return values;
}
const defaultValues = new WeakMap<KindSyntax, ReadonlyMap<string, string>>();

function mergedValues(
  kind: KindSyntax,
  own: readonly Setting[],
  defaults: readonly Setting[],
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const syntax of settingsOf(kind)) {
    const written = own.find(({ key }) => key === syntax.key);
    const inherited = defaults.find(({ key }) => key === syntax.key && key !== 'title');
    const value =
      written?.value ??
      (inherited?.value != null && readValue(inherited.value, syntax)) ??
      syntax.default;
    const held = value === false ? syntax.default : value;
    if (held !== null) values.set(syntax.key, held);
  }
  return values;
}

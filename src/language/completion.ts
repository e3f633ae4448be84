import { toAscii } from '../level/characters';
import type { LabelName } from '../level/classify';
import type { KindSyntax, SettingSyntax } from '../level/kindSyntax';
import type { Level, Setting } from '../level/level';
import type { Teller } from '../messages/teller';
import { boardSymbols } from './boardSymbols';
import { regionOf, type Region } from './completionRegion';
import type { LineRange, Position } from './diagnostic';
import type { GridDocument } from './gridDocument';
import {
  findSetting,
  kinds,
  kindSetting,
  meaningOfSetting,
  meaningOfWord,
  settingDocumentation,
  settingsFor,
} from './settingWords';
import { levelIndexAt } from './textPlace';

/** The kinds of item of the Language Server Protocol that are used here. */
const ItemKind = { property: 10, value: 12, keyword: 14, reference: 18 } as const;
type ItemKind = (typeof ItemKind)[keyof typeof ItemKind];

/** Something to be written at the cursor. */
export interface CompletionItem {
  readonly label: string;
  readonly kind: ItemKind;
  readonly detail?: string;
  readonly documentation?: { readonly kind: 'markdown'; readonly value: string };
  /** What typed text is compared with: a key's names in other languages too. */
  readonly filterText?: string;
  readonly sortText: string;
  /** 2: `newText` is a snippet. */
  readonly insertTextFormat: 1 | 2;
  readonly textEdit: { readonly range: LineRange; readonly newText: string };
}

/** What the client can do, and what made it ask. */
export interface CompletionOptions {
  readonly snippets: boolean;
  /** The character that was typed; undefined where the author asked, or types on a word. */
  readonly trigger?: string | undefined;
}

/** Characters that make a client ask. */
export const triggerCharacters: readonly string[] = ['=', ':', ' '];

const word = /^[\s\ufeff]*([\p{L}_][\p{L}\p{M}\p{N}_-]*)?$/u;
const beforeValue = /^[\s\ufeff]*([\p{L}_][\p{L}\p{M}\p{N}_-]*)\s*[=＝](\s*)(\S*)$/u;
const beforeStyle = /^[\s\ufeff]*board\s*[:：](\s*)(\S*)$/iu;

/** A line that is being typed, cut at the cursor. */
interface Typing {
  readonly document: GridDocument;
  readonly position: Position;
  readonly before: string;
  readonly after: string;
  readonly level: Level | null;
  readonly options: CompletionOptions;
  readonly teller: Teller;
}

/** What can be written at a position: nothing inside routes and comments. */
export function completion(
  document: GridDocument,
  position: Position,
  options: CompletionOptions,
  teller: Teller,
): CompletionItem[] {
  const { file, lines } = document;
  if (position.line >= lines.lineCount) return [];
  const at = lines.offsetAt(position);
  const start = lines.offsetAt({ line: position.line, character: 0 });
  const end = lines.offsetAt({ line: position.line, character: Infinity });
  const level = file.levels[levelIndexAt(file, at)] ?? null;
  const before = file.text.slice(start, at);
  const after = file.text.slice(at, end);
  const typing: Typing = { document, position, before, after, level, options, teller };

  const ofValue = beforeValue.exec(before);
  if (ofValue) return values(typing, ofValue[1]!, ofValue[2]!, ofValue[3]!);
  const ofStyle = beforeStyle.exec(before);
  if (ofStyle) return styles(typing, ofStyle[1]!, ofStyle[2]!);
  const begun = word.exec(before);
  if (options.trigger !== undefined) return [];
  const firstLine = level?.line ?? 0;
  const region = regionOf(file.text, lines, firstLine, position.line);
  const betweenCells = /(?:^|\s)$/.test(before) && /^(?:\s|$)/.test(after);
  if (region === 'board' && level && betweenCells) return symbols(typing, level);
  return begun ? atLineStart(typing, region, begun[1] ?? '') : [];
}

function atLineStart(typing: Typing, region: Region, begun: string): CompletionItem[] {
  const isIndented = /^\s/.test(typing.before);
  switch (region) {
    case 'settings':
      return [...keys(typing, begun), ...labels(typing, begun, ['board', 'points', 'edges'])];
    case 'after':
      return labels(typing, begun, ['solution', 'board', 'edges']);
    case 'points':
      return isIndented ? [] : labels(typing, begun, ['edges']);
    case 'board':
    case 'edges':
      // A letter in a row may be a cell; two at the line's edge are more likely a word.
      return isIndented || begun.length < 2 ? [] : labels(typing, begun, ['solution']);
    case 'solution':
      return [];
  }
}

function keys(typing: Typing, begun: string): CompletionItem[] {
  const { document, level, position, teller } = typing;
  const here = (setting: Setting) =>
    document.lines.positionAt((level?.offset ?? 0) + setting.line.start).line === position.line;
  const settings = level?.settings ?? document.file.defaults;
  const there = new Set(settings.filter((setting) => !here(setting)).map(({ key }) => key));
  const on = level?.drawing && !level.board ? 'drawing' : 'board';
  return settingsFor(level?.kind ?? null)
    .filter(({ key }) => !there.has(key) && (level !== null || key !== 'title'))
    .filter((setting) => setting.on === undefined || level === null || setting.on === on)
    .map((setting, index) => {
      const { key, alsoCalled } = setting;
      const text = keyText(typing, setting, settings);
      return item(typing, begun, text, {
        label: key,
        kind: ItemKind.property,
        detail: meaningOfSetting(key, level?.kind ?? null, teller),
        documentation: settingDocumentation(setting, level?.kind ?? null, teller),
        filterText: [key, ...alsoCalled].join(' '),
        sortText: `1${String(index).padStart(2, '0')}`,
      });
    });
}

/** A key, padded like the setting above, with `=` and (in a snippet) a choice of its words. */
function keyText(
  { after, before, options, position, document, level }: Typing,
  { key, value }: SettingSyntax,
  settings: readonly Setting[],
): string {
  const rest = /^[\p{L}\p{M}\p{N}_-]*\s*[=＝]/u;
  if (rest.test(after)) return key;
  const above = settings.findLast(
    (setting) =>
      document.lines.positionAt((level?.offset ?? 0) + setting.line.start).line < position.line,
  );
  const source = level?.text ?? document.file.text;
  const padded = above
    ? key.padEnd(source.slice(above.keyRange.start, above.valueRange.start).search(/[=＝]/) - 1)
    : key;
  const head = `${padded} = `;
  if (!options.snippets || before === '') return head;
  const words = value.type === 'word' ? value.words.join(',') : '';
  return words === '' ? `${head}$0` : `${head}\${1|${words}|}`;
}

function labels(typing: Typing, begun: string, names: readonly LabelName[]): CompletionItem[] {
  const { level, teller, options, after } = typing;
  const there: Readonly<Record<LabelName, boolean>> = {
    board: level?.board?.label != null,
    points: false,
    edges: false,
    solution: level?.solution != null,
  };
  const draws = (level ? [level.kind] : kinds).some(({ drawings }) => drawings);
  return names
    .filter((name) => !there[name] && (draws || (name !== 'points' && name !== 'edges')))
    .map((name) =>
      item(typing, begun, `${name}:${options.snippets && after === '' ? '\n  $0' : ''}`, {
        label: `${name}:`,
        kind: ItemKind.keyword,
        detail: teller.tell(`label.${name}`),
        filterText: `${name} ${teller.tell(`section.${name}`)}`,
        sortText: `2${name}`,
      }),
    );
}

function values(typing: Typing, written: string, space: string, begun: string): CompletionItem[] {
  const { level, teller } = typing;
  const key = toAscii(written).toLowerCase();
  if (key === kindSetting.key)
    return kinds.flatMap((kind) => kindNames(typing, kind, space, begun));
  const setting = findSetting(key, level?.kind ?? null) ?? findSetting(key, null);
  if (!setting) return [];
  return wordsOf(setting, level).map((each, index) =>
    item(typing, begun, (space === '' ? ' ' : '') + each, {
      label: each,
      kind: setting.value.type === 'point' ? ItemKind.reference : ItemKind.value,
      detail: meaningOfWord(key, each, teller),
      sortText: String(index).padStart(4, '0'),
    }),
  );
}

function wordsOf({ value }: SettingSyntax, level: Level | null): readonly string[] {
  switch (value.type) {
    case 'word':
      return value.words;
    case 'integer':
      return value.words ?? [];
    case 'point':
      return level?.drawing?.points.map(({ name }) => name) ?? [];
    case 'text':
      return [];
  }
}

/** What the next cell of a board may be; never inside a comment. */
function symbols(typing: Typing, level: Level): CompletionItem[] {
  if (typing.before.includes('//')) return [];
  return boardSymbols(level, typing.teller).map(({ symbol, meaning }, index) =>
    item(typing, '', symbol, {
      label: symbol,
      kind: ItemKind.value,
      detail: meaning,
      sortText: String(index).padStart(4, '0'),
    }),
  );
}

/** A kind by its word and by its other names, each of which can be written. */
function kindNames(
  typing: Typing,
  kind: KindSyntax,
  space: string,
  begun: string,
): CompletionItem[] {
  const { teller } = typing;
  const place = String(kinds.indexOf(kind)).padStart(2, '0');
  return [kind.id, ...kind.alsoCalled].map((name, index) =>
    item(typing, begun, (space === '' ? ' ' : '') + name, {
      label: name,
      kind: ItemKind.value,
      detail: index === 0 ? kind.alsoCalled.join(', ') : kind.id,
      documentation: meaningOfWord('kind', kind.id, teller),
      // A Chinese name is found by the English word too, and the other way round.
      filterText: [name, kind.id, ...kind.alsoCalled].join(' '),
      sortText: `${index === 0 ? 1 : 2}${place}${index}`,
    }),
  );
}

function styles(typing: Typing, space: string, begun: string): CompletionItem[] {
  return ['spaced', 'compact'].map((style) =>
    item(typing, begun, (space === '' ? ' ' : '') + style, {
      label: style,
      kind: ItemKind.value,
      detail: meaningOfWord('board', style, typing.teller),
      sortText: style,
    }),
  );
}

interface Words {
  readonly label: string;
  readonly kind: ItemKind;
  readonly detail: string;
  readonly documentation?: string;
  readonly filterText?: string;
  readonly sortText: string;
}

/** An item that replaces what was begun, and the rest of the word behind the cursor. */
function item(
  { position, after, options }: Typing,
  begun: string,
  newText: string,
  { detail, documentation, ...words }: Words,
): CompletionItem {
  const { line, character } = position;
  const rest = /^[\p{L}\p{M}\p{N}_-]*/u.exec(after)?.[0].length ?? 0;
  const range = {
    start: { line, character: character - begun.length },
    end: { line, character: character + rest },
  };
  const isSnippet = options.snippets && /\$(?:0|\{1\|)/.test(newText);
  return {
    ...words,
    ...(detail !== '' && { detail }),
    ...(documentation && { documentation: { kind: 'markdown' as const, value: documentation } }),
    insertTextFormat: isSnippet ? 2 : 1,
    textEdit: { range, newText },
  };
}

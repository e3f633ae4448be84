import type { Setting } from '../level/level';
import type { Teller } from '../messages/teller';
import type { LineRange, Position } from './diagnostic';
import type { GridDocument } from './gridDocument';
import { hoverCell } from './hoverCell';
import { hoverPoint, hoverStep } from './hoverStep';
import type { LevelKnowledge } from './levelKnowledge';
import { levelName } from './levelName';
import { levelSize } from './levelSize';
import { lineRange } from './lineRange';
import { findSetting, settingDocumentation } from './settingWords';
import { placeAt, type TextPlace } from './textPlace';

/** What an editor shows beside a place that the pointer rests on. */
export interface Hover {
  readonly contents: { readonly kind: 'markdown'; readonly value: string };
  readonly range: LineRange;
}

/** What there is to say of a place; null where that is nothing. */
export function hover(
  document: GridDocument,
  position: Position,
  known: readonly LevelKnowledge[],
  teller: Teller,
): Hover | null {
  const place = placeAt(document, position);
  const value = place ? wordsOf(document, place, known, teller) : '';
  if (!place || value === '') return null;
  return { contents: { kind: 'markdown', value }, range: lineRange(document, place.range) };
}

function wordsOf(
  document: GridDocument,
  place: TextPlace,
  known: readonly LevelKnowledge[],
  teller: Teller,
): string {
  switch (place.type) {
    case 'header':
      return hoverHeader(document, place, known, teller);
    case 'key':
    case 'value':
      return hoverSetting(place.setting, place, teller);
    case 'label':
      return `**${place.label}:** — ${teller.tell(`label.${place.label}`)}`;
    case 'cell':
      return hoverCell(place, teller);
    case 'step':
      return hoverStep(place, teller);
    case 'point':
      return hoverPoint(place, teller);
  }
}

function hoverSetting(
  { key }: Setting,
  { level }: Extract<TextPlace, { type: 'key' | 'value' }>,
  teller: Teller,
): string {
  if (key.startsWith('x-')) return `**${key}** — ${teller.tell('setting.own')}`;
  const ofKind = level && findSetting(key, level.kind);
  const setting = ofKind ?? findSetting(key, null);
  return setting ? settingDocumentation(setting, ofKind ? level.kind : null, teller) : '';
}

function hoverHeader(
  { file }: GridDocument,
  { level }: Extract<TextPlace, { type: 'header' }>,
  known: readonly LevelKnowledge[],
  teller: Teller,
): string {
  const index = file.levels.indexOf(level);
  const verdict = known[index]?.verdict;
  const place = teller.tell('level.place', { number: index + 1, levels: file.levels.length });
  const size = levelSize(level, teller);
  return [
    `**${inline(levelName(level, index + 1, teller))}** — ${teller.tell('value.kind.short', { kind: level.kind.id })}${size === '' ? '' : `, ${size}`}`,
    verdict ? verdict.spoken || teller.tell('lens.pending') : '',
    place,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A name an author chose, so that Markdown shows it as it is. */
function inline(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&');
}

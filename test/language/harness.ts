import { gridDocument, type GridDocument } from '../../src/language/gridDocument';
import { createLanguageService, type LanguageService } from '../../src/language/index';
import type { Position } from '../../src/language/diagnostic';
import type { LevelKnowledge } from '../../src/language/levelKnowledge';
import { common } from '../../src/messages/common';
import { languageWords } from '../../src/messages/language';
import type { Locale } from '../../src/messages/message';
import { serverWords } from '../../src/messages/server';
import { Teller } from '../../src/messages/teller';
import { instantFindings } from '../../src/puzzles/check';
import { puzzles } from '../../src/puzzles/index';

const tables = [common, serverWords, languageWords, ...puzzles.map(({ messages }) => messages)];

export function tellerIn(locale: Locale): Teller {
  return new Teller(locale, tables);
}

export const service = createLanguageService(tellerIn('en'));
export const chinese: LanguageService = createLanguageService(tellerIn('zh-cn'));

/** A text with `¦` where the cursor is. */
export interface Marked {
  readonly document: GridDocument;
  readonly text: string;
  readonly position: Position;
}

/** Reads a text; the `¦` in it is where the cursor is (else its beginning). */
export function marked(source: string): Marked {
  const offset = Math.max(0, source.indexOf('¦'));
  const text = source.replace('¦', '');
  const document = gridDocument('file:///a.grid', 1, text);
  return { document, text, position: document.lines.positionAt(offset) };
}

/** What is known of a document's levels at once, with a verdict for each. */
export function knowledge(document: GridDocument): LevelKnowledge[] {
  return document.file.levels.map((level) => ({
    findings: instantFindings(level),
    verdict: { state: 'solved', words: 'Solvable', spoken: 'It can be solved.' },
  }));
}

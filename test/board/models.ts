import type { Picture } from '../../src/drawing/picture';
import type { LevelModel, ToldFinding } from '../../src/protocol/lsp';
import { wordsOf } from '../../src/board/words';
import { pictureFrom } from '../drawing/pictures';

/** English words, as a board without a host has them. */
export const words = wordsOf('en');

/** A model of one level, solved, with what a test changes. */
export function modelFrom(rows: string, change: Partial<LevelModel> = {}): LevelModel {
  return {
    version: 1,
    index: 1,
    levels: [{ id: 'a', title: '' }],
    id: 'a',
    title: '',
    kind: 'path',
    picture: pictureFrom(rows),
    verdict: { state: 'solved', words: 'Solvable', spoken: 'Solvable.' },
    findings: [],
    settings: [],
    found: null,
    count: null,
    ...change,
  };
}

/** A finding in words. */
export function toldFinding(code: string, change: Partial<ToldFinding> = {}): ToldFinding {
  return {
    code,
    severity: 'error',
    message: code,
    where: 'r1c1',
    related: [],
    fixes: [],
    line: 0,
    character: 0,
    ...change,
  };
}

/** A picture whose one finding lights its first cell. */
export function litPicture(rows: string): Picture {
  return pictureFrom(rows, {
    marks: [
      {
        finding: 0,
        severity: 'error',
        form: 'cut',
        letter: null,
        cells: [{ row: 1, column: 1 }],
      },
    ],
  });
}

/** What a verdict is while it is sought. */
export const pending = { state: 'pending', words: '', spoken: '' } as const;

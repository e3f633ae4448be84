import { pictureOf } from '../drawing/pictureOf';
import type { Level } from '../level/level';
import type { Teller } from '../messages/teller';
import type { LevelModel, ModelResult } from '../protocol/lsp';
import { kindOf } from '../puzzles/index';
import { findingsOf, sizeLimit, type OpenDocument } from './openDocument';
import { toldFinding } from './toldFinding';
import { toldVerdict } from './toldVerdict';

/** Boards of more cells are checked, but not drawn: a page takes seconds for them. */
export const cellLimit = 40_000;

/** What a view shows of one level (from 1; out of range means the nearest). */
export function levelModel(document: OpenDocument, index: number, teller: Teller): ModelResult {
  const { version, grid } = document;
  if (!grid) return { version, nothing: tooLargeWords(document, teller) };
  const found = document.levelAt(index);
  if (!found) return { version, nothing: teller.tell('no-level') };
  const { level } = found.state;
  const count = level.board?.meaning.length ?? 0;
  if (count > cellLimit) {
    return { version, nothing: teller.tell('board-too-large', { count, limit: cellLimit }) };
  }
  const findings = findingsOf(found.state);
  return {
    version,
    index: found.index,
    levels: document.levels.map((state) => nameOf(state.level)),
    ...nameOf(level),
    kind: level.kind.id,
    picture: level.board
      ? pictureOf(level, kindOf(level).look, level.solution?.strokes ?? null, findings)
      : null,
    verdict: toldVerdict(found.state, teller),
    findings: findings.map((finding) => toldFinding(grid, level, finding, teller)),
  };
}

/** Says that a file is too large to be read. */
export function tooLargeWords(document: OpenDocument, teller: Teller): string {
  const megabyte = 1024 * 1024;
  return teller.tell('file-too-large', {
    size: (document.length / megabyte).toFixed(1),
    limit: sizeLimit / megabyte,
  });
}

function nameOf(level: Level): Pick<LevelModel, 'id' | 'title'> {
  return { id: level.header?.id ?? null, title: level.values.get('title') ?? '' };
}

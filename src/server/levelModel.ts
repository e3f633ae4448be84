import { pictureOf } from '../drawing/pictureOf';
import type { Level } from '../level/level';
import type { Teller } from '../messages/teller';
import type { LevelModel, ModelResult, ToldCount } from '../protocol/lsp';
import { kindOf } from '../puzzles/index';
import type { Route } from '../puzzles/puzzle';
import { levelSettings } from './levelSettings';
import { findingsOf, sizeLimit, type LevelState, type OpenDocument } from './openDocument';
import { toldFinding } from './toldFinding';
import { toldVerdict } from './toldVerdict';

/** Boards of more cells are checked, but not drawn: a page takes seconds for them. */
export const cellLimit = 250_000;

/** What a view shows of one level (from 1; out of range means the nearest). */
export function levelModel(document: OpenDocument, index: number, teller: Teller): ModelResult {
  const { version, grid } = document;
  if (!grid) return { version, nothing: tooLargeWords(document, teller) };
  const found = document.levelAt(index);
  if (!found) return { version, nothing: teller.tell('no-level') };
  const { level } = found.state;
  const count = level.board?.meaning.length ?? level.drawing?.edges.length ?? 0;
  if (count > cellLimit) {
    return { version, nothing: teller.tell('board-too-large', { count, limit: cellLimit }) };
  }
  const findings = findingsOf(found.state);
  const stored = level.solution?.strokes ?? null;
  const route = foundRoute(found.state);
  return {
    version,
    index: found.index,
    levels: document.levels.map((state) => nameOf(state.level)),
    ...nameOf(level),
    kind: level.kind.id,
    picture: hasPicture(level)
      ? pictureOf(level, kindOf(level).look, stored, findings, route)
      : null,
    verdict: toldVerdict(found.state, teller),
    findings: [
      ...findings.map((finding) => toldFinding(grid, level, finding, teller)),
      ...grid.file.findings.map((finding) => toldFinding(grid, null, finding, teller)),
    ],
    settings: levelSettings(grid.file, level),
    found: stored && isRight(found.state) ? null : route,
    count: toldCount(found.state),
  };
}

/** Whether there is a board, or points and edges, or a sheet to draw them on. */
function hasPicture({ board, kind }: Level): boolean {
  return board !== null || kind.drawings;
}

/** The route of the verdict: the one that stands in the text where that is right. */
function foundRoute({ checked }: LevelState): Route | null {
  return checked?.outcome.verdict === 'solved' ? checked.outcome.route : null;
}

/** What is said of a solution that is none. */
const wrong: ReadonlySet<string> = new Set(['bad-route', 'stale-solution', 'incomplete-solution']);

/** Whether nothing is wrong with the solution of the text. */
function isRight({ instant }: LevelState): boolean {
  return !instant.some(({ code }) => wrong.has(code));
}

function toldCount({ checked }: LevelState): ToldCount | null {
  const count = checked?.count;
  if (!count || count.count === null) return checked?.unique ? { routes: 1, least: false } : null;
  return { routes: Number(count.count), least: count.bound === 'atLeast' };
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

import type { EditResult } from '../edits';
import { lineEndOf } from '../fixes';
import type { GridFile } from '../level';
import { isLevelId } from '../levelId';
import { levelBlocks, type LevelBlock } from './levelBlocks';

/** A level to begin with: its id, the word of its kind, how many rows and columns it has. */
export interface NewLevel {
  readonly id: string;
  readonly kind: string;
  readonly height: number;
  readonly width: number;
  /** The symbols of its cells, row by row; all are open where left out. */
  readonly symbols?: readonly (readonly string[])[];
}

/** The most rows or columns that a level can begin with. */
export const mostLines = 500;

/**
 * Adds a level before the level that is `at` now (from 1); without `at`, behind the
 * last. Edits count from the file's start.
 */
export function addLevel(file: GridFile, level: NewLevel, at?: number): EditResult {
  const refused = levelRefused(file, level);
  if (refused) return refused;
  const { text, levels } = file;
  const eol = lineEndOf(text);
  const written = levelText(level, eol);
  const blocks = levelBlocks(file);
  const next = at === undefined ? undefined : blocks[at - 1];
  if (next) {
    if (levels[at! - 1]!.header === null) return { ok: false, code: 'edit.bare-level', args: {} };
    return inserted(next.start, written + eol + eol);
  }
  if (at !== undefined && at !== levels.length + 1) {
    return { ok: false, code: 'edit.no-level', args: { level: at } };
  }
  // White space at the end stays where it is; what is missing of a blank line is added.
  const content = text.replace('\ufeff', '').trim() === '' ? 0 : text.length;
  if (content === 0) return inserted(text.length, written + eol);
  const ends = /(?:\r\n|\n|\r)?(?:[^\S\r\n]*(?:\r\n|\n|\r))?$/.exec(text)![0];
  const lineEnds = ends.match(/\r\n|\n|\r/g)?.length ?? 0;
  return inserted(text.length, eol.repeat(2 - lineEnds) + written + eol);
}

/** Removes a level (from 1) with the comment right above its header. */
export function removeLevel(file: GridFile, at: number): EditResult {
  const blocks = levelBlocks(file);
  const block = blocks[at - 1];
  if (!block) return { ok: false, code: 'edit.no-level', args: { level: at } };
  return { ok: true, edits: [{ range: removedRange(file, blocks, at - 1), text: '' }] };
}

/** Moves a level (from 1) to the place of another; what stands between levels stays. */
export function moveLevel(file: GridFile, from: number, to: number): EditResult {
  const blocks = levelBlocks(file);
  for (const at of [from, to]) {
    if (!blocks[at - 1]) return { ok: false, code: 'edit.no-level', args: { level: at } };
  }
  if (from === to) return { ok: true, edits: [] };
  if (Math.min(from, to) === 1 && file.levels[0]!.header === null) {
    return { ok: false, code: 'edit.bare-level', args: {} };
  }
  const { text } = file;
  const [moved, target] = [blocks[from - 1]!, blocks[to - 1]!];
  const removed = removedRange(file, blocks, from - 1);
  const own = text.slice(moved.start, moved.end);
  const [gapStart, gapEnd] =
    from < blocks.length ? [moved.end, blocks[from]!.start] : [blocks[from - 2]!.end, moved.start];
  const gap = text.slice(gapStart, gapEnd);
  const place = to < from ? target.start : target.end;
  const insertion = to < from ? own + gap : gap + own;
  return {
    ok: true,
    edits: [
      { range: { start: place, end: place }, text: insertion },
      { range: removed, text: '' },
    ],
  };
}

/** A block with the gap behind it; the last one with the gap before it, or all there is. */
function removedRange(
  { text }: GridFile,
  blocks: readonly LevelBlock[],
  index: number,
): { start: number; end: number } {
  const { start, end } = blocks[index]!;
  const next = blocks[index + 1];
  if (next) return { start, end: next.start };
  const former = blocks[index - 1];
  return former ? { start: former.end, end } : { start, end: text.length };
}

function levelRefused(
  { levels }: GridFile,
  { id, height, width }: NewLevel,
): Extract<EditResult, { ok: false }> | null {
  if (!isLevelId(id)) return { ok: false, code: 'edit.level-id', args: { id } };
  if (levels.some((level) => level.header?.id === id)) {
    return { ok: false, code: 'edit.level-taken', args: { id } };
  }
  const fits = [height, width].every(
    (size) => Number.isInteger(size) && size >= 1 && size <= mostLines,
  );
  return fits ? null : { ok: false, code: 'edit.level-size', args: { most: mostLines } };
}

/** A level as text, without the last line end. A board of one column needs no spaces. */
function levelText({ id, kind, height, width, symbols }: NewLevel, eol: string): string {
  const open = Array<string>(width).fill('.');
  const cells = symbols ?? Array<readonly string[]>(height).fill(open);
  const rows = cells.map((row) => `  ${row.join(' ')}`);
  // A lone symbol of several characters would be read as several cells.
  const label = symbols && width === 1 ? 'board: spaced' : 'board:';
  return [`[${id}]`, `kind = ${kind}`, label, ...rows].join(eol);
}

function inserted(at: number, text: string): EditResult {
  return { ok: true, edits: [{ range: { start: at, end: at }, text }] };
}

import type { Drawing } from '../drawing';
import type { EditResult } from '../edits';
import { lineEndOf } from '../fixes';
import type { Level } from '../level';
import type { Range, TextEdit } from '../range';
import { isPointName } from '../readDrawing';
import { chainsOf, removeWords, type Chain } from './chains';
import { lineAround } from './lineText';

/** Adds a point on a line of its own below the others; the first one gets its label. */
export function addPoint(level: Level, name: string, x: number, y: number): EditResult {
  const { drawing, text } = level;
  const known = drawing?.points ?? [];
  if (!level.kind.drawings || level.board) return { ok: false, code: 'edit.no-drawing', args: {} };
  if (!isPointName(name) || known.some((point) => point.name === name)) {
    return { ok: false, code: 'edit.point-name', args: { name } };
  }
  const refused = placeRefused(drawing, x, y, name);
  if (refused) return refused;
  const eol = lineEndOf(text);
  const written = `${name} ${x} ${y}`;
  const last = known[known.length - 1];
  if (last) {
    const line = lineAround(text, last.range.start);
    const before = text.slice(
      line.start,
      known.find((p) => p.range.start >= line.start)!.range.start,
    );
    const indent = before.trim() === '' ? before : '  ';
    return inserted(line.end, eol + indent + written);
  }
  if (drawing) return { ok: false, code: 'edit.no-drawing', args: {} };
  const above = level.settings.filter(({ late }) => !late).map(({ line }) => line);
  const top = above[above.length - 1] ?? level.header?.range;
  const body = `points:${eol}  ${written}`;
  return top ? inserted(lineAround(text, top.start).end, eol + body) : inserted(0, body + eol);
}

/** Moves a point: its coordinates change, and nothing else. */
export function movePoint(level: Level, name: string, x: number, y: number): EditResult {
  const { drawing, text } = level;
  const point = drawing?.points.find((one) => one.name === name);
  if (!point) return { ok: false, code: 'edit.no-point', args: { name } };
  const refused = placeRefused(drawing, x, y, name);
  if (refused) return refused;
  const from = point.nameRange.end;
  const numbers = [...text.slice(from, point.range.end).matchAll(/\S+/g)];
  const edits = [x, y].flatMap((value, i): TextEdit[] => {
    const number = numbers[i];
    if (!number || value === (i === 0 ? point.x : point.y)) return [];
    const start = from + number.index;
    return [{ range: { start, end: start + number[0].length }, text: String(value) }];
  });
  return { ok: true, edits };
}

/** Removes a point and its edges; chains through it are split. */
export function removePoint(level: Level, name: string): EditResult {
  const { drawing, text } = level;
  const point = drawing?.points.find((one) => one.name === name);
  if (!drawing || !point) return { ok: false, code: 'edit.no-point', args: { name } };
  const gone: Range[] = [point.range];
  const edits: TextEdit[] = [];
  for (const chain of chainsOf(text, drawing)) {
    if (!chain.names.includes(name)) continue;
    const rest = without(text, chain, name);
    if (rest === '') gone.push(chain.range);
    else edits.push({ range: chain.range, text: rest });
  }
  return { ok: true, edits: [...edits, ...removeWords(text, gone)] };
}

/** What is left of a chain without a point: chains of two names or more. */
function without(text: string, { names, places }: Chain, name: string): string {
  const parts: Range[] = [];
  let first = 0;
  for (let i = 0; i <= names.length; i++) {
    if (i < names.length && names[i] !== name) continue;
    if (i - first > 1) parts.push({ start: places[first]!.start, end: places[i - 1]!.end });
    first = i + 1;
  }
  return parts.map(({ start, end }) => text.slice(start, end)).join(' ');
}

function placeRefused(
  drawing: Drawing | null,
  x: number,
  y: number,
  name: string,
): Extract<EditResult, { ok: false }> | null {
  const there = drawing?.points.find((one) => one.name !== name && one.x === x && one.y === y);
  if (there) return { ok: false, code: 'edit.point-place', args: { name, other: there.name } };
  const writable = [x, y].every((value) => /^-?\d+(\.\d+)?$/.test(String(value)));
  return writable ? null : { ok: false, code: 'edit.point-place', args: { name, other: '' } };
}

function inserted(at: number, text: string): EditResult {
  return { ok: true, edits: [{ range: { start: at, end: at }, text }] };
}

import type { EditResult } from '../edits';
import { lineEndOf } from '../fixes';
import type { Level } from '../level';
import { rangeOfPlace } from '../locate';
import { chainAround, removeWords } from './chains';
import { displayWidth } from '../displayWidth';
import { lineAround } from './lineText';

const widest = 78;

/**
 * Adds an edge between two points, behind the last one where its line has several and room, else
 * on a line of its own; the first one gets its label.
 */
export function addEdge(level: Level, from: string, to: string): EditResult {
  const { drawing, text } = level;
  for (const name of [from, to]) {
    if (!drawing?.points.some((point) => point.name === name)) {
      return { ok: false, code: 'edit.no-point', args: { name } };
    }
  }
  const eol = lineEndOf(text);
  const written = `${from}-${to}`;
  const last = drawing!.edges[drawing!.edges.length - 1];
  if (!last) {
    const end = drawing!.range.end;
    const label = /edges\s*[:：]$/i.test(text.slice(0, end)) ? '' : `${eol}edges:`;
    return inserted(lineAround(text, end).end, `${label}${eol}  ${written}`);
  }
  const chain = chainAround(text, last.range).range;
  const line = lineAround(text, chain.start);
  const before = text.slice(line.start, chain.start);
  const hasRoom = displayWidth(text.slice(line.start, chain.end)) + written.length + 1 <= widest;
  if (before.trim() !== '' && hasRoom) {
    const gap = /[:：]\s*$/.test(before) ? ' ' : (/\s+$/.exec(before)?.[0] ?? ' ');
    return inserted(chain.end, gap + written);
  }
  const indent = before.trim() === '' ? before : '  ';
  return inserted(line.end, eol + indent + written);
}

/** Removes the edge `copy` (from 1, in the order written) of those between two points. */
export function removeEdge(level: Level, from: string, to: string, copy: number): EditResult {
  const { text } = level;
  const edge = rangeOfPlace(level, { type: 'edge', from, to, copy });
  if (!edge) return { ok: false, code: 'edit.no-edge', args: { from, to } };
  const { range, places } = chainAround(text, edge);
  const first = places.findIndex(({ start }) => start === edge.start);
  const [a, b] = [places[first]!, places[first + 1]!];
  const isFirst = first === 0;
  const isLast = first + 2 === places.length;
  if (isFirst && isLast) return { ok: true, edits: removeWords(text, [range]) };
  if (isFirst) return { ok: true, edits: [{ range: { start: a.start, end: b.start }, text: '' }] };
  if (isLast) return { ok: true, edits: [{ range: { start: a.end, end: b.end }, text: '' }] };
  return { ok: true, edits: [{ range: { start: a.end, end: b.start }, text: ' ' }] };
}

function inserted(at: number, text: string): EditResult {
  return { ok: true, edits: [{ range: { start: at, end: at }, text }] };
}

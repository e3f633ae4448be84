import type { EditResult } from '../edits';
import { lineEndOf } from '../fixes';
import type { Level } from '../level';
import { lineAround, removeContents } from './lineText';

/** A value as it must be written: a JSON string where a bare one would be read otherwise. */
function written(value: string): string {
  const bare = value.trim() === value && !/(?:^|\s)\/\/|[\r\n]|^"/.test(value);
  return bare ? value : JSON.stringify(value);
}

/** Sets a setting of a level, adds it below the others, or (value null) removes its line. */
export function editSetting(level: Level, key: string, value: string | null): EditResult {
  const present = level.settings.find((setting) => setting.key === key);
  if (value === null) {
    return { ok: true, edits: present ? removeContents(level.text, [present.line]) : [] };
  }
  if (present) {
    const { valueRange } = present;
    const space = /[=＝]$/.test(level.text.slice(0, valueRange.start)) ? ' ' : '';
    return { ok: true, edits: [{ range: valueRange, text: space + written(value) }] };
  }
  const early = level.settings.filter(({ late }) => !late);
  const last = early[early.length - 1];
  const eol = lineEndOf(level.text);
  if (last) {
    const line = lineAround(level.text, last.line.start);
    const indent = level.text.slice(line.start, last.keyRange.start);
    const gap = level.text.slice(last.keyRange.start, last.valueRange.start).search(/[=＝]/);
    const text = `${eol}${indent}${key.padEnd(gap - 1)} = ${written(value)}`;
    return { ok: true, edits: [{ range: { start: line.end, end: line.end }, text }] };
  }
  if (level.header) {
    const at = lineAround(level.text, level.header.range.start).end;
    const text = `${eol}${key} = ${written(value)}`;
    return { ok: true, edits: [{ range: { start: at, end: at }, text }] };
  }
  const first = level.board?.label ?? level.board?.rows[0] ?? level.drawing?.range ?? { start: 0 };
  const at = lineAround(level.text, first.start).start;
  return {
    ok: true,
    edits: [{ range: { start: at, end: at }, text: `${key} = ${written(value)}${eol}` }],
  };
}

import { meaningOf } from '../../src/level/edits/boardText';
import type { GridFile, Level } from '../../src/level/level';

/** What a level says: all of its model but where it stands in the text. */
export function said(level: Level): Record<string, unknown> {
  const { board, drawing, solution } = level;
  return {
    id: level.header?.id ?? null,
    kind: level.kind.id,
    settings: level.settings.map(({ key, value }) => [key, value]),
    values: [...level.values],
    board: board && {
      cells: [...board.meaning].map((_, i) => meaningOf(board, i)),
      rowStart: [...board.rowStart],
      walls: [...board.walls],
      symbols: [...board.meaning].map((_, i) =>
        level.text.slice(board.start[i], board.symbolEnd[i]),
      ),
      style: board.style,
      forced: board.forced,
      label: board.label !== null,
    },
    points: drawing?.points.map(({ name, x, y }) => [name, x, y]) ?? null,
    edges: drawing?.edges.map(({ from, to }) => [from, to]) ?? null,
    written: solution?.written.map(({ steps }) => steps.map(({ text }) => text)) ?? null,
    strokes: solution?.strokes ?? null,
    findings: level.findings.map(({ code, severity, reason }) => [code, severity, reason]),
    valid: level.valid,
  };
}

/** What a file says. */
export function fileSaid({ defaults, levels, findings }: GridFile): unknown {
  return {
    defaults: defaults.map(({ key, value }) => [key, value]),
    findings: findings.map(({ code }) => code),
    levels: levels.map(said),
  };
}

/** The value of a setting in double quotes, which may hold what would begin a comment elsewhere. */
const quotedValue = /^([^=＝"\r\n]*[=＝]\s*)"(?:[^"\\\r\n]|\\.)*"/gm;

/** The comments of a text, in order, without white space at their ends. */
export function commentsOf(text: string): string[] {
  const unquoted = text.replace(quotedValue, '$1 ');
  return (unquoted.match(/(?<=^|\s)\/\/[^\r\n]*/g) ?? []).map((one) => one.trimEnd());
}

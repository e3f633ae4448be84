import { toAscii } from '../../level/characters';
import type { Level } from '../../level/level';
import { nearest } from '../args/nearest';
import type { GridSource } from './gridSource';
import { InputProblem } from './inputProblem';

/** A level and its place in its file, from 1. */
export interface Selected {
  readonly level: Level;
  readonly index: number;
}

/** The most ids listed where one is unknown. */
const listed = 10;

/**
 * The levels of a file that are meant: all where `wanted` is null, the third for `@3`, else the one
 * with that id.
 * @throws InputProblem where there is no such level, or where two share the id
 */
export function selectLevels(source: GridSource, wanted: string | null): readonly Selected[] {
  const { file, grid } = source;
  const all = grid.levels.map((level, at) => ({ level, index: at + 1 }));
  if (wanted === null) return all;
  const position = /^@(\d+)$/.exec(wanted);
  if (position) {
    const chosen = all[Number(position[1]) - 1];
    if (chosen) return [chosen];
    throw new InputProblem(file, 'cli.level.no-index', { wanted, levels: all.length });
  }
  const id = toAscii(wanted);
  const fitting = all.filter(({ level }) => level.header?.id === id);
  const [first, second] = fitting;
  if (!first) throw unknownId(file, wanted, all);
  if (!second) return fitting;
  throw new InputProblem(file, 'cli.level.shared-id', {
    id,
    lines: fitting.map(({ level }) => lineOfHeader(source, level)).join(', '),
    index: first.index,
    other: second.index,
  });
}

function lineOfHeader({ lines }: GridSource, level: Level): number {
  const start = level.offset + (level.header?.range.start ?? 0);
  return lines.positionAt(start).line + 1;
}

function unknownId(file: string, wanted: string, all: readonly Selected[]): InputProblem {
  const ids = [...new Set(all.flatMap(({ level }) => level.header?.id ?? []))];
  const near = nearest(wanted, ids);
  const known = ids.slice(0, listed).join(', ') + (ids.length > listed ? ', …' : '');
  const code =
    near !== null
      ? 'cli.level.unknown.near'
      : ids.length > 0
        ? 'cli.level.unknown'
        : 'cli.level.no-ids';
  return new InputProblem(file, code, { wanted, near: near ?? '', known, levels: all.length });
}

import { fileRangeOf } from '../../language/gridDocument';
import type { Finding, Place, Severity } from '../../level/finding';
import type { Level } from '../../level/level';
import { cellName } from '../../level/route';
import type { Teller } from '../../messages/teller';
import type { GridSource } from '../input/gridSource';

/**
 * A finding as scripts get it. Positions count from 1, in UTF-16 code units; ends are exclusive.
 * `id` is null where the level has no header; `index` is null for a finding outside any level.
 */
export interface Entry {
  readonly file: string;
  readonly id: string | null;
  readonly index: number | null;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  /** The cells (of a drawing: points and edges) it speaks of. */
  readonly cells: readonly string[];
  /** Its proofs, and theirs. */
  readonly related: readonly Entry[];
}

/** A finding of a level (`level` null: of the file around them) in the reader's words. */
export function entryOf(
  source: GridSource,
  level: Level | null,
  index: number | null,
  finding: Finding,
  teller: Teller,
): Entry {
  const range = fileRangeOf(source.grid, level, finding);
  const start = source.lines.positionAt(range.start);
  const end = source.lines.positionAt(range.end);
  return {
    file: source.file,
    id: level?.header?.id ?? null,
    index,
    line: start.line + 1,
    column: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
    severity: finding.severity,
    code: finding.code,
    message: teller.finding(finding),
    cells: [...new Set(finding.at.flatMap((place) => cellsOf(place, level)))],
    related: finding.related.map((each) => entryOf(source, level, index, each, teller)),
  };
}

function cellsOf(place: Place, level: Level | null): readonly string[] {
  switch (place.type) {
    case 'cell':
      return [cellName(place.row, place.column)];
    case 'wall': {
      const { row, column, side } = place;
      const beyond = side === 'below' ? cellName(row + 1, column) : cellName(row, column + 1);
      return [cellName(row, column), beyond];
    }
    case 'point':
      return [place.name];
    case 'edge':
      return [`${place.from}-${place.to}`];
    case 'step':
      return [level?.solution?.strokes?.[place.stroke]?.[place.step] ?? []].flat();
    case 'setting':
    case 'text':
      return [];
  }
}

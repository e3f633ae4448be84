import { fileRangeOf, type GridDocument } from '../language/gridDocument';
import type { Finding, Place } from '../level/finding';
import type { Level } from '../level/level';
import { cellName } from '../level/route';
import type { Teller } from '../messages/teller';
import type { ToldFinding } from '../protocol/lsp';

/** The most proofs listed under one finding. */
const relatedLimit = 20;

/**
 * A finding in the reader's words, as the board lists it. `level` is null where it belongs to the
 * whole file.
 */
export function toldFinding(
  document: GridDocument,
  level: Level | null,
  finding: Finding,
  teller: Teller,
): ToldFinding {
  const { line, character } = document.lines.positionAt(
    fileRangeOf(document.file, level, finding).start,
  );
  return {
    code: finding.code,
    severity: finding.severity,
    message: teller.finding(finding),
    where: where(finding, teller) ?? teller.tell('where.line', { line: line + 1 }),
    fixes: finding.fixes.map(({ code, args, change }) => ({
      title: teller.tell(code, args),
      change,
    })),
    related: proofsOf(finding)
      .slice(0, relatedLimit)
      .map((proof) => teller.finding(proof)),
    line,
    character,
  };
}

/** A broken expectation speaks of its reason's cells, and shows its reason's proofs. */
function proofsOf(finding: Finding): readonly Finding[] {
  const reason = finding.related[0];
  return finding.code === 'expectation' && reason ? reason.related : finding.related;
}

function where(finding: Finding, teller: Teller): string | null {
  const names = finding.at.map(placeName).filter((name) => name !== null);
  const [first] = names;
  if (first === undefined) {
    const reason = finding.code === 'expectation' ? finding.related[0] : undefined;
    return reason ? where(reason, teller) : null;
  }
  if (names.length === 1) return first;
  return finding.at.every(({ type }) => type === 'cell')
    ? teller.tell('where.cells', { count: names.length })
    : names.slice(0, 3).join(', ') + (names.length > 3 ? ', …' : '');
}

function placeName(place: Place): string | null {
  switch (place.type) {
    case 'cell':
    case 'wall':
      return cellName(place.row, place.column);
    case 'point':
      return place.name;
    case 'edge':
      return `${place.from}-${place.to}`;
    case 'setting':
    case 'step':
    case 'text':
      return null;
  }
}

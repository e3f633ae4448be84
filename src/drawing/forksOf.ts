import type { Finding } from '../level/finding';
import { readCellName, type CellStep } from '../level/route';
import type { Route } from '../puzzles/puzzle';
import type { Fork } from './picture';

/**
 * The two routes of every finding that has them in its proof: `not-unique` with `route-1` and
 * `route-2`, each with the cells where it goes its own way.
 */
export function forksOf(findings: readonly Finding[], found: Route | null): readonly Fork[] {
  return findings.flatMap((finding, index) => {
    const proof = proofOf(finding);
    const [first, second] = ['route-1', 'route-2'].map((code) =>
      proof?.related.find((related) => related.code === code),
    );
    if (!proof || !first || !second) return [];
    const { meetCell } = proof.args;
    const fork: Fork = {
      finding: index,
      from: proof.reason === 'begin' ? null : (cellsOf(proof)[0] ?? null),
      to: typeof meetCell === 'string' ? readCellName(meetCell) : null,
      first: cellsOf(first),
      second: cellsOf(second),
      whole: (found?.[0] ?? []).map(readCellName).filter((cell) => cell !== null),
    };
    return [fork];
  });
}

function proofOf(finding: Finding): Finding | undefined {
  if (finding.code === 'not-unique') return finding;
  return finding.related.find(({ code }) => code === 'not-unique');
}

function cellsOf({ at }: Finding): readonly CellStep[] {
  return at.flatMap((place) =>
    place.type === 'cell' ? [{ row: place.row, column: place.column }] : [],
  );
}

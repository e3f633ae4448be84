import type { Finding } from '../level/finding';
import type { OfferedWall } from './picture';

/** The walls that remedies would set, so that an author sees where before choosing one. */
export function offersOf(findings: readonly Finding[]): readonly OfferedWall[] {
  return findings.flatMap(({ fixes }, finding) =>
    fixes.flatMap(({ change }) => {
      if (change.type !== 'wall' || !change.present) return [];
      const { row, column, side } = change;
      return [{ finding, row, column, side }];
    }),
  );
}

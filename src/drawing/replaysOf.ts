import type { Finding } from '../level/finding';
import type { Replay } from './picture';

/** The games that findings tell of: their proofs have a line each, `r1c1-r0c1-…`, in order. */
export function replaysOf(findings: readonly Finding[]): readonly Replay[] {
  return findings.flatMap(({ related }, finding) => {
    const route = related.flatMap(({ args: { line } }) =>
      typeof line === 'string' ? [line.split('-')] : [],
    );
    return route.length > 0 ? [{ finding, route }] : [];
  });
}

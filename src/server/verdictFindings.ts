import type { Finding } from '../level/finding';

/**
 * What a verdict adds to the instant findings: those that were not known at once, and those of them
 * for which the search found more remedies.
 */
export function beyondInstant(
  checked: readonly Finding[],
  instant: readonly Finding[],
): readonly Finding[] {
  const known = new Set(instant.map(wholeKey));
  return checked.filter((each) => !known.has(wholeKey(each)));
}

/** The instant findings, each in the verdict's words where it says more, then the verdict's own. */
export function withVerdict(
  instant: readonly Finding[],
  beyond: readonly Finding[],
): readonly Finding[] {
  const left = new Map(beyond.map((each) => [keyOf(each), each]));
  const told = instant.map((each) => {
    const better = left.get(keyOf(each));
    left.delete(keyOf(each));
    return better ?? each;
  });
  return [...told, ...beyond.filter((each) => left.get(keyOf(each)) === each)];
}

/** Two findings with one key say the same of the same places. */
function keyOf({ code, reason, at, args }: Finding): string {
  return JSON.stringify([code, reason, at, args]);
}

function wholeKey(finding: Finding): string {
  return keyOf(finding) + JSON.stringify(finding.fixes);
}

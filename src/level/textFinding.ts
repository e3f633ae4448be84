import type { Args, Finding, Fix, Place, Severity } from './finding';
import type { Range } from './range';

/** More about a finding than its code: what has to be said of few only. */
interface Extra {
  readonly args?: Args;
  readonly fixes?: readonly Fix[];
  readonly reason?: string;
  readonly related?: readonly Finding[];
}

/** A finding of the given severity at places, the first of which it sits on. */
export function finding(
  severity: Severity,
  code: string,
  at: readonly Place[],
  { args = {}, fixes = [], reason, related = [] }: Extra = {},
): Finding {
  return { code, severity, args, at, related, fixes, ...(reason !== undefined && { reason }) };
}

/** A place in the text. */
export function inText(range: Range): Place {
  return { type: 'text', range };
}

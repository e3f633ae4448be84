import type { Output } from '../output/output';
import { JsonArray } from './jsonArray';
import type { Reporter } from './reporter';

/** `--format json`: an array with an {@link Entry} for each finding. */
export function jsonReporter(out: Output): Reporter {
  const array = new JsonArray(out);
  return {
    findings: async (entries) => {
      for (const entry of entries) await array.add(entry);
    },
    problem: () => {},
    end: () => array.end(),
  };
}

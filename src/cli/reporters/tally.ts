import type { Checked } from '../../puzzles/check';
import type { Severity } from '../../level/finding';

/** What a check has seen so far. */
export class Tally {
  files = 0;
  /** How much of the file after them has been checked, of 1. */
  share = 0;
  /** Files that could not be read or found. */
  unreadable = 0;
  levels = 0;
  /** Levels known to have exactly one solution. */
  unique = 0;
  readonly verdicts = { solved: 0, unsolvable: 0, undecided: 0, invalid: 0 };
  readonly severities: Record<Severity, number> = { error: 0, warning: 0, information: 0, hint: 0 };

  addLevel({ outcome, unique, findings }: Checked): void {
    this.levels++;
    this.verdicts[outcome.verdict]++;
    if (unique === true) this.unique++;
    for (const { severity } of findings) this.severities[severity]++;
  }
}

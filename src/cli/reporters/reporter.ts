import type { InputProblem } from '../input/inputProblem';
import type { Entry } from './entry';
import type { Tally } from './tally';

/** Prints what a check finds, as it comes, in the order of the files and levels. */
export interface Reporter {
  /** The findings of one level, or of the file around its levels. */
  findings(entries: readonly Entry[]): Promise<void> | void;
  /** A file that could not be read; `message` says why. Standard error has it already. */
  problem(problem: InputProblem, message: string): Promise<void> | void;
  end(tally: Tally): Promise<void> | void;
}

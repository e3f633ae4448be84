import type { Finding } from '../level/finding';
import type { Teller } from '../messages/teller';
import type { Checked } from '../puzzles/check';
import type { ToldVerdict } from '../protocol/lsp';
import type { LevelState } from './openDocument';

/** A level's verdict in the reader's words; while pending, the words of the one before. */
export function toldVerdict(state: LevelState, teller: Teller): ToldVerdict {
  const { checked, before } = state;
  if (!checked) {
    return { state: 'pending', words: before ? words(before, teller) : '', spoken: '' };
  }
  return {
    state: stateOf(checked),
    words: words(checked, teller),
    spoken: spoken(checked, state, teller),
  };
}

/** A level whose number of routes was asked for says what came of that. */
function stateOf({ outcome, unique }: Checked): ToldVerdict['state'] {
  if (unique !== null) return unique ? 'unique' : 'not-unique';
  return outcome.verdict;
}

function words({ outcome, unique }: Checked, teller: Teller): string {
  if (unique !== null) return teller.tell(unique ? 'verdict.unique' : 'verdict.not-unique');
  return outcome.verdict === 'unsolvable'
    ? teller.tell('verdict.unsolvable.by', {
        reason: teller.tell(`short.${outcome.reason.code}`),
      })
    : teller.tell(`verdict.${outcome.verdict}`);
}

function spoken(checked: Checked, { instant }: LevelState, teller: Teller): string {
  const { outcome, unique } = checked;
  if (unique !== null) return teller.tell(unique ? 'spoken.unique' : 'spoken.not-unique');
  switch (outcome.verdict) {
    case 'solved':
      return teller.tell('spoken.solved');
    case 'unsolvable':
      return teller.tell('spoken.unsolvable', { reason: teller.finding(outcome.reason) });
    case 'undecided':
      return teller.tell('spoken.undecided', { steps: outcome.steps });
    case 'invalid':
      return teller.tell('spoken.invalid', { first: firstError(instant, teller) });
  }
}

/** The sentence of the first error of a level that can't be read; empty without one. */
export function firstError(findings: readonly Finding[], teller: Teller): string {
  const first = findings.find(({ severity }) => severity === 'error');
  return first ? teller.finding(first) : '';
}

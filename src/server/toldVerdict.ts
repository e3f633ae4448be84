import type { Finding } from '../level/finding';
import type { Arguments } from '../messages/message';
import type { Teller } from '../messages/teller';
import type { Checked } from '../puzzles/check';
import type { ToldVerdict } from '../protocol/lsp';
import type { LevelState } from './openDocument';

/** A level's verdict in the reader's words; while pending, the words of the one before. */
export function toldVerdict(state: LevelState, teller: Teller): ToldVerdict {
  const { checked, before } = state;
  const kind = state.level.kind.id;
  if (!checked) {
    return { state: 'pending', words: before ? words(before, kind, teller) : '', spoken: '' };
  }
  return {
    state: stateOf(checked),
    words: words(checked, kind, teller),
    spoken: spoken(checked, state, teller),
  };
}

/** A level whose number of routes was asked for says what came of that. */
function stateOf({ outcome, unique }: Checked): ToldVerdict['state'] {
  if (unique !== null) return unique ? 'unique' : 'not-unique';
  return outcome.verdict;
}

/** The sentence of a code as the kind puts it, where it has words of its own (`code.of-kind`). */
function tellOf(kind: string, code: string, teller: Teller, args: Arguments = {}): string {
  const own = `${code}.of-${kind}`;
  return teller.tell(teller.has(own) ? own : code, args);
}

function words(checked: Checked, kind: string, teller: Teller): string {
  const { outcome } = checked;
  const state = stateOf(checked);
  if (outcome.verdict === 'unsolvable') {
    const reason = teller.tell(`short.${outcome.reason.code}`);
    return teller.tell('verdict.unsolvable.by', { reason });
  }
  const verdict = tellOf(kind, `verdict.${state}`, teller);
  const routes = routesOf(checked);
  return routes === null || state === 'unique'
    ? verdict
    : tellOf(kind, 'verdict.routes', teller, { verdict, routes });
}

/** How many routes were counted, with thousands apart and a plus where there may be more; or null. */
function routesOf({ count }: Checked): string | null {
  if (!count || count.count === null || count.count < 1n) return null;
  const figure = count.count.toString().replace(/\B(?=(\d{3})+$)/g, ',');
  return count.bound === 'atLeast' ? `${figure}+` : figure;
}

function spoken(checked: Checked, { instant, level }: LevelState, teller: Teller): string {
  const { outcome, unique, count } = checked;
  const kind = level.kind.id;
  if (unique) return tellOf(kind, 'spoken.unique', teller);
  const routes = routesOf(checked)?.replace('+', '') ?? null;
  const isLeast = count?.bound === 'atLeast';
  const counted = routes === null ? '' : isLeast ? '.at-least' : '.routes';
  const args = { routes: routes ?? '' };
  if (unique === false) return tellOf(kind, `spoken.not-unique${counted}`, teller, args);
  switch (outcome.verdict) {
    case 'solved':
      return tellOf(kind, `spoken.solved${counted}`, teller, args);
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

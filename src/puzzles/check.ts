import type { Finding, Fix } from '../level/finding';
import type { Level } from '../level/level';
import { finding } from '../level/textFinding';
import type { Budget, Search } from '../solvers/search';
import { kindOf } from './index';
import type { Outcome, Route } from './puzzle';

/** Everything there is to say of a level. */
export interface Checked {
  readonly outcome: Outcome | { readonly verdict: 'invalid' };
  /** Whether the route found is the only one; null where nobody asked or the budget ran out. */
  readonly unique: boolean | null;
  /** All findings, those of text and structure included. */
  readonly findings: readonly Finding[];
}

/** The budget of a check, for each level. */
export const defaultBudget: Budget = { steps: 2_000_000 };

/** Findings of text, structure and the stored solution, and a broken expectation if that is plain. */
export function instantFindings(level: Level): readonly Finding[] {
  if (!level.valid) return level.findings;
  const kind = kindOf(level);
  const { findings, impossible } = kind.structure(level);
  return [
    ...level.findings,
    ...findings,
    ...storedSolution(level),
    ...(impossible ? unsolvable(level, impossible) : []),
  ];
}

/** What is wrong with the solution that stands in the text. */
function storedSolution(level: Level): Finding[] {
  const strokes = level.solution?.strokes;
  const wrong = strokes ? kindOf(level).verify(level, strokes) : null;
  return wrong ? [wrong] : [];
}

/** The stored solution where it is right: a checked route needs no search. */
function rightSolution(level: Level): Route | null {
  const strokes = level.solution?.strokes;
  return strokes && !kindOf(level).verify(level, strokes) ? strokes : null;
}

/** Checks a level: text, structure, a search within the budget, what it expects. */
export function* checkLevel(level: Level, budget: Budget): Search<Checked> {
  if (!level.valid) {
    return { outcome: { verdict: 'invalid' }, unique: null, findings: level.findings };
  }
  const kind = kindOf(level);
  const { findings, impossible } = kind.structure(level);
  const said = [...level.findings, ...findings, ...storedSolution(level)];
  const stored = rightSolution(level);
  const outcome: Outcome = stored
    ? { verdict: 'solved', route: stored, steps: 0 }
    : impossible
      ? { verdict: 'unsolvable', reason: impossible, steps: 0 }
      : yield* kind.solve(level, budget);
  switch (outcome.verdict) {
    case 'unsolvable':
      return {
        outcome,
        unique: null,
        findings: [...said, ...unsolvable(level, outcome.reason)],
      };
    case 'undecided':
      return { outcome, unique: null, findings: [...said, undecided(outcome.steps, 'solve')] };
    case 'solved': {
      const expected = level.values.get('expect');
      if (expected === 'unsolvable') {
        return {
          outcome,
          unique: null,
          findings: [...said, expectation('solvable', null, [fixExpect('solvable')])],
        };
      }
      if (expected !== 'unique') return { outcome, unique: null, findings: said };
      const left = { steps: Math.max(1, budget.steps - outcome.steps) };
      const second = yield* kind.solve(level, left, outcome.route);
      const steps = outcome.steps + second.steps;
      const counted: Outcome = { ...outcome, steps };
      switch (second.verdict) {
        case 'unsolvable':
          return { outcome: counted, unique: true, findings: said };
        case 'undecided':
          return {
            outcome: counted,
            unique: null,
            findings: [...said, undecided(steps, 'unique')],
          };
        case 'solved':
          return {
            outcome: counted,
            unique: false,
            findings: [...said, notUnique(outcome.route, second.route)],
          };
      }
    }
  }
}

function fixExpect(value: string): Fix {
  return {
    code: `fix.expect-${value}`,
    args: {},
    change: { type: 'setting', key: 'expect', value },
  };
}

/** One finding for a broken `expect`, its proof in `related`. */
function expectation(reason: string, proof: Finding | null, fixes: readonly Fix[]): Finding {
  return finding('error', 'expectation', [{ type: 'setting', key: 'expect' }], {
    reason,
    related: proof ? [proof] : [],
    fixes,
  });
}

/** An unsolvable level: an error where a solution is expected, else the information why it holds. */
function unsolvable(level: Level, reason: Finding): Finding[] {
  if (level.values.get('expect') === 'unsolvable') return [{ ...reason, severity: 'information' }];
  return [expectation('unsolvable', reason, [fixExpect('unsolvable')])];
}

function undecided(steps: number, reason: string): Finding {
  return finding('warning', 'undecided', [{ type: 'setting', key: 'expect' }], {
    reason,
    args: { steps },
  });
}

/** Two routes, and the step after which they part. */
function notUnique(first: Route, second: Route): Finding {
  const [a, b] = [first[0] ?? [], aligned(first[0] ?? [], second[0] ?? [])];
  let step = 0;
  while (step < a.length && a[step] === b[step]) step++;
  const cell = a[Math.max(0, step - 1)] ?? '';
  const place = /^r(\d+)c(\d+)$/.exec(cell);
  const proof = finding(
    'error',
    'not-unique',
    place ? [{ type: 'cell', row: Number(place[1]), column: Number(place[2]) }] : [],
    { args: { step, cell } },
  );
  return expectation('not-unique', proof, [fixExpect('solvable')]);
}

/** The second route in the direction that goes along with the first for longer. */
function aligned(first: readonly string[], second: readonly string[]): readonly string[] {
  return second[0] !== first[0] && second[second.length - 1] === first[0]
    ? [...second].reverse()
    : second;
}

import type { Args, Finding, Fix } from '../level/finding';
import type { Level } from '../level/level';
import { finding } from '../level/textFinding';
import { continued } from '../solvers/continued';
import type { Budget, Search } from '../solvers/search';
import { kindOf } from './index';
import { openings } from './openings';
import type { Count, Outcome, Route } from './puzzle';
import { twoRoutes, wallThatParts } from './twoRoutes';

/** Everything there is to say of a level. */
export interface Checked {
  readonly outcome: Outcome | { readonly verdict: 'invalid' };
  /** Whether the route found is the only one; null where nobody asked or the budget ran out. */
  readonly unique: boolean | null;
  /**
   * How many routes a solved level has, counted to {@link countLimit} (`atLeast` at the limit or
   * where the search for more ran out of budget); null or absent where nobody counted.
   */
  readonly count?: Count | null;
  /** All findings, those of text and structure included. */
  readonly findings: readonly Finding[];
}

/** The budget of a check of a level, but for very large ones ({@link checkBudget}). */
export const defaultBudget: Budget = { steps: 2_000_000 };

/** Boards of more cells have a smaller budget: a step of theirs takes longer. */
const manyCells = 10_000;

/** The steps of a check of a larger board, where it has fewer than half as many cells. */
const fewSteps = 400_000;

/** The budget of the check of a level where nobody asks for another: the same on every machine. */
export function checkBudget({ board }: Level): Budget {
  const cells = board?.meaning.length ?? 0;
  if (cells <= manyCells) return defaultBudget;
  return { steps: Math.min(defaultBudget.steps, Math.max(fewSteps, 2 * cells)) };
}

/** The budget of the count after a verdict: some tenths of a second at most. */
export const countBudget: Budget = { steps: 50_000 };

/** How far a check counts routes: words say "1,000+ routes". */
export const countLimit = 1000n;

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

/**
 * Checks a level: text, structure, a search within the budget, what it expects; then counts the
 * routes of a solved level within `counting` (null: does not count). Where `expect` is `solvable`
 * no second route is searched for: the count tells whether there are more.
 * @param onKnown is told what holds whatever the search goes on to find, as soon as that is known:
 *   what there is to say where the search is dropped then
 */
export function* checkLevel(
  level: Level,
  budget: Budget,
  counting: Budget | null = countBudget,
  onKnown: (checked: Checked) => void = () => undefined,
): Search<Checked> {
  if (!level.valid) {
    return { outcome: { verdict: 'invalid' }, unique: null, count: null, findings: level.findings };
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
    case 'unsolvable': {
      const plain = [...said, ...unsolvable(level, outcome.reason)];
      onKnown({ outcome, unique: null, count: null, findings: plain });
      const expected = level.values.get('expect') === 'unsolvable';
      const remedies = expected ? [] : yield* openings(level, outcome.reason);
      const more = expected ? [] : (kind.remedies?.(level) ?? []);
      const all = [...said, ...unsolvable(level, outcome.reason, remedies, more)];
      return { outcome, unique: null, count: null, findings: all };
    }
    case 'undecided': {
      const all = [...said, undecided(outcome.steps, 'solve')];
      return { outcome, unique: null, count: null, findings: all };
    }
    case 'solved': {
      const expected = level.values.get('expect');
      if (expected === 'unique') {
        onKnown({ outcome, unique: null, count: null, findings: said });
        const checked = yield* checkUnique(level, budget, outcome);
        const all = [...said, ...checked.findings];
        if (checked.unique === true) return { ...checked, count: one, findings: all };
        onKnown({ ...checked, count: null, findings: all });
        const count = yield* countRoutes(level, counting, checked.outcome);
        return { ...checked, count, findings: all };
      }
      const broken =
        expected === 'unsolvable' ? [expectation('solvable', null, [fixExpect('solvable')])] : [];
      onKnown({ outcome, unique: null, count: null, findings: [...said, ...broken] });
      const count = yield* countRoutes(level, counting, outcome);
      const cautions = kind.cautions ? yield* kind.cautions(level) : [];
      return { outcome, unique: null, count, findings: [...said, ...broken, ...cautions] };
    }
  }
}

const one: Count = { bound: 'exact', count: 1n, steps: 0 };

/** Searches for a second route. */
function* checkUnique(
  level: Level,
  budget: Budget,
  outcome: Outcome & { readonly verdict: 'solved' },
): Search<Checked> {
  const left = { steps: Math.max(1, budget.steps - outcome.steps) };
  const search = kindOf(level).solve(level, left, outcome.route);
  const second = yield* continued(outcome.steps, search);
  const steps = outcome.steps + second.steps;
  const counted: Outcome = { ...outcome, steps };
  switch (second.verdict) {
    case 'unsolvable':
      return { outcome: counted, unique: true, findings: [] };
    case 'undecided':
      return { outcome: counted, unique: null, findings: [undecided(steps, 'unique')] };
    case 'solved': {
      const broken = notUnique(level, outcome.route, second.route);
      return { outcome: counted, unique: false, findings: [broken] };
    }
  }
}

function* countRoutes(
  level: Level,
  counting: Budget | null,
  outcome: Checked['outcome'],
): Search<Count | null> {
  if (!counting) return null;
  const before = outcome.verdict === 'invalid' ? 0 : outcome.steps;
  const options = { directed: false, limit: countLimit };
  return yield* continued(before, kindOf(level).count(level, counting, options));
}

function fixExpect(value: string): Fix {
  return {
    code: `fix.expect-${value}`,
    args: {},
    change: { type: 'setting', key: 'expect', value },
  };
}

/** One finding for a broken `expect`, its proof in `related`. */
function expectation(
  reason: string,
  proof: Finding | null,
  fixes: readonly Fix[],
  args: Args = {},
): Finding {
  return finding('error', 'expectation', [{ type: 'setting', key: 'expect' }], {
    reason,
    args,
    related: proof ? [proof] : [],
    fixes,
  });
}

/** An unsolvable level: an error where a solution is expected, else the information why it holds. */
function unsolvable(
  level: Level,
  reason: Finding,
  remedies: readonly Fix[] = [],
  more: readonly Fix[] = [],
): Finding[] {
  if (level.values.get('expect') === 'unsolvable') return [{ ...reason, severity: 'information' }];
  return [
    expectation(
      'unsolvable',
      reason,
      [...remedies, ...reason.fixes, ...more, fixExpect('unsolvable')],
      { kind: level.kind.id },
    ),
  ];
}

function undecided(steps: number, reason: string): Finding {
  return finding('warning', 'undecided', [{ type: 'setting', key: 'expect' }], {
    reason,
    args: { steps },
  });
}

/** Two routes where one is expected: where they part, and the wall that would bar the second. */
function notUnique(level: Level, first: Route, second: Route): Finding {
  const wall = level.kind.cells.walls ? wallThatParts(first, second) : null;
  const fixes = [...(wall ? [wall] : []), fixExpect('solvable')];
  return expectation('not-unique', twoRoutes(first, second), fixes);
}

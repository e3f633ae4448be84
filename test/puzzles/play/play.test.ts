import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Level } from '../../../src/level/level';
import { defaultBudget } from '../../../src/puzzles/check';
import { kindOf } from '../../../src/puzzles/index';
import { isRefused, takenBack, type PlayBoard, type PlayRules } from '../../../src/puzzles/play';
import { playOf } from '../../../src/puzzles/plays';
import type { Route } from '../../../src/puzzles/puzzle';
import { finish } from '../../../src/solvers/search';
import { anyPairs, anyPath, anyTrail, levelFrom, playBoardOf } from './levels';

const rulesOf = (level: Level): PlayRules => {
  const rules = playOf(level.kind.id);
  assert.ok(rules);
  return rules;
};

/** Every move that may come next, as the routes they lead to. */
function nextRoutes(rules: PlayRules, board: PlayBoard, route: Route): readonly Route[] {
  const places = rules.allowed(board, route);
  const answers =
    rules.moves === 'join'
      ? places.flatMap((from) => places.map((to) => rules.move(board, route, to, from)))
      : places.map((to) => rules.move(board, route, to));
  return answers.filter((answer): answer is Route => !isRefused(answer));
}

/** Whether a game can be brought to its end from a position, by trying everything. */
function canBeDone(
  rules: PlayRules,
  board: PlayBoard,
  route: Route,
  left = { tries: 4000 },
): boolean | null {
  if (rules.done(board, route)) return true;
  let unsure = false;
  for (const next of nextRoutes(rules, board, route)) {
    if (left.tries-- < 0) return null;
    // A stroke that only begins elsewhere is no move on.
    if (next.flat().length <= route.flat().length) continue;
    const done = canBeDone(rules, board, next, left);
    if (done) return true;
    unsure ||= done === null;
  }
  return unsure ? null : false;
}

const lastWrong: ReadonlySet<string> = new Set(['end-at', 'pass', 'before-closing']);

const anyLevel = fc.oneof(anyPath, anyTrail, anyPairs);

describe('the rules of play', () => {
  it('call nothing done that verify does not, and take no move that breaks a rule', () => {
    fc.assert(
      fc.property(anyLevel, fc.infiniteStream(fc.nat(1000)), (level, random) => {
        const [rules, board, kind] = [rulesOf(level), playBoardOf(level), kindOf(level)];
        let route = rules.start(board);
        for (let i = 0; i < 40 && !rules.done(board, route); i++) {
          const may = nextRoutes(rules, board, route);
          if (may.length === 0) break;
          route = may[random.next().value! % may.length]!;
          const fault = kind.verify(level, route);
          // Where a trail ends is only known once all is drawn.
          if (fault?.reason && lastWrong.has(fault.reason)) break;
          assert.notEqual(fault?.code, 'stale-solution', level.text + JSON.stringify(route));
        }
        if (rules.done(board, route)) assert.equal(kind.verify(level, route), null);
      }),
      { numRuns: 1500 },
    );
  });

  it('let every solution of a search be played', () => {
    fc.assert(
      fc.property(anyLevel, (level) => {
        const [rules, board, kind] = [rulesOf(level), playBoardOf(level), kindOf(level)];
        const outcome = finish(kind.solve(level, defaultBudget));
        if (outcome.verdict !== 'solved') return;
        let route = rules.start(board);
        const join = rules.moves === 'join';
        const first = route.flat().length;
        const moves = join ? outcome.route : outcome.route.flat().slice(first);
        for (const move of moves) {
          const [from, to] = typeof move === 'string' ? [undefined, move] : [move[0], move.at(-1)!];
          const answer = rules.move(board, route, to.split('#')[0]!, from);
          assert.ok(!isRefused(answer), `${JSON.stringify(answer)} ${level.text}`);
          route = answer;
        }
        if (moves.length > 0) assert.ok(rules.done(board, route), level.text);
      }),
      { numRuns: 1500 },
    );
  });

  it('take moves back to the beginning, and no further', () => {
    const level = levelFrom('[a]\nboard:\nS..\n...\n');
    const [rules, board] = [rulesOf(level), playBoardOf(level)];
    const begun = rules.start(board);
    assert.deepEqual(begun, [['r1c1']]);
    const on = rules.move(board, begun, 'r1c2');
    assert.ok(!isRefused(on));
    assert.deepEqual(takenBack(rules, board, on), begun);
    assert.deepEqual(takenBack(rules, board, begun), begun);
  });

  it('say why a move is refused', () => {
    const level = levelFrom('[a]\nboard:\nS|..\n..#\n');
    const [rules, board] = [rulesOf(level), playBoardOf(level)];
    const refused = (to: string, route = rules.start(board)): string => {
      const answer = rules.move(board, route, to);
      return isRefused(answer) ? answer.refused : 'moved';
    };
    assert.equal(refused('r1c2'), 'wall');
    assert.equal(refused('r2c2'), 'jump');
    assert.equal(refused('r2c3'), 'hole');
    assert.equal(refused('r1c1', [['r1c1', 'r2c1']]), 'twice');
    assert.equal(refused('r2c1', []), 'start');
    assert.equal(refused('r2c1'), 'moved');
  });

  it('tell a position that is lost from one that is not, as trying everything does', () => {
    let decided = 0;
    fc.assert(
      fc.property(anyLevel, fc.infiniteStream(fc.nat(1000)), (level, random) => {
        const [rules, board, kind] = [rulesOf(level), playBoardOf(level), kindOf(level)];
        let route = rules.start(board);
        const many = random.next().value! % 5;
        for (let i = 0; i <= many; i++) {
          const may = nextRoutes(rules, board, route);
          if (may.length > 0) route = may[random.next().value! % may.length]!;
        }
        if (route.length === 0 || !kind.goOn) return;
        const told = finish(kind.goOn(level, route, defaultBudget));
        if (told.verdict === 'solved') {
          assert.equal(kind.verify(level, told.route), null);
          assert.deepEqual(told.route.flat().slice(0, route.flat().length).map(bare), route.flat());
        }
        // A stroke that has only begun where nothing is left to draw is begun elsewhere.
        const longer = nextRoutes(rules, board, route).filter(
          (next) => next.flat().length > route.flat().length,
        );
        if (route.at(-1)?.length === 1 && longer.length === 0) return;
        const truth = canBeDone(rules, board, route);
        if (truth === null || told.verdict === 'undecided') return;
        decided += 1;
        assert.equal(told.verdict === 'solved', truth, `${level.text} ${JSON.stringify(route)}`);
      }),
      { numRuns: 1500 },
    );
    assert.ok(decided > 900, `only ${decided} positions were decided`);
  });
});

const bare = (step: string): string => step.split('#')[0]!;

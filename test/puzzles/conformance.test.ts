import assert from 'node:assert/strict';
import { Meaning } from '../../src/level/board';
import type { Level } from '../../src/level/level';
import { LineMap } from '../../src/level/lines';
import { rangeOf } from '../../src/level/locate';
import { checkLevel, defaultBudget } from '../../src/puzzles/check';
import { kindOf, puzzles, readGrid } from '../../src/puzzles/index';
import { finish } from '../../src/solvers/search';
import { corpusText } from '../corpus';

interface Case {
  readonly name: string;
  readonly why: string;
  readonly text: string;
  readonly expect: {
    readonly levels?: number | null;
    readonly codes: readonly (readonly [string, string, number | null])[];
    readonly may?: readonly (readonly [string, string, number | null])[];
    readonly verdicts?: readonly (string | null)[];
    readonly counts?: readonly (Counted | null)[];
    readonly directed?: readonly (string | null)[];
    readonly cells?: readonly (readonly (readonly string[])[])[];
  };
}

interface Counted {
  readonly count: string;
  readonly bound: string;
}

type Told = readonly [code: string, severity: string, line: number];

/** Kinds that the cases name and that are not in the registry yet: their cases wait. */
const absentKinds = ['trail', 'pairs', 'knight'].filter(
  (kind) => !puzzles.some(({ syntax }) => syntax.id === kind),
);
const kindWords: Readonly<Record<string, RegExp>> = {
  trail: /kind = (trail|欧拉路|一笔画（欧拉路）)/i,
  pairs: /kind = (pairs|连连看|四川省)|\bturns =/i,
  knight: /kind = (knight|马踏棋盘)|ｋｎｉｇｈｔ/i,
};

function waitsFor({ text }: Case): string[] {
  return absentKinds.filter((kind) => kindWords[kind]?.test(text));
}

function told({ text }: Case): { levels: number; codes: Told[]; verdicts: string[] } {
  const file = readGrid(text);
  const lines = new LineMap(text);
  const codes: Told[] = file.findings.map(({ code, severity }) => [code, severity, 1]);
  const verdicts = file.levels.map((level) => {
    const { outcome, findings } = finish(checkLevel(level, defaultBudget));
    for (const finding of findings) {
      const { start } = rangeOf(level, finding);
      const line = lines.positionAt(level.offset + start).line + 1;
      codes.push([finding.code, finding.severity, line]);
    }
    return outcome.verdict;
  });
  const listed = codes.filter(([, severity]) => severity === 'error' || severity === 'warning');
  return { levels: file.levels.length, codes: listed, verdicts };
}

/** The symbols of a level, read: as the cases write them. */
function symbolsOf({ board }: Level): string[][] {
  assert.ok(board);
  const symbol = (cell: number): string => {
    const value = board.value[cell]!;
    switch (board.meaning[cell]) {
      case Meaning.open:
        return '.';
      case Meaning.hole:
        return '#';
      case Meaning.start:
        return 'S';
      case Meaning.end:
        return 'E';
      case Meaning.number:
        return String(value);
      case Meaning.label:
        return board.labels[value]!;
      default:
        return '?';
    }
  };
  return board.rows.map((_, row) => {
    const first = board.rowStart[row]!;
    return Array.from({ length: board.rowStart[row + 1]! - first }, (_, i) => symbol(first + i));
  });
}

function counted(level: Level, directed: boolean): Counted | null {
  if (!level.valid) return null;
  const { count, bound } = finish(kindOf(level).count(level, defaultBudget, { directed }));
  return { count: String(count), bound };
}

/** Counts, directed counts and cells, where the case says them. */
function assertMore({ text, expect: { counts, directed, cells } }: Case): void {
  const { levels } = readGrid(text);
  counts?.forEach((one, i) => {
    if (one) assert.deepEqual(counted(levels[i]!, false), one, `count of level ${i + 1}`);
  });
  directed?.forEach((count, i) => {
    if (count === null) return;
    const got = counted(levels[i]!, true);
    assert.deepEqual(got, { count, bound: 'exact' }, `directed count of level ${i + 1}`);
  });
  cells?.forEach((symbols, i) => {
    assert.deepEqual(symbolsOf(levels[i]!), symbols, `cells of level ${i + 1}`);
  });
}

function assertCodes(got: readonly Told[], { codes, may = [] }: Case['expect']): void {
  const left = [...got];
  for (const [code, severity, line] of codes) {
    const at = left.findIndex(
      (one) => one[0] === code && one[1] === severity && (line === null || one[2] === line),
    );
    assert.notEqual(
      at,
      -1,
      `${code} (${severity}) on line ${line} is missing in ${JSON.stringify(got)}`,
    );
    left.splice(at, 1);
  }
  const extra = left.filter(([code]) => !may.some(([allowed]) => allowed === code));
  assert.deepEqual(extra, [], 'findings that the case does not have');
}

describe('the conformance cases', function () {
  it('hold, those of absent kinds excepted', function () {
    const cases = JSON.parse(corpusText(this, 'conformance/cases.json')) as Case[];
    const waiting: string[] = [];
    const failures: string[] = [];
    for (const one of cases) {
      if (waitsFor(one).length > 0) {
        waiting.push(one.name);
        continue;
      }
      try {
        const got = told(one);
        if (one.expect.levels != null) assert.equal(got.levels, one.expect.levels);
        assertCodes(got.codes, one.expect);
        assertMore(one);
        one.expect.verdicts?.forEach((verdict, i) => {
          if (verdict !== null) assert.equal(got.verdicts[i], verdict, `verdict of level ${i + 1}`);
        });
      } catch (error) {
        failures.push(`${one.name} (${one.why}): ${String(error)}`);
      }
    }
    if (waiting.length > 0) console.log(`      waiting for their kinds: ${waiting.join(', ')}`);
    assert.deepEqual(failures, []);
  });
});

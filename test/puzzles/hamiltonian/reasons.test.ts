import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Finding } from '../../../src/level/finding';
import { readGrid } from '../../../src/puzzles/index';
import { path } from '../../../src/puzzles/path/index';
import { boardText, smallBoards, type SmallBoard } from '../path/boards';
import { allRoutes } from '../path/bruteForce';

function reasonOf(text: string): Finding | null {
  const [level] = readGrid(text).levels;
  assert.ok(level?.valid, text);
  return path.structure(level).impossible;
}

const told = (finding: Finding | null): readonly (string | undefined)[] => [
  finding?.code,
  finding?.reason,
];

/** Boards on which routes are rare: more holes and walls. */
const sparse: fc.Arbitrary<SmallBoard> = fc
  .tuple(smallBoards({ height: 4, width: 5 }), fc.array(fc.nat(), { maxLength: 5 }))
  .map(([board, holes]) => {
    const cells = [...board.cells];
    for (const hole of holes) {
      const cell = hole % cells.length;
      if (cells[cell] === '.') cells[cell] = '#';
    }
    return { ...board, cells };
  });

describe('reasons why there is no tour', () => {
  it('are never given where enumeration finds a route', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(sparse, (board) => {
        const [level] = readGrid(boardText(board)).levels;
        if (!level?.valid) return;
        const reason = path.structure(level).impossible;
        if (!reason) return;
        const name = `${reason.code} ${reason.reason ?? ''}`;
        seen.set(name, (seen.get(name) ?? 0) + 1);
        assert.equal(allRoutes(board).length, 0, boardText(board));
      }),
      { numRuns: 6000 },
    );
    const codes = new Set([...seen.keys()].map((name) => name.split(' ')[0]));
    for (const code of [
      'disconnected',
      'dead-ends',
      'cut-cell',
      'colour-balance',
      'forced-edges',
    ]) {
      assert.ok(codes.has(code), `${code} did not come up: ${[...seen.keys()].join(', ')}`);
    }
  });

  it('name the cells they need and no more', () => {
    const dead = reasonOf('.#.#.\n.....\n#.#.#\n');
    assert.deepEqual(told(dead), ['dead-ends', 'open']);
    assert.equal(dead?.at.length, 3);
    assert.equal(dead.args['cells'], 5);
    assert.equal(reasonOf('S.\n.E\n')?.reason, 'same');
    assert.equal(reasonOf('.S.\n...\n...\n')?.reason, 'end');
    assert.deepEqual(told(reasonOf('...\n...\n..#\n..#\n')), [undefined, undefined]);
    assert.deepEqual(told(reasonOf('closed = yes\n...\n...\n...\n')), ['colour-balance', 'closed']);
  });

  it('see steps that do not fit the colours', () => {
    assert.deepEqual(told(reasonOf('numbers = steps\n1 . 4 .\n. . . .\n')), [
      'colour-balance',
      'steps',
    ]);
    assert.deepEqual(told(reasonOf('numbers = steps\n. 3 .\n. . .\n. . .\n')), [
      'colour-balance',
      'step',
    ]);
  });

  it('see parts that hang on one cell each', () => {
    for (const [reason, text, parts] of [
      ['hanging', '..#..\n#....\n....#\n', 3],
      ['one-left', '..#.\n....\n##.E\n', 2],
      ['taken', '.E#..\nS....\n', 1],
    ] as const) {
      const found = reasonOf(text);
      assert.deepEqual(told(found), ['cut-cell', reason]);
      assert.equal(found?.related.length, parts);
    }
  });

  it('follow forced links to a third one, to too few, to a loop, and to more places than ends', () => {
    for (const [reason, text] of [
      ['third', '.S.\n.E.\n'],
      ['few', '#.S\n...\n...\n#.E\n'],
      ['loop', '.E..\n.S..\n'],
      ['ends', '....\n##.S\n'],
    ] as const) {
      assert.deepEqual(told(reasonOf(text)), ['forced-edges', reason], text);
    }
  });

  it('offer to take away an S that stands on the wrong colour', () => {
    const reason = reasonOf('.S.\n...\n...\n');
    assert.deepEqual(reason?.fixes[0]?.change, {
      type: 'paint',
      cells: [{ row: 1, column: 2 }],
      symbol: '.',
    });
    assert.deepEqual(reason.at, [{ type: 'cell', row: 1, column: 2 }]);
  });

  it('hint at one dead end without calling it a proof', () => {
    const [level] = readGrid('...\n..#\n..#\n').levels;
    const { findings, impossible } = path.structure(level!);
    assert.equal(impossible, null);
    assert.deepEqual(findings.map(({ code, severity, reason }) => [code, severity, reason])[0], [
      'dead-ends',
      'hint',
      'one-end',
    ]);
  });
});

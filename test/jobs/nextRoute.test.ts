import assert from 'node:assert/strict';
import { job, type JobRequest } from '../../src/jobs/job';
import { jobSource } from '../../src/jobs/jobSource';
import { nextRoute } from '../../src/jobs/nextRoute';
import { sameLines } from '../../src/jobs/sameLines';
import { kindOf, readGrid } from '../../src/puzzles/index';
import type { Route } from '../../src/puzzles/puzzle';
import { finish } from '../../src/solvers/search';

const budget = { steps: 200_000 };

function levelOf(text: string) {
  const file = readGrid(text);
  const [level] = file.levels;
  assert.ok(level?.valid, text);
  return { file, level };
}

/** Goes from route to route until the walk begins anew. */
function walk(text: string): Route[] {
  const routes: Route[] = [];
  for (let at = text; routes.length < 100;) {
    const { level } = levelOf(at);
    const next = finish(nextRoute(level, budget));
    if (next.verdict !== 'next' || (next.first && routes.length > 0)) return routes;
    assert.equal(kindOf(level).verify(level, next.route), null);
    routes.push(next.route);
    at = `${text}solution:\n${next.route.map((stroke) => `  ${stroke.join('-')}\n`).join('')}`;
  }
  return routes;
}

describe('nextRoute', () => {
  for (const [name, text, count] of [
    ['a path', '[a]\nboard:\n  1 1 1\n  1 1 1\n', 8],
    ['the board of the papers', '[a]\nboard:\n  1111\n  1101\n  0111\n  1111\n  0110\n', 3],
    ['a closed path', '[a]\nclosed = yes\nboard:\n  . . . .\n  . . . .\n  . . . .\n  . . . .\n', 6],
    ['a closed path from S', '[a]\nclosed = yes\nboard:\n  . . .\n  . S .\n', 1],
    ['a knight', '[a]\nkind = knight\nboard:\n  . . . .\n  . . . .\n  . . . .\n', 8],
  ] as const) {
    it(`leads through every route of ${name}, once`, () => {
      const routes = walk(text);
      assert.equal(routes.length, count);
      const { level } = levelOf(text);
      const counted = finish(kindOf(level).count(level, budget, { directed: false }));
      assert.equal(counted.count, BigInt(count));
    });
  }

  it('leads through the drawings of a trail', () => {
    const text = '[a]\nkind = trail\npoints:\n  A 0 0  B 1 0  C 1 1\nedges:\n  A-B A-B B-C\n';
    const { level } = levelOf(text);
    const counted = finish(kindOf(level).count(level, budget, { directed: false }));
    assert.equal(BigInt(walk(text).length), counted.count);
  });

  it('says why there is none', () => {
    assert.equal(finish(nextRoute(levelOf('010\n111\n010\n').level, budget)).verdict, 'unsolvable');
    const [invalid] = readGrid('[a]\nboard:\n  1 ?\n').levels;
    assert.equal(finish(nextRoute(invalid!, budget)).verdict, 'invalid');
  });

  it('begins with the first where the stored route is wrong', () => {
    const { level } = levelOf('[a]\nboard:\n  1 1\n  1 1\nsolution:\n  r1c1-r1c2\n');
    const next = finish(nextRoute(level, budget));
    assert.ok(next.verdict === 'next' && next.first);
  });
});

describe('a job', () => {
  const { file, level } = levelOf('[a]\nboard:\n  1 1\n  1 1\n');
  const work: Omit<JobRequest, 'task'> = { id: 7, source: jobSource(file, level), budget };

  it('counts, and its answer goes through a port', () => {
    const counting = { directed: true, limit: 100n };
    const result = structuredClone(finish(job({ ...work, task: 'count', counting })));
    assert.ok(result.task === 'count');
    assert.equal(result.count?.count, 8n);
  });

  it('finds the next route', () => {
    const result = finish(job({ ...work, task: 'next' }));
    assert.ok(result.task === 'next' && result.next.verdict === 'next');
  });
});

describe('sameLines', () => {
  const ring = ['r1c1', 'r1c2', 'r2c2', 'r2c1', 'r1c1'];
  const turned = ['r2c2', 'r2c1', 'r1c1', 'r1c2', 'r2c2'];

  it('knows a route by its lines, whichever way it runs', () => {
    const open = ring.slice(0, 4);
    assert.ok(sameLines([open], [[...open].reverse()], false));
    assert.ok(!sameLines([open], [turned.slice(0, 4)], false));
  });

  it('knows a cycle from every start', () => {
    assert.ok(sameLines([ring], [turned], true));
    assert.ok(sameLines([ring], [[...turned].reverse()], true));
    assert.ok(!sameLines([ring], [turned], false));
  });

  it('tells parallel edges apart, and a different number of strokes', () => {
    assert.ok(!sameLines([['A', 'B#2', 'A']], [['A', 'B', 'C']], false));
    assert.ok(sameLines([['A', 'B', 'C']], [['C', 'B', 'A']], false));
    assert.ok(!sameLines([['A', 'B#2']], [['A', 'B']], false));
    assert.ok(
      !sameLines(
        [['A', 'B']],
        [
          ['A', 'B'],
          ['C', 'D'],
        ],
        false,
      ),
    );
    assert.ok(sameLines([['r1c1']], [['r1c1']], false));
  });
});

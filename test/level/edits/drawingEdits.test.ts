import assert from 'node:assert/strict';
import fc from 'fast-check';
import { editsFor } from '../../../src/level/edits';
import type { Change } from '../../../src/level/finding';
import type { Level } from '../../../src/level/level';
import { applyEdits } from '../../../src/level/range';
import { readGrid } from '../../../src/puzzles/index';
import { commentsOf } from '../said';

const names = ['A', 'B', 'C', 'D_1', '点'];

/** Drawings in many ways to write them. */
const drawings = fc
  .record({
    points: fc.subarray(names, { minLength: 2 }),
    perLine: fc.boolean(),
    chains: fc.array(fc.array(fc.nat(), { minLength: 2, maxLength: 5 }), { maxLength: 5 }),
    chainsPerLine: fc.boolean(),
    notes: fc.boolean(),
    eol: fc.constantFrom('\n', '\r\n', '\r'),
    end: fc.boolean(),
    solution: fc.boolean(),
  })
  .map((plan) => {
    const points = plan.points.map((name, i) => `${name} ${i}  ${i * i}`);
    const chains = plan.chains.map((chain) =>
      chain.map((one) => plan.points[one % plan.points.length]!).join('-'),
    );
    const note = plan.notes ? ' // note' : '';
    const body = (label: string, items: string[], perLine: boolean): string[] =>
      perLine
        ? [`${label}:${note}`, ...items.map((item) => `  ${item}${note}`)]
        : [`${label}: ${items.join('   ')}${note}`];
    const lines = [
      '[t]',
      'kind = trail',
      ...body('points', points, plan.perLine),
      ...(chains.length > 0 ? body('edges', chains, plan.chainsPerLine) : []),
      ...(plan.solution ? ['solution:', '  A-B'] : []),
    ];
    return lines.join(plan.eol) + (plan.end ? plan.eol : '');
  });

type Edges = string[];

function edgesOf({ drawing }: Level): Edges {
  const { points, edges } = drawing!;
  return edges.map(({ from, to }) => `${points[from]!.name}-${points[to]!.name}`).sort();
}

function pointsOf({ drawing }: Level): Record<string, [number, number]> {
  return Object.fromEntries(drawing!.points.map(({ name, x, y }) => [name, [x, y]]));
}

function changed(text: string, change: Change): Level {
  const [before] = readGrid(text).levels;
  const result = editsFor(before!, change);
  assert.ok(result.ok, result.ok ? '' : result.code);
  const edited = applyEdits(text, result.edits);
  assert.deepEqual(commentsOf(edited).length, commentsOf(text).length);
  const [level] = readGrid(edited).levels;
  const codes = ({ findings }: Level) =>
    findings.map(({ code }) => code).filter((code) => code === 'bad-drawing');
  assert.deepEqual(codes(level!), codes(before!));
  return level!;
}

function check(run: (text: string, level: Level, which: number) => void): void {
  fc.assert(
    fc.property(drawings, fc.nat(), (text, which) => run(text, readGrid(text).levels[0]!, which)),
    { numRuns: 300 },
  );
}

describe('edits of points and edges', () => {
  it('add a point', () => {
    check((text, level) => {
      const after = changed(text, { type: 'addPoint', name: 'new', x: -1.5, y: 7 });
      assert.deepEqual(pointsOf(after), { ...pointsOf(level), new: [-1.5, 7] });
      assert.deepEqual(edgesOf(after), edgesOf(level));
    });
  });

  it('move a point: its coordinates and nothing else', () => {
    check((text, level, which) => {
      const { points } = level.drawing!;
      const { name } = points[which % points.length]!;
      const after = changed(text, { type: 'movePoint', name, x: 0.25, y: -3 });
      assert.deepEqual(pointsOf(after), { ...pointsOf(level), [name]: [0.25, -3] });
      assert.deepEqual(edgesOf(after), edgesOf(level));
    });
  });

  it('remove a point with its edges; chains through it are split', () => {
    check((text, level, which) => {
      const { points } = level.drawing!;
      const { name } = points[which % points.length]!;
      const after = changed(text, { type: 'removePoint', name });
      const rest = Object.fromEntries(
        Object.entries(pointsOf(level)).filter(([other]) => other !== name),
      );
      assert.deepEqual(pointsOf(after), rest);
      assert.deepEqual(
        edgesOf(after),
        edgesOf(level).filter((edge) => !edge.split('-').includes(name)),
      );
    });
  });

  it('add an edge', () => {
    check((text, level, which) => {
      const { points } = level.drawing!;
      const [from, to] = [points[0]!.name, points[which % points.length]!.name];
      const after = changed(text, { type: 'addEdge', from, to });
      assert.deepEqual(pointsOf(after), pointsOf(level));
      assert.deepEqual(edgesOf(after), [...edgesOf(level), `${from}-${to}`].sort());
    });
  });

  it('remove one edge of those between two points', () => {
    check((text, level, which) => {
      const { points, edges } = level.drawing!;
      if (edges.length === 0) return;
      const index = which % edges.length;
      const names = edges.map((edge) => [points[edge.from]!.name, points[edge.to]!.name] as const);
      const [from, to] = names[index]!;
      const copy = names
        .slice(0, index + 1)
        .filter(([a, b]) => (a === from && b === to) || (a === to && b === from)).length;
      const after = changed(text, { type: 'removeEdge', from, to, copy });
      const left = names.filter((_, i) => i !== index).map((ends) => ends.join('-'));
      assert.deepEqual(edgesOf(after), left.sort());
      assert.deepEqual(pointsOf(after), pointsOf(level));
    });
  });

  it('keep the writing of what they don’t name', () => {
    const text =
      '[k]\nkind = trail\npoints: // p\n  N 1 0    K 1 1    S 1 2 // all\nedges:\n  N-K-S N-K // e\n  K-S\n';
    const edited = (change: Change): string[] => {
      const result = editsFor(readGrid(text).levels[0]!, change);
      assert.ok(result.ok);
      return applyEdits(text, result.edits).split('\n').slice(3, -1);
    };
    assert.deepEqual(edited({ type: 'movePoint', name: 'K', x: 5, y: 1 }), [
      '  N 1 0    K 5 1    S 1 2 // all',
      'edges:',
      '  N-K-S N-K // e',
      '  K-S',
    ]);
    assert.deepEqual(edited({ type: 'removePoint', name: 'N' }), [
      '  K 1 1    S 1 2 // all',
      'edges:',
      '  K-S // e',
      '  K-S',
    ]);
    assert.deepEqual(edited({ type: 'removeEdge', from: 'S', to: 'K', copy: 2 }), [
      '  N 1 0    K 1 1    S 1 2 // all',
      'edges:',
      '  N-K-S N-K // e',
    ]);
  });

  it('refuse names and places that are taken, and what is not there', () => {
    const level = readGrid('[t]\nkind = trail\npoints: A 0 0 B 1 1\n').levels[0]!;
    const refused = (change: Change): string => {
      const result = editsFor(level, change);
      return result.ok ? '' : result.code;
    };
    assert.equal(refused({ type: 'addPoint', name: 'A', x: 5, y: 5 }), 'edit.point-name');
    assert.equal(refused({ type: 'addPoint', name: 'r1c1', x: 5, y: 5 }), 'edit.point-name');
    assert.equal(refused({ type: 'addPoint', name: 'C', x: 1, y: 1 }), 'edit.point-place');
    assert.equal(refused({ type: 'movePoint', name: 'A', x: NaN, y: 1 }), 'edit.point-place');
    assert.equal(refused({ type: 'removePoint', name: 'C' }), 'edit.no-point');
    assert.equal(refused({ type: 'addEdge', from: 'A', to: 'C' }), 'edit.no-point');
    assert.equal(refused({ type: 'removeEdge', from: 'A', to: 'B', copy: 1 }), 'edit.no-edge');
  });
});

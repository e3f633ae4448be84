import fc from 'fast-check';
import { graphemes } from '../../src/level/characters';

/** White space that may stand where some must, and where some may. */
const gap = fc.constantFrom(' ', ' ', '  ', '\t', '\u3000');
const room = fc.constantFrom('', '', ' ', '  ', '\t');
const comment = fc.option(fc.constantFrom('// note', '//', '// 注 = [x]  ', '//\t1'), { freq: 4 });

const routeSymbols = ['.', '#', '●', '○', '0', '1', 'S', 'E', '2', '3', '12', '０', '．'];
const labels = ['.', '#', 'a', 'B', '1', '10', '苹果', '🍎', 'é', 'e\u0301', '👨‍👩‍👧', '竹'];
const walls = ['', '', '', '', '_', '|', '_|', '|_', '＿'];

/** One kind's way to write levels, as far as the texts differ. */
interface Writing {
  readonly kind: string;
  readonly symbols: readonly string[];
  readonly settings: readonly string[];
  readonly drawings: boolean;
}

const writings: readonly Writing[] = [
  {
    kind: 'path',
    symbols: routeSymbols,
    settings: ['closed=YES', 'ends = free', 'Numbers = steps', 'numbers= order'],
    drawings: false,
  },
  {
    kind: 'TRAIL',
    symbols: ['.', '#', '1', '0', 'S', 'E', '●', '○'],
    settings: ['strokes = 2', 'CLOSED = no', 'start = A'],
    drawings: true,
  },
  {
    kind: 'pairs',
    symbols: labels,
    settings: ['turns = ANY', 'turns=3', 'border =closed'],
    drawings: false,
  },
  { kind: '马踏棋盘', symbols: routeSymbols, settings: ['closed = Yes'], drawings: false },
];

/** A line's comment behind some white space. */
function withComment(line: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(line, comment, gap, room)
    .map(([text, note, before, end]) => (note === null ? text + end : `${text}${before}${note}`));
}

function boardLines(symbols: readonly string[]): fc.Arbitrary<string[]> {
  return fc
    .record({
      height: fc.integer({ min: 1, max: 4 }),
      width: fc.integer({ min: 1, max: 4 }),
      spaced: fc.boolean(),
      label: fc.constantFrom(
        '',
        'board:',
        'Board :',
        'board:  spaced',
        'board: COMPACT',
        'board：',
      ),
      onLine: fc.boolean(),
    })
    .chain((plan) => {
      const narrow = symbols.filter((symbol) => graphemes(symbol).length === 1);
      const cell = fc
        .tuple(fc.constantFrom(...(plan.spaced ? symbols : narrow)), fc.constantFrom(...walls))
        .map((parts) => parts.join(''));
      const row = fc
        .tuple(
          fc.array(cell, { minLength: plan.width, maxLength: plan.width }),
          fc.array(gap, { minLength: plan.width, maxLength: plan.width }),
          room,
        )
        .map(([cells, gaps, indent]) => {
          const between = (i: number): string =>
            plan.spaced && i < cells.length - 1 ? gaps[i]! : '';
          return indent + cells.map((one, i) => one + between(i)).join('');
        });
      return fc
        .array(withComment(row), { minLength: plan.height, maxLength: plan.height })
        .map((rows) => {
          if (plan.label === '') return rows;
          const [first = '', ...others] = rows;
          return plan.onLine ? [`${plan.label} ${first}`, ...others] : [plan.label, ...rows];
        });
    });
}

const points = ['A 0 0', 'B  1 0', 'C 0 1.5', '点 -2 3'];
const drawingLines: fc.Arbitrary<string[]> = fc
  .record({
    points: fc.subarray(points, { minLength: 2 }),
    edges: fc.array(fc.constantFrom('A-B', 'A-B-C', 'B-点', 'A-A', 'C-A-点-B'), { maxLength: 4 }),
    oneLine: fc.boolean(),
    indent: room,
  })
  .map((plan) =>
    plan.oneLine
      ? [`points: ${plan.points.join('   ')}`, `Edges :${plan.edges.join(' ')}`]
      : ['points:', ...plan.points.map((p) => plan.indent + p), 'edges:', ...plan.edges],
  );

const solutionLines = fc.constantFrom<string[]>(
  [],
  [],
  ['solution:', '    r1c1-r1c2-', ' r2c2'],
  ['Solution: r1c1'],
  ['solution:'],
);

const header = fc.constantFrom('[a]', '  [b]', '[关卡 一]', '［c］', '[d-2] ', '[a]');
const blanks = fc.constantFrom([], [''], ['', '  ', '']);

function levelOf(writing: Writing): fc.Arbitrary<string[]> {
  const board = boardLines(writing.symbols);
  return fc
    .record({
      note: fc.constantFrom([], ['// above'], ['  // above', '']),
      header: withComment(header),
      kind: withComment(fc.constant(`kind =${writing.kind}`)),
      settings: fc.subarray([
        ...writing.settings,
        'TITLE= 猫  回家',
        'title = " // "',
        'X-Note =7',
      ]),
      body: writing.drawings ? fc.oneof(board, drawingLines) : board,
      between: fc.constantFrom([], [], ['// between'], ['']),
      solution: solutionLines,
      end: blanks,
    })
    .map((plan) => [
      ...plan.note,
      plan.header,
      plan.kind,
      ...plan.settings,
      ...plan.body,
      ...plan.between,
      ...plan.solution,
      ...plan.end,
    ]);
}

/** Files by the grammar, in all kinds, written in every way that it allows; some have errors. */
export const grammarTexts: fc.Arbitrary<string> = fc
  .record({
    top: fc.constantFrom([], ['// of all', ''], ['author=me', 'kind = Path', '']),
    levels: fc.array(fc.oneof(...writings.map(levelOf)), { minLength: 1, maxLength: 3 }),
    eol: fc.constantFrom('\n', '\r\n', '\r'),
    mark: fc.boolean(),
    end: fc.boolean(),
  })
  .map(({ top, levels, eol, mark, end }) => {
    const lines = [...top, ...levels.flat()];
    return (mark ? '\ufeff' : '') + lines.join(eol) + (end ? eol : '');
  });

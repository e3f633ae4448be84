import { zhCn } from './messages.zhCn';
import type { Arguments, MessageTable } from '../../messages/message';

/** `1 stroke`, `2 strokes`. */
function strokes(count: number | string | undefined): string {
  return `${count} ${Number(count) === 1 ? 'stroke' : 'strokes'}`;
}

/** `1 trail`, `44 trails`. */
function trails(count: number | string | undefined): string {
  return `${count} ${count === '1' ? 'trail' : 'trails'}`;
}

/** Sentences about trails alone; what they share with tours stands in path's table. */
export const trailMessages: MessageTable = {
  en: {
    'kind.trail': 'Trail',
    'rule.trail': 'Draw every line once, without lifting the pen.',
    'value.kind.trail':
      'Draw every edge exactly once without lifting the pen (Eulerian trail; one-touch drawing).',
    'verdict.routes.of-trail': ({ verdict, routes }: Arguments) => `${verdict} · ${trails(routes)}`,
    'spoken.solved.routes.of-trail': ({ routes }: Arguments) => `Solvable. ${trails(routes)}.`,
    'spoken.solved.at-least.of-trail': 'Solvable. At least {routes} trails.',
    'spoken.unique.of-trail': 'Unique: exactly one trail.',
    'spoken.not-unique.of-trail': 'Not unique: at least two trails.',
    'spoken.not-unique.routes.of-trail': 'Not unique: {routes} trails.',
    'spoken.not-unique.at-least.of-trail': 'Not unique: at least {routes} trails.',
    'isolated-point': 'No edge leads to {name}, so it does not matter.',
    'nothing-to-draw': 'There is no edge here, so there is nothing to draw.',
    'odd-degree.ends':
      '{first} and {second} have an odd number of edges, so a trail begins at one of them and ends at the other.',
    'odd-degree.trail': ({ odd, list, strokes: needed }: Arguments) =>
      `${odd} places have an odd number of edges (${list}), and one stroke has two ends: ${strokes(needed)} are needed.`,
    'odd-degree.strokes': ({ odd, list, strokes: needed, most }: Arguments) =>
      `${odd} places have an odd number of edges (${list}), and a stroke has two ends: ${strokes(needed)} are needed, ${most} allowed.`,
    'odd-degree.closed':
      'a closed trail leaves every place as often as it comes there, but {odd} places have an odd number of edges ({list}).',
    'disconnected.edges': ({ parts, most }: Arguments) =>
      `the edges fall into ${parts} parts, and ${strokes(most)} can’t draw them all.`,
    'disconnected.strokes': ({ parts, strokes: needed, most }: Arguments) =>
      `the edges fall into ${parts} parts that need ${strokes(needed)} in all; ${most} are allowed.`,
    'part.drawn': 'part {letter}, {cells} places',
    'part.strokes': ({ letter, cells, strokes: needed }: Arguments) =>
      `part ${letter}, ${cells} places, ${strokes(needed)}`,
    'conflict.start-even':
      'the trail must begin at {cell}, which has {degree} edges, an even number; but it begins and ends where that is odd: {oneEnd} and {otherEnd}.',
    'conflict.end-even':
      'the trail must end at {cell}, which has {degree} edges, an even number; but it begins and ends where that is odd: {oneEnd} and {otherEnd}.',
    'conflict.start-alone': 'the trail must begin at {cell}, but no edge leads there.',
    'conflict.end-alone': 'the trail must end at {cell}, but no edge leads there.',
    'conflict.circuit':
      'everywhere the number of edges is even, so a trail ends where it begins; it can’t begin at {cell} and end at {other}.',
    'conflict.same':
      'the trail must begin and end at {cell}, but it begins at one of {oneEnd} and {otherEnd} and ends at the other.',
    'conflict.closing': 'the trail closes from {other} to {cell}, but no edge joins them directly.',
    'stale-solution.strokes': ({ most }: Arguments) =>
      `The solution goes wrong here: it may have ${strokes(most)}.`,
    'stale-solution.no-point':
      'The solution goes wrong at step {step}: there is no point called {cell}.',
    'stale-solution.no-edge':
      'The solution goes wrong at step {step}: no edge joins {before} and {cell}.',
    'stale-solution.no-copy':
      'The solution goes wrong at step {step}: there are fewer edges between {before} and {cell}.',
    'stale-solution.drawn':
      'The solution goes wrong at step {step}: from {before} to {cell} is already drawn.',
    'stale-solution.start-at': 'The solution goes wrong at step {step}: it must begin at {cell}.',
    'stale-solution.end-at': 'The solution goes wrong at step {step}: it must end at {cell}.',
    'stale-solution.pass': 'The solution goes wrong at step {step}: it does not pass {cell}.',
    'stale-solution.before-closing':
      'The solution goes wrong at step {step}: before it closes, it must stand on {cell}.',
    'incomplete-solution.edges': 'The solution stops short: it draws {drawn} of {edges} edges.',
    'incomplete-solution.open-stroke':
      'The solution stops short: a closed stroke ends where it began, at {cell}.',
    'fix.strokes': ({ strokes: needed }: Arguments) => `Allow ${strokes(needed)}`,
    'fix.add-edge': 'Add an edge {from}–{to}',
    'fix.remove-edge': 'Remove an edge {from}–{to}',
    'fix.no-wall-right': 'No wall right of {cell}',
    'fix.no-wall-below': 'No wall below {cell}',
    'fix.open-trail': 'Let the trail end elsewhere than it begins',
  },
  'zh-cn': zhCn,
};

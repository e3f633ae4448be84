import { zhCn } from './server.zhCn';
import type { MessageTable } from './message';

/** Words of the language server: verdicts, places, and what becomes of a request. */
export const serverWords: MessageTable = {
  en: {
    'more-findings': ({ count }) =>
      count === 1 ? 'One more finding is not shown.' : `${count} more findings are not shown.`,
    'file-too-large':
      'This file has {size} MB; files over {limit} MB are not checked. Split it into several files.',
    'job-failed':
      'Checking this level broke off: {reason}. Any change to the level starts it again; if it breaks off again, please report it.',
    'board-too-large':
      'This board has {count} cells and is too large to draw (the limit is {limit}). It is still checked: its findings are in the Problems view.',
    'no-level':
      'This file has no level yet. Open it as text and write rows of 1 (open) and 0 (hole).',

    'solve.outdated': 'The file changed before the answer came. Ask again.',
    'solve.no-level': 'There is no level here to solve.',
    'solve.invalid':
      'This level cannot be solved before its errors are mended. The first one: {first}',
    'solve.undecided':
      'Undecided: no route was found in {steps} search steps, and no proof that there is none.',
    'solve.unsolvable': 'There is no route: {reason}',

    'solve-from.no-cell':
      'There is no cell here to start on. Put the cursor on a cell, or turn to one on the board.',
    'solve-from.solved': 'Tried: a route from {start}',
    'solve-from.solved.former': 'Tried: a route from {start}, without the S on {former}',
    'solve-from.unsolvable': 'There is no route from {start}: {reason}',
    'solve-from.unsolvable.former':
      'There is no route from {start}, even without the S on {former}: {reason}',
    'solve-from.undecided':
      'Undecided: no route from {start} was found in {steps} search steps, and no proof that there is none.',
    'solve-from.undecided.former':
      'Undecided: no route from {start}, without the S on {former}, was found in {steps} search steps, and no proof that there is none.',

    'deal.size': 'A dealt board has from 1 to {most} rows and columns.',
    'deal.count': 'Labels, tiles and blocks are whole numbers, 0 or more.',
    'deal.room': 'There is no room: {taken} tiles and blocks on {cells} cells.',
    'deal.odd':
      'Tiles go two at a time, so no board with {each} of each label can be cleared. Take an even number.',
    'deal.undecided':
      'No board was found that can be cleared for sure, in {steps} search steps. Try another seed, fewer tiles or blocks, or take a board as it falls.',

    'picture.nothing': 'There is no board here to draw.',

    'where.cells': '{count} cells',
    'where.line': 'line {line}',

    'verdict.solved': 'Solvable',
    'verdict.unique': 'Unique',
    'verdict.not-unique': 'Not unique',
    'verdict.routes': ({ verdict, routes }) =>
      `${verdict} · ${routes} ${routes === '1' ? 'route' : 'routes'}`,
    'verdict.unsolvable': 'Impossible',
    'verdict.unsolvable.by': 'Impossible · {reason}',
    'verdict.undecided': 'Undecided',
    'verdict.invalid': 'Not readable',
    'spoken.solved': 'Solvable.',
    'spoken.solved.routes': ({ routes }) =>
      `Solvable. ${routes} ${routes === '1' ? 'route' : 'routes'}.`,
    'spoken.solved.at-least': 'Solvable. At least {routes} routes.',
    'spoken.unique': 'Unique: exactly one route.',
    'spoken.not-unique': 'Not unique: at least two routes.',
    'spoken.not-unique.routes': 'Not unique: {routes} routes.',
    'spoken.not-unique.at-least': 'Not unique: at least {routes} routes.',
    'spoken.unsolvable': 'Impossible: {reason}',
    'spoken.undecided': 'Undecided after {steps} search steps.',
    'spoken.invalid': 'Not readable. {first}',

    'short.disconnected': 'not connected',
    'short.odd-degree': 'odd points',
    'short.dead-ends': 'dead ends',
    'short.colour-balance': 'colours',
    'short.cut-cell': 'cut cell',
    'short.forced-edges': 'forced edges',
    'short.no-cover': 'no cover',
    'short.unpaired-tile': 'unpaired tile',
    'short.blocked-kinds': 'blocked tiles',
    'short.conflict': 'conflict',
    'short.exhausted': 'searched',
    'short.too-small': 'too small',
  },
  'zh-cn': zhCn,
};

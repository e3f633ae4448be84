import { zhCn } from './messages.zhCn';
import type { Arguments, MessageTable } from '../../messages/message';

/** Sentences that every kind of tour shares. */
export const tourMessages: MessageTable = {
  en: {
    'not-unique.meet':
      'two routes part after step {step}, at {cell}, and meet again at step {meetStep}, {meetCell}.',
    'not-unique.begin': 'there are two routes, one from {first} and one from {second}.',
    'route-1': 'the first route goes to {cell}',
    'route-1.up': 'the first route goes up',
    'route-1.down': 'the first route goes down',
    'route-1.left': 'the first route goes left',
    'route-1.right': 'the first route goes right',
    'route-1.stops': 'the first route ends here',
    'route-2': 'the second route goes to {cell}',
    'route-2.up': 'the second route goes up',
    'route-2.down': 'the second route goes down',
    'route-2.left': 'the second route goes left',
    'route-2.right': 'the second route goes right',
    'route-2.stops': 'the second route ends here',
    'fix.wall-right': 'Wall right of {cell}',
    'fix.wall-below': 'Wall below {cell}',
    disconnected: 'the board falls into {parts} parts with no way from one to another.',
    'too-small': 'a closed route needs at least four cells.',
    'dead-ends': '{cells} cells have only one way in or out, and a route has two ends.',
    'dead-ends.none-left':
      'this cell has only one way in or out, so a route begins or ends here; but marks or numbers set both of its ends elsewhere.',
    'dead-ends.one-left':
      'these two cells have only one way in or out, so a route begins or ends at each; but a mark or a number sets one of its ends elsewhere.',
    'dead-ends.closed': 'a closed route leaves every cell by another way, and here is none.',
    'colour-balance':
      'every step goes from one colour of the checkerboard to the other, but there are {more} cells of one and {fewer} of the other.',
    'colour-balance.end':
      'there are {more} cells of one checkerboard colour and {fewer} of the other, so both ends lie on the first; this one does not.',
    'colour-balance.same':
      'there are as many cells of one checkerboard colour as of the other, so the ends differ in colour; these two do not.',
    'colour-balance.closed':
      'a closed route needs as many cells of one checkerboard colour as of the other; here are {more} and {fewer}.',
    'cut-cell':
      '{cell} would have to be passed more than once. Without it the board falls into {parts} parts, and a route can join {room}.',
    'cut-cell.end':
      '{cell} is an end of the route, but without it the board falls into {parts} parts, and a route can go on into one.',
    'cut-cell.closed':
      '{cell} would have to be passed more than once: without it the board falls into {parts} parts.',
    'cut-cell.hanging':
      '{parts} parts hang on one cell each. A route that goes into one can’t come out again, and it has two ends.',
    'cut-cell.one-left':
      '{parts} parts hang on one cell each. A route that goes into one can’t come out again, and only one end of it is not fixed elsewhere.',
    'cut-cell.taken':
      'a part hangs on {cell} alone. A route that goes in can’t come out again, but both ends lie elsewhere.',
    'colour-balance.step':
      '{cell} can’t be step {step}: there are {more} cells of one checkerboard colour and {fewer} of the other, so the odd steps are those of the first.',
    'colour-balance.steps':
      'from step {from} ({cell}) to step {to} ({other}) the colours of the checkerboard don’t fit: every step changes colour.',
    'forced-edges': 'cells with only two ways must be passed by both, and here that can’t be.',
    'forced-edges.third':
      'cells with only two ways must be passed by both, but that gives {cell} more links than a route has there.',
    'forced-edges.few':
      'cells with only two ways must be passed by both, but that leaves {cell} without the links it needs.',
    'forced-edges.loop':
      'cells with only two ways must be passed by both, but that closes a loop of {cells} cells which leaves the others out.',
    'forced-edges.closing':
      'a closed route goes from E straight back to S, but they are no neighbours.',
    'forced-edges.ends': ({ places, room }: Arguments) =>
      `in each of ${places} places cells with only two ways can’t all be passed by both, so a route has to end among them, and only ${room === 1 ? 'one end is' : `${room} ends are`} free.`,
    'dead-ends.one-end': 'This cell has only one way in or out: a route begins or ends here.',
    'dead-ends.both-ends':
      'These cells have only one way in or out: a route begins at one and ends at the other.',
    'fix.remove-mark': 'Remove {mark}',
    'stale-solution': 'The solution goes wrong at step {step}.',
    'stale-solution.hole': 'The solution goes wrong at step {step}: {cell} is no open cell.',
    'stale-solution.twice': 'The solution goes wrong at step {step}: {cell} was already visited.',
    'stale-solution.start': 'The solution goes wrong at step {step}: it must begin at S.',
    'stale-solution.end': 'The solution goes wrong at step {step}: E must come last.',
    'stale-solution.first-number':
      'The solution goes wrong at step {step}: it must begin at {number}.',
    'stale-solution.last-number':
      'The solution goes wrong at step {step}: it must end at {number}.',
    'stale-solution.step-due':
      'The solution goes wrong at step {step}: {cell} must be step {step}.',
    'stale-solution.step': 'The solution goes wrong at step {step}: {cell} must be step {number}.',
    'stale-solution.order':
      'The solution goes wrong at step {step}: {cell} is checkpoint {number}, but {wanted} comes first.',
    'incomplete-solution': 'The solution stops short.',
    'incomplete-solution.cells': 'The solution stops short: it visits {visited} of {open} cells.',
    'incomplete-solution.closing':
      'The solution stops short: a closed route ends on the cell it began with.',
  },
  'zh-cn': zhCn,
};

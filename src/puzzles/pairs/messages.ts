import { zhCn } from './messages.zhCn';
import type { Arguments, MessageTable } from '../../messages/message';

const plural = (count: number | string | undefined, one: string, more: string): string =>
  `${count} ${Number(count) === 1 ? one : more}`;

/** The sentence of two equal tiles: what can be said of joining them. */
const ends = (what: string): string => `{from} and {to} ({label}) ${what}`;
const joined = (how: string): string => ends(`can be joined ${how}.`);
const byRing = (how: string): string => joined(`${how}, by the ring outside`);

const wrong = (why: string): string => `The solution goes wrong at pair {pair}, {cell}: ${why}`;

/** Sentences about pairs. */
export const pairsMessages: MessageTable = {
  en: {
    'kind.pairs': 'Pairs',
    'rule.pairs': 'Remove equal tiles two at a time.',
    'value.kind.pairs':
      'Remove equal tiles two at a time, joined by a line through empty cells (Shisen-Sho, Onet).',
    'verdict.solved.of-pairs': 'Can be cleared',
    'spoken.solved.of-pairs': 'Can be cleared.',
    'expectation.unsolvable.of-pairs': 'Can’t be cleared: {because}',
    'nothing-to-draw.tiles': 'This board has no tiles, so there is nothing to take away.',
    'unpaired-tile': 'tiles go two at a time, but {label} stands {tiles} times.',
    'unpaired-tile.single': 'tiles go two at a time, but there is only one {label}.',
    'unpaired-tile.several': ({ label, tiles, others }: Arguments) =>
      `tiles go two at a time, but ${label} stands ${plural(tiles, 'time', 'times')}; so it is with ${plural(others, 'more label', 'more labels')}.`,
    'unpaired-tile.times': '{label} stands {tiles} times.',
    'unpaired-tile.once': '{label} stands once.',
    'unpaired-tile.rest': ({ others }: Arguments) =>
      `${plural(others, 'more label stands', 'more labels stand')} an odd number of times.`,
    'blocked-kinds':
      '{labels} block one another: even with all other tiles gone they can’t all be taken away.',
    'blocked-kinds.one':
      'even with all other tiles gone, the tiles {labels} can’t all be taken away.',
    'blocked-kinds.more':
      '{kinds} kinds of tiles ({labels} and {more} more) block one another: even with all other tiles gone they can’t all be taken away.',
    'blocked-kinds.unshrunk':
      'even with all other tiles gone, {kinds} kinds of tiles can’t all be taken away ({labels} …). Fewer of them may be enough for that: looking for them stopped at its limit.',
    risky: ({ pairs, left }: Arguments) =>
      `Can be cleared, but a player can get stuck: a game of ${plural(pairs, 'pair', 'pairs')} leaves ${left} tiles, none of them to join.`,
    'risky-pair': 'Pair {pair}: {label}, {from} and {to}.',
    joined: joined('with {turns} turns'),
    'joined.straight': joined('by a straight line'),
    'joined.L': joined('with 1 turn, like an L'),
    'joined.U': joined('with 2 turns, like a U'),
    'joined.Z': joined('with 2 turns, like a Z'),
    'joined.U-ring': byRing('with 2 turns, like a U'),
    'joined.Z-ring': byRing('with 2 turns, like a Z'),
    'joined.winding-ring': byRing('with {turns} turns'),
    'joined.more': ({ more }: Arguments) => `It can be joined with ${more} more.`,
    'not-joined': '{from} and {to} can’t be joined.',
    'not-joined.with-none': '{from} ({label}) can’t be joined with any tile now.',
    'not-joined.no-tile': 'There is no tile at {cell}.',
    'not-joined.same-tile': '{from} is one tile; joining takes two.',
    'not-joined.tiles-differ':
      '{from} and {to} can’t be joined: one tile is {label}, the other {other}.',
    'not-joined.no-way': ends('can’t be joined: no way leads from one to the other.'),
    'not-joined.turns': ({ label, from, to, turns, most }: Arguments) =>
      `${from} and ${to} (${label}) can’t be joined: it would take ${plural(turns, 'turn', 'turns')}, and a line may have ${most}.`,
    'stale-solution.no-cell': wrong('there is no such cell.'),
    'stale-solution.no-tile': wrong('there is no tile.'),
    'stale-solution.tile-gone': wrong('this tile was already taken away.'),
    'stale-solution.one-tile': wrong('a line joins two tiles.'),
    'stale-solution.tiles-differ': wrong('this tile is {other}, the one at {from} is {label}.'),
    'stale-solution.in-the-way': wrong('a tile is in the way.'),
    'stale-solution.block': wrong('nothing passes a block.'),
    'stale-solution.line-wall': wrong('a wall stands before it.'),
    'stale-solution.line-jump': wrong('it does not touch the cell before.'),
    'stale-solution.line-back': wrong('the line turns back on itself.'),
    'stale-solution.too-many-turns': ({ pair, cell, turns }: Arguments) =>
      `The solution goes wrong at pair ${pair}, ${cell}: a line may have ${plural(turns, 'turn', 'turns')}, and this is one more.`,
    'stale-solution.border-closed': wrong('the border is closed, so a line can’t leave the board.'),
    'incomplete-solution.tiles': ({ pairs, left }: Arguments) =>
      `The solution stops short: after ${plural(pairs, 'pair', 'pairs')} ${plural(left, 'tile is', 'tiles are')} left.`,
  },
  'zh-cn': zhCn,
};

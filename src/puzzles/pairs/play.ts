import { sameLabel } from '../../level/sameLabel';
import { cellName } from '../../level/route';
import { cellOn, refuse, type PlayBoard, type PlayNote, type PlayRules } from '../play';
import type { Route } from '../puzzle';
import type { PairsField } from '../../solvers/pairsField';
import { joinTiles } from './joinTiles';
import { TileLines, type TileLine } from './tileLines';
import { presentTiles, tileField, tileNamed } from './tileField';

/** So many tiles are named that one can be joined with; more are counted. */
const mostNamed = 2;

/** Pairs are played by choosing two tiles; the line between them is found. */
export const pairsPlay: PlayRules = {
  moves: 'join',

  start: () => [],

  move(board, route, to, from) {
    const joins = joinsOf(board);
    const found = joinTiles(joins, presentTiles(joins.field, goneIn(route)), from ?? '', to);
    switch (found.why) {
      case 'joined':
        return [...route, found.line.cells];
      case 'no-tile':
        return refuse('no-tile', { cell: found.cell || to });
      case 'same-tile':
        return refuse('no-tile', { cell: to });
      case 'turns': {
        const { turns } = found.line;
        return refuse('turns', { from: from ?? '', to, turns, most: joins.field.turns });
      }
      default:
        return refuse(found.why, { from: from ?? '', to });
    }
  },

  allowed(board, route) {
    const gone = new Set(goneIn(route));
    return board.cells.flatMap((line, r) =>
      line.flatMap(({ meaning }, c) => {
        const name = cellName(r + 1, c + 1);
        return meaning === 'label' && !gone.has(name) ? [name] : [];
      }),
    );
  },

  done: (board, route) => pairsPlay.allowed(board, route).length === 0,

  notes(board, route, place) {
    const joins = joinsOf(board);
    if (tileNamed(joins.field, place) < 0) return [];
    const gone = goneIn(route);
    if (gone.includes(place)) return [{ note: 'gone', args: {} }];
    const { count, lines } = joins.from(presentTiles(joins.field, gone), place, mostNamed);
    if (count === 0) return [{ note: 'joins-none', args: {} }];
    const notes = lines.map(noteOf);
    const more = count - lines.length;
    if (more > 0) notes.push({ note: 'joins-more', args: { more } });
    return notes;
  },
};

function noteOf({ cells, turns, outside }: TileLine): PlayNote {
  const args = { cell: cells.at(-1)!, turns };
  if (outside) return { note: 'joins-ring', args };
  return { note: turns === 0 ? 'joins-straight' : turns === 1 ? 'joins-turn' : 'joins', args };
}

function goneIn(route: Route): readonly string[] {
  return route.flatMap((stroke) => [stroke[0]!, stroke.at(-1)!]);
}

const known = new WeakMap<PlayBoard, TileLines>();

function joinsOf(board: PlayBoard): TileLines {
  const found = known.get(board) ?? new TileLines(fieldOf(board));
  known.set(board, found);
  return found;
}

function fieldOf(board: PlayBoard): PairsField {
  const { height, width } = board;
  const kinds = new Map<string, number>();
  for (const { meaning, text } of board.cells.flat()) {
    const label = sameLabel(text);
    if (meaning === 'label' && !kinds.has(label)) kinds.set(label, kinds.size);
  }
  const rules = {
    ...{ height, width, kinds: kinds.size },
    turns: board.setting('turns'),
    border: board.setting('border'),
  };
  return tileField(rules, (row, column) => {
    const cell = cellOn(board, row, column);
    return {
      block: !cell || cell.meaning === 'hole',
      kind: cell?.meaning === 'label' ? kinds.get(sameLabel(cell.text))! : -1,
      below: cell?.below === true,
      right: cell?.right === true,
    };
  });
}

import { Meaning, WallBelow, WallRight, type Board } from '../../level/board';
import type { Place } from '../../level/finding';
import type { Level } from '../../level/level';
import type { PairsField } from '../../solvers/pairsField';
import { tileField } from './tileField';

/** A valid level's board, and the field of tiles that solvers see: the same cells with the ring. */
export interface PairsBoard {
  readonly board: Board;
  readonly field: PairsField;
}

/** Reads the tiles, walls and settings of a valid level. */
export function pairsBoard(level: Level): PairsBoard {
  const { board, values } = level;
  if (!board) throw new TypeError('A level of this kind needs a board');
  const { height, width } = board;
  const rules = {
    ...{ height, width, kinds: board.labels.length },
    turns: values.get('turns') ?? '',
    border: values.get('border') ?? '',
  };
  const field = tileField(rules, (row, column) => {
    const index = (row - 1) * width + column - 1;
    const walls = board.walls[index]!;
    return {
      block: board.meaning[index] === Meaning.hole,
      kind: board.meaning[index] === Meaning.label ? board.value[index]! : -1,
      below: (walls & WallBelow) !== 0,
      right: (walls & WallRight) !== 0,
    };
  });
  return { board, field };
}

/** A tile's cell as a place of a finding. */
export function tilePlace({ width, cellOf }: PairsField, tile: number): Place {
  const cell = cellOf[tile]!;
  return { type: 'cell', row: Math.floor(cell / width), column: cell % width };
}

/** What stands on the tiles of a kind. */
export function labelOfKind({ board }: PairsBoard, kind: number): string {
  return board.labels[kind] ?? '';
}

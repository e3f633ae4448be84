import type { PairsField } from '../../solvers/pairsField';
import { PairsLines, type PairsLine } from '../../solvers/pairsLines';
import type { LineShape } from '../puzzle';
import { fieldCellName, tileNamed } from './tileField';

/** A line between two equal tiles: the fewest turns, and of those the shortest. */
export interface TileLine {
  /** Every cell from one tile to the other, `r0c1` say on the ring. */
  readonly cells: readonly string[];
  readonly turns: number;
  readonly shape: LineShape;
  /** Whether it runs over the ring outside. */
  readonly outside: boolean;
}

/** Tells lines between the tiles of one field. */
export class TileLines {
  private readonly lines: PairsLines;

  constructor(readonly field: PairsField) {
    this.lines = new PairsLines(field);
  }

  /**
   * The tiles that the one on a cell can be joined with: how many there are, and the lines to some,
   * at most `most`, those that are the easiest to see first.
   */
  from(
    present: Uint8Array,
    name: string,
    most: number,
  ): { readonly count: number; readonly lines: readonly TileLine[] } {
    const tile = tileNamed(this.field, name);
    if (tile < 0 || present[tile] === 0) return { count: 0, lines: [] };
    const found = this.lines.toEqual(present, tile);
    return { count: found.length, lines: found.slice(0, most).map((line) => this.told(line)) };
  }

  /** The best line between two present tiles, whether or not it may have so many turns; or null. */
  lineBetween(present: Uint8Array, from: number, to: number): TileLine | null {
    const found = this.lines.between(present, from, to);
    return found && this.told(found);
  }

  private told({ cells, turns }: PairsLine): TileLine {
    const { field } = this;
    const { height, width } = field;
    // The ring is the first and the last row and column of the field.
    const isOutside = (cell: number): boolean =>
      Math.floor(cell / width) % (height - 1) === 0 || (cell % width) % (width - 1) === 0;
    return {
      cells: cells.map((cell) => fieldCellName(field, cell)),
      turns,
      shape: shapeOf(cells, turns),
      outside: cells.some(isOutside),
    };
  }
}

/** The form of a line: of two turns the same way a U, of two turns to different sides a Z. */
function shapeOf(cells: readonly number[], turns: number): LineShape {
  if (turns === 0) return 'straight';
  if (turns === 1) return 'L';
  if (turns > 2) return 'winding';
  const first = cells[1]! - cells[0]!;
  const last = cells[cells.length - 1]! - cells[cells.length - 2]!;
  return first === last ? 'Z' : 'U';
}

import { readCellName } from '../level/route';
import { asciiSigns, Down, Left, Right, unicodeSigns, Up, type BoxSigns } from './boxLines';
import { displayWidth } from '../level/displayWidth';
import type { Picture, PictureCell } from './picture';
import { isLineOfNeighbours, stepNumbers } from './stepNumbers';

/** What a piece of the drawing is, for its colour. */
export type TerminalPart = 'route' | 'wall' | 'hole' | 'mark' | 'error' | 'plain';

/** How a picture is drawn in a terminal. */
export interface TerminalOptions {
  /** A numbered table in place of lines; a route that is no line of neighbours is always one. */
  readonly numbers: boolean;
  /** Box-drawing signs may be used; else ASCII alone. */
  readonly unicode: boolean;
  /** Colours a piece of text. */
  paint(part: TerminalPart, text: string): string;
}

/** The lines a route draws over a board; cells by their place, row by row (`placeOf`). */
interface Lines {
  /** Sides to which lines leave a cell. */
  readonly sides: Uint8Array;
  /** The sign of a first or last cell. */
  readonly ends: ReadonlyMap<number, string>;
}

/** The lines of a picture, each made when it is asked for. */
export interface TerminalLines extends Iterable<string> {
  /** How many lines there are. */
  readonly count: number;
  /** How many columns they are wide at most. */
  readonly width: number;
}

/**
 * Draws a picture as lines of text, without line ends: every cell is a field of equal width with a
 * column or line for walls and links between it and its neighbours. Walls and the rim are heavy,
 * the route is light, holes are shaded. A label that is wider than others widens every field.
 */
export function terminalLines(picture: Picture, options: TerminalOptions): TerminalLines {
  const signs = options.unicode ? unicodeSigns : asciiSigns;
  const numbered =
    picture.route !== null && (options.numbers || !isLineOfNeighbours(picture))
      ? stepNumbers(picture)
      : null;
  const lines = numbered ? null : linesOf(picture, signs);
  return new Canvas(picture, numbered, lines, signs, options);
}

type Cell = { readonly row: number; readonly column: number };

/** A cell as a number: row by row, as wide as the board; -1 for what lies outside. */
function placeOf({ width, height }: Picture, { row, column }: Cell): number {
  const inside = row >= 1 && row <= height && column >= 1 && column <= width;
  return inside ? (row - 1) * width + column - 1 : -1;
}

function linesOf(picture: Picture, signs: BoxSigns): Lines {
  const sides = new Uint8Array(picture.width * picture.height);
  const ends = new Map<number, string>();
  const join = (cell: Cell, side: number): void => {
    const place = placeOf(picture, cell);
    if (place >= 0) sides[place] = sides[place]! | side;
  };
  for (const stroke of picture.route ?? []) {
    let before: Cell | null = null;
    let first: Cell | null = null;
    let towards = 0;
    for (const name of stroke) {
      const cell = readCellName(name);
      if (!cell) continue;
      first ??= cell;
      if (before) {
        towards = sideOf(cell.row - before.row, cell.column - before.column);
        join(before, towards);
        join(cell, opposite(towards));
      }
      before = cell;
    }
    const closed = stroke.length > 1 && stroke[0] === stroke.at(-1);
    if (first) ends.set(placeOf(picture, first), signs.start);
    if (before && before !== first && !closed) {
      ends.set(placeOf(picture, before), signs.heads[towards] ?? signs.start);
    }
  }
  return { sides, ends };
}

const opposite = (side: number): number => (side < Down ? side << 2 : side >> 2);

function sideOf(rows: number, columns: number): number {
  if (rows !== 0) return rows > 0 ? Down : Up;
  return columns > 0 ? Right : columns < 0 ? Left : 0;
}

/** Puts the pieces of a drawing together, line by line. */
class Canvas implements TerminalLines {
  /** Columns of a cell's field; its middle is where lines meet. */
  private readonly field: number;
  private readonly middle: number;
  private readonly lit = new Map<number, string | null>();

  constructor(
    private readonly picture: Picture,
    private readonly numbers: ReadonlyMap<string, readonly number[]> | null,
    private readonly drawn: Lines | null,
    private readonly signs: BoxSigns,
    private readonly options: TerminalOptions,
  ) {
    let widest = 0;
    picture.cells.forEach((row, r) =>
      row.forEach((cell, c) => {
        const text = this.textOf(cell, r + 1, c + 1);
        if (text !== '') widest = Math.max(widest, displayWidth(text));
      }),
    );
    this.field = Math.max(3, widest + (numbers ? 2 : 0));
    this.middle = Math.floor(this.field / 2);
    for (const { letter, cells } of picture.marks) {
      for (const cell of cells) this.lit.set(placeOf(picture, cell), letter);
    }
  }

  get count(): number {
    return this.picture.height === 0 ? 0 : 2 * this.picture.height + 1;
  }

  get width(): number {
    return this.picture.width * (this.field + 1) + 1;
  }

  *[Symbol.iterator](): Generator<string> {
    const { height } = this.picture;
    if (height === 0) return;
    yield this.between(0).trimEnd();
    for (let row = 1; row <= height; row++) {
      yield this.row(row).trimEnd();
      yield this.between(row).trimEnd();
    }
  }

  /** What stands in a cell: its text, or in a table the steps that pass it. */
  private textOf(cell: PictureCell, row: number, column: number): string {
    if (!this.numbers || cell.meaning === 'hole') return cell.text;
    return this.numbers.get(`${row},${column}`)?.join(',') ?? cell.text;
  }

  /** Sides to which lines leave a cell of the board. */
  private sidesOf(row: number, column: number): number {
    return this.drawn?.sides[placeOf(this.picture, { row, column })] ?? 0;
  }

  /** The line of a row's cells. */
  private row(row: number): string {
    const { width } = this.picture;
    let line = this.upright(row, 0);
    for (let column = 1; column <= width; column++) {
      line += this.cell(row, column) + this.upright(row, column);
    }
    return line;
  }

  /** The line between a row and the one below it: walls, links and the corners of four cells. */
  private between(row: number): string {
    const { width } = this.picture;
    let line = this.corner(row, 0);
    for (let column = 1; column <= width; column++) {
      line += this.level(row, column) + this.corner(row, column);
    }
    return line;
  }

  private cell(row: number, column: number): string {
    const cell = this.at(row, column);
    const { field, middle, signs } = this;
    if (!cell) return ' '.repeat(field);
    if (cell.meaning === 'hole') return this.paint('hole', signs.hole.repeat(field));
    const place = placeOf(this.picture, { row, column });
    const sides = this.sidesOf(row, column);
    const text = this.textOf(cell, row, column);
    const end = this.drawn?.ends.get(place);
    const sign = text || end || (sides > 0 ? signs.light[sides]! : this.empty(place));
    const size = displayWidth(sign);
    const room = field - size;
    const before = this.numbers ? room - 1 : Math.min(room, middle - Math.floor((size - 1) / 2));
    const after = room - before;
    const [left, right] = [
      sides & Left ? signs.light[10]! : ' ',
      sides & Right ? signs.light[10]! : ' ',
    ];
    return (
      this.paint('route', left.repeat(before)) +
      this.paint(this.partOf(cell, place, sides > 0 || end !== undefined), sign) +
      this.paint('route', right.repeat(after))
    );
  }

  /** The sign of an open cell that no line passes. */
  private empty(place: number): string {
    if (!this.lit.has(place)) return this.numbers ? ' ' : this.signs.open;
    return this.lit.get(place) ?? '!';
  }

  private partOf(cell: PictureCell, place: number, passed: boolean): TerminalPart {
    if (this.lit.has(place)) return 'error';
    if (cell.text !== '') return 'mark';
    return passed ? 'route' : 'plain';
  }

  /** What stands to the right of a cell: a wall, a link, or nothing. */
  private upright(row: number, column: number): string {
    if (this.hasWallRight(row, column)) return this.paint('wall', this.signs.heavy[5]!);
    if (this.sidesOf(row, column) & Right) {
      return this.paint('route', this.signs.light[10]!);
    }
    return this.allHoles([row, column], [row, column + 1]) ? this.hole(1) : ' ';
  }

  /** What stands below a cell. */
  private level(row: number, column: number): string {
    const { field, middle } = this;
    if (this.hasWallBelow(row, column))
      return this.paint('wall', this.signs.heavy[10]!.repeat(field));
    if (this.sidesOf(row, column) & Down) {
      const link = this.paint('route', this.signs.light[5]!);
      return ' '.repeat(middle) + link + ' '.repeat(field - middle - 1);
    }
    return this.allHoles([row, column], [row + 1, column]) ? this.hole(field) : ' '.repeat(field);
  }

  private corner(row: number, column: number): string {
    const sides =
      (this.hasWallRight(row, column) ? Up : 0) |
      (this.hasWallBelow(row, column + 1) ? Right : 0) |
      (this.hasWallRight(row + 1, column) ? Down : 0) |
      (this.hasWallBelow(row, column) ? Left : 0);
    if (sides > 0) return this.paint('wall', this.signs.heavy[sides]!);
    const holes = this.allHoles(
      [row, column],
      [row, column + 1],
      [row + 1, column],
      [row + 1, column + 1],
    );
    return holes ? this.hole(1) : ' ';
  }

  /** A wall, or the rim where there is a cell on one side alone. */
  private hasWallRight(row: number, column: number): boolean {
    const [here, there] = [this.at(row, column), this.at(row, column + 1)];
    return here && there ? here.right : here !== there;
  }

  private hasWallBelow(row: number, column: number): boolean {
    const [here, there] = [this.at(row, column), this.at(row + 1, column)];
    return here && there ? here.below : here !== there;
  }

  private allHoles(...places: readonly (readonly [number, number])[]): boolean {
    return places.every(([row, column]) => this.at(row, column)?.meaning === 'hole');
  }

  private hole(columns: number): string {
    return this.paint('hole', this.signs.hole.repeat(columns));
  }

  private at(row: number, column: number): PictureCell | undefined {
    return this.picture.cells[row - 1]?.[column - 1];
  }

  private paint(part: TerminalPart, text: string): string {
    return text.trim() === '' ? text : this.options.paint(part, text);
  }
}

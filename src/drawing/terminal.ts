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

/** The lines a route draws over a board. */
interface Lines {
  /** Sides to which lines leave a cell, by `row,column`. */
  readonly sides: ReadonlyMap<string, number>;
  /** The sign of a first or last cell. */
  readonly ends: ReadonlyMap<string, string>;
}

/**
 * Draws a picture as lines of text, without line ends: every cell is a field of equal width with a
 * column or line for walls and links between it and its neighbours. Walls and the rim are heavy,
 * the route is light, holes are shaded. A label that is wider than others widens every field.
 */
export function terminalLines(picture: Picture, options: TerminalOptions): string[] {
  const signs = options.unicode ? unicodeSigns : asciiSigns;
  const numbered =
    picture.route !== null && (options.numbers || !isLineOfNeighbours(picture))
      ? stepNumbers(picture)
      : null;
  const lines = numbered ? noLines : linesOf(picture, signs);
  const texts = picture.cells.map((row, r) =>
    row.map((cell, c) =>
      numbered && cell.meaning !== 'hole'
        ? (numbered.get(`${r + 1},${c + 1}`)?.join(',') ?? cell.text)
        : cell.text,
    ),
  );
  return new Canvas(picture, texts, lines, signs, options, numbered !== null).lines();
}

const noLines: Lines = { sides: new Map(), ends: new Map() };

function linesOf({ route }: Picture, signs: BoxSigns): Lines {
  const sides = new Map<string, number>();
  const ends = new Map<string, string>();
  for (const stroke of route ?? []) {
    const cells = stroke.map(readCellName).filter((cell) => cell !== null);
    cells.forEach((cell, i) => {
      const before = cells[i - 1];
      if (!before) return;
      const towards = sideOf(cell.row - before.row, cell.column - before.column);
      join(sides, before, towards);
      join(sides, cell, opposite(towards));
    });
    const [first, beforeLast, last] = [cells[0], cells.at(-2), cells.at(-1)];
    const closed = cells.length > 1 && stroke[0] === stroke.at(-1);
    if (first) ends.set(keyOf(first), signs.start);
    if (beforeLast && last && !closed) {
      const side = sideOf(last.row - beforeLast.row, last.column - beforeLast.column);
      ends.set(keyOf(last), signs.heads[side] ?? signs.start);
    }
  }
  return { sides, ends };
}

type Cell = { readonly row: number; readonly column: number };
const keyOf = ({ row, column }: Cell): string => `${row},${column}`;
const opposite = (side: number): number => (side < Down ? side << 2 : side >> 2);

function join(sides: Map<string, number>, cell: Cell, side: number): void {
  sides.set(keyOf(cell), (sides.get(keyOf(cell)) ?? 0) | side);
}

function sideOf(rows: number, columns: number): number {
  if (rows !== 0) return rows > 0 ? Down : Up;
  return columns > 0 ? Right : columns < 0 ? Left : 0;
}

/** Puts the pieces of a drawing together, line by line. */
class Canvas {
  /** Columns of a cell's field; its middle is where lines meet. */
  private readonly field: number;
  private readonly middle: number;
  private readonly lit: ReadonlyMap<string, string | null>;

  constructor(
    private readonly picture: Picture,
    private readonly texts: readonly (readonly string[])[],
    private readonly drawn: Lines,
    private readonly signs: BoxSigns,
    private readonly options: TerminalOptions,
    private readonly numbered: boolean,
  ) {
    const widest = texts.flat().reduce((most, text) => Math.max(most, displayWidth(text)), 0);
    this.field = Math.max(3, widest + (numbered ? 2 : 0));
    this.middle = Math.floor(this.field / 2);
    this.lit = new Map(
      picture.marks.flatMap(({ letter, cells }) =>
        cells.map((cell) => [keyOf(cell), letter] as const),
      ),
    );
  }

  lines(): string[] {
    const { height } = this.picture;
    if (height === 0) return [];
    const lines = [this.between(0)];
    for (let row = 1; row <= height; row++) lines.push(this.row(row), this.between(row));
    return lines.map((line) => line.trimEnd());
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
    const key = `${row},${column}`;
    const sides = this.drawn.sides.get(key) ?? 0;
    const text = this.texts[row - 1]![column - 1]!;
    const end = this.drawn.ends.get(key);
    const sign = text || end || (sides > 0 ? signs.light[sides]! : this.empty(key));
    const size = displayWidth(sign);
    const room = field - size;
    const before = this.numbered ? room - 1 : Math.min(room, middle - Math.floor((size - 1) / 2));
    const after = room - before;
    const [left, right] = [
      sides & Left ? signs.light[10]! : ' ',
      sides & Right ? signs.light[10]! : ' ',
    ];
    return (
      this.paint('route', left.repeat(before)) +
      this.paint(this.partOf(cell, key, sides > 0 || end !== undefined), sign) +
      this.paint('route', right.repeat(after))
    );
  }

  /** The sign of an open cell that no line passes. */
  private empty(key: string): string {
    if (!this.lit.has(key)) return this.numbered ? ' ' : this.signs.open;
    return this.lit.get(key) ?? '!';
  }

  private partOf(cell: PictureCell, key: string, passed: boolean): TerminalPart {
    if (this.lit.has(key)) return 'error';
    if (cell.text !== '') return 'mark';
    return passed ? 'route' : 'plain';
  }

  /** What stands to the right of a cell: a wall, a link, or nothing. */
  private upright(row: number, column: number): string {
    if (this.hasWallRight(row, column)) return this.paint('wall', this.signs.heavy[5]!);
    if ((this.drawn.sides.get(`${row},${column}`) ?? 0) & Right) {
      return this.paint('route', this.signs.light[10]!);
    }
    return this.allHoles([row, column], [row, column + 1]) ? this.hole(1) : ' ';
  }

  /** What stands below a cell. */
  private level(row: number, column: number): string {
    const { field, middle } = this;
    if (this.hasWallBelow(row, column))
      return this.paint('wall', this.signs.heavy[10]!.repeat(field));
    if ((this.drawn.sides.get(`${row},${column}`) ?? 0) & Down) {
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

import type { Picture, PictureCell } from '../picture';
import { outlineOf, runs, type CellPlace } from './outline';
import { node, textNode, type SvgNode } from './svgNode';
import { centre, Unit } from './units';

/** A cell of a picture and where it stands. */
export interface PlacedCell extends CellPlace {
  readonly cell: PictureCell;
}

/** Every cell of a picture, row by row. */
export function placedCells(picture: Picture): readonly PlacedCell[] {
  return picture.cells.flatMap((row, r) =>
    row.map((cell, c) => ({ cell, row: r + 1, column: c + 1 })),
  );
}

/** The ground the cells lie on; of a ragged board only where cells are. */
export function plate(picture: Picture): SvgNode {
  if (isEven(picture)) return node('g', {}, [node('rect', { class: 'plate', ...bounds(picture) })]);
  return node(
    'g',
    {},
    picture.cells.map((row, r) =>
      node('rect', { class: 'plate', x: 0, y: r * Unit, width: row.length * Unit, height: Unit }),
    ),
  );
}

/** Every second square of a checkered board, darker. */
export function squares(cells: readonly PlacedCell[]): SvgNode | null {
  const d = cells
    .filter(({ row, column }) => (row + column) % 2 === 1)
    .map(({ row, column }) => `M${(column - 1) * Unit} ${(row - 1) * Unit}h48v48h-48z`)
    .join('');
  return d === '' ? null : node('path', { class: 'square-dark', d });
}

/** The lines between cells. */
export function gridLines(picture: Picture): SvgNode {
  const { cells, height, width } = picture;
  let d = '';
  for (let r = 1; r < height; r++) {
    const length = Math.min(cells[r - 1]!.length, cells[r]!.length);
    if (length > 0) d += `M0 ${r * Unit}H${length * Unit}`;
  }
  for (let c = 1; c < width; c++) {
    const rows = cells.flatMap((row, r) => (row.length > c ? [r] : []));
    for (const [first, last] of runs(rows)) {
      d += `M${c * Unit} ${first * Unit}V${(last + 1) * Unit}`;
    }
  }
  return node('g', {}, [node('path', { class: 'grid-lines', d })]);
}

/** Of more holes the inner ones have no round corners, and seen from afar a row's are one piece. */
const manyHoles = 4000;

/** Holes look sunk, with a shaded upper and left edge. All of them are three paths. */
export function holes(cells: readonly PlacedCell[], sunk = true): SvgNode {
  const found = cells.filter(({ cell }) => cell.meaning === 'hole');
  if (found.length === 0) return node('g');
  if (!sunk) return flatHoles(found);
  const corners = found.map(({ row, column }) => [(column - 1) * Unit, (row - 1) * Unit] as const);
  const path = (style: string, draw: (x: number, y: number) => string): SvgNode =>
    node('path', { class: style, d: corners.map(([x, y]) => draw(x, y)).join('') });
  const [ground, inner] = [Unit - 1, Unit - 22];
  const round = found.length <= manyHoles;
  return node('g', {}, [
    path('hole', (x, y) => `M${x + 0.5} ${y + 0.5}h${ground}v${ground}h${-ground}z`),
    path('hole-in', (x, y) =>
      round
        ? `M${x + 11} ${y + 7}h${inner}a4 4 0 0 1 4 4v${inner}a4 4 0 0 1 -4 4h${-inner}` +
          `a4 4 0 0 1 -4 -4v${-inner}a4 4 0 0 1 4 -4z`
        : `M${x + 7} ${y + 7}h34v34h-34z`,
    ),
    round
      ? path(
          'hole-edge',
          (x, y) => `M${x + 7} ${y + Unit - 11}V${y + 11}a4 4 0 0 1 4-4H${x + Unit - 11}`,
        )
      : null,
  ]);
}

/** Holes that are too small to look sunk: those side by side in a row are one rectangle. */
function flatHoles(found: readonly PlacedCell[]): SvgNode {
  const d = linesOf(found.map(({ row, column }) => [row, column]))
    .map(([row, first, last]) => {
      const width = (last - first + 1) * Unit;
      return `M${(first - 1) * Unit} ${(row - 1) * Unit}h${width}v${Unit}h${-width}z`;
    })
    .join('');
  return node('g', {}, [node('path', { class: 'hole', d }), node('path', { class: 'hole-in', d })]);
}

/** Walls as bars; neighbours in one line are one bar, and all bars are one path. */
export function walls(cells: readonly PlacedCell[]): SvgNode {
  const below = linesOf(cells.filter(({ cell }) => cell.below).map((at) => [at.row, at.column]));
  const right = linesOf(cells.filter(({ cell }) => cell.right).map((at) => [at.column, at.row]));
  const bars = [
    ...below.map(([line, first, last]) =>
      bar(`M${(first - 1) * Unit + 3} ${line * Unit}h`, first, last),
    ),
    ...right.map(([line, first, last]) =>
      bar(`M${line * Unit} ${(first - 1) * Unit + 3}v`, first, last),
    ),
  ];
  if (bars.length === 0) return node('g');
  const d = bars.join('');
  return node('g', {}, [
    node('path', { class: 'wall-halo', d }),
    node('path', { class: 'wall', d }),
  ]);
}

/** The edge of the plate, above walls and routes. */
export function rim(picture: Picture, cells: readonly PlacedCell[]): SvgNode {
  return node('g', {}, [
    isEven(picture)
      ? node('rect', { class: 'rim', ...bounds(picture) })
      : node('path', { class: 'rim', d: outlineOf(cells) }),
  ]);
}

/** Marks that are too small for letters: dots. */
export function farMarks(cells: readonly PlacedCell[]): SvgNode {
  const d = cells
    .filter(({ cell }) => isMarked(cell))
    .map((place) => `M${centre(place).join(' ')}h0`)
    .join('');
  return node('g', {}, [d === '' ? null : node('path', { class: 'far-marks', d })]);
}

/** Start, end, numbers, labels, and the text of cells that can't be read. */
export function marks(cells: readonly PlacedCell[], routeStarts: ReadonlySet<string>): SvgNode {
  return node(
    'g',
    {},
    cells.flatMap((place) => {
      const [x, y] = centre(place);
      const { meaning, text } = place.cell;
      const letter = (style: string): SvgNode =>
        textNode('text', { class: fitted(style, text), x, y: y + 0.5 }, text);
      switch (meaning) {
        case 'start':
          return routeStarts.has(`${place.row},${place.column}`)
            ? [node('circle', { class: 'route-fill k0', cx: x, cy: y, r: 15 }), letter('disc-text')]
            : [node('circle', { class: 'start-mark', cx: x, cy: y, r: 14 }), letter('mark-text')];
        case 'end':
          return [
            node('rect', {
              class: 'start-mark',
              x: x - 13,
              y: y - 13,
              width: 26,
              height: 26,
              rx: 4,
            }),
            letter('mark-text'),
          ];
        case 'number':
          return [node('circle', { class: 'disc', cx: x, cy: y, r: 15 }), letter('disc-text')];
        case 'label':
          return [letter('label-text')];
        case 'unknown':
          return [letter('unknown-text')];
        case 'open':
        case 'hole':
          return [];
      }
    }),
  );
}

/** Whether a cell carries a mark that a route's ticks and ends give way to. */
export function isMarked(cell: PictureCell): boolean {
  return cell.meaning !== 'open' && cell.meaning !== 'hole';
}

const isEven = (picture: Picture): boolean =>
  picture.cells.every((row) => row.length === picture.width);

const bounds = ({ width, height }: Picture): Record<string, number> => ({
  x: 0,
  y: 0,
  width: width * Unit,
  height: height * Unit,
  rx: 3,
});

const bar = (start: string, first: number, last: number): string =>
  `${start}${(last - first + 1) * Unit - 6}`;

/** Longer texts are set smaller, so that they stay in their cell. */
function fitted(style: string, text: string): string {
  const length = Array.from(text).length;
  return length <= 2 ? style : length === 3 ? `${style} small` : `${style} tiny`;
}

/** Places as [line, place on it] gathered to runs [line, first, last]. */
function linesOf(
  places: readonly (readonly [number, number])[],
): readonly (readonly [number, number, number])[] {
  const lines = new Map<number, number[]>();
  for (const [line, at] of places) {
    const known = lines.get(line);
    if (known) known.push(at);
    else lines.set(line, [at]);
  }
  return [...lines].flatMap(([line, list]) =>
    runs(list).map(([first, last]) => [line, first, last] as const),
  );
}

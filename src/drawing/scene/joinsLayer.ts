import type { CellStep } from '../../level/route';
import type { CellPlace } from './outline';
import type { PlacedCell } from './plateLayers';
import { cornersOf, polyline, toneAt } from './polyline';
import type { StrokeCells } from './routeLayer';
import { node, textNode, type SvgNode } from './svgNode';
import { centre, spotText, Unit, type Spot } from './units';

/** The line of a pair ends at the edge of its tiles, in units from their middle. */
const tileEdge = 21;

/**
 * Tiles, and the lines that join them one after another: `played` strokes, of which the last is
 * shown with its turns numbered and the one before it dotted, its tiles gone. Null: none yet.
 */
export function joinsNode(
  placed: readonly PlacedCell[],
  strokes: readonly StrokeCells[],
  played: number | null,
  ids: string,
): SvgNode {
  const shown = played ?? 0;
  const now = strokes[shown - 1];
  const before = strokes[shown - 2];
  const gone = new Set(
    strokes.slice(0, Math.max(0, shown - 1)).flatMap(({ cells }) => endsOf(cells).map(keyOf)),
  );
  return node('g', {}, [
    emptyDots(placed, gone),
    tiles(placed, gone),
    ...(before ? [goneLine(before.cells)] : []),
    ...(now ? line(now.cells, `${ids}join-`) : []),
  ]);
}

const keyOf = ({ row, column }: CellPlace): string => `${row},${column}`;

const endsOf = (cells: readonly CellStep[]): readonly CellStep[] =>
  cells.length === 0 ? [] : [cells[0]!, cells.at(-1)!];

function emptyDots(placed: readonly PlacedCell[], gone: ReadonlySet<string>): SvgNode | null {
  const d = placed
    .filter((place) => place.cell.meaning === 'open' || gone.has(keyOf(place)))
    .map((place) => `M${centre(place).join(' ')}h0`)
    .join('');
  return d === '' ? null : node('path', { class: 'empty-dots', d });
}

/** Raised tiles with what stands on them. */
function tiles(placed: readonly PlacedCell[], gone: ReadonlySet<string>): SvgNode {
  const side = Unit - 10;
  return node(
    'g',
    {},
    placed
      .filter((place) => place.cell.meaning === 'label' && !gone.has(keyOf(place)))
      .flatMap(({ cell, row, column }) => {
        const [x, y] = [(column - 1) * Unit, (row - 1) * Unit];
        const box = { x: x + 5, width: side, height: side, rx: 5 };
        const place = { x: x + Unit / 2, y: y + Unit / 2 - 0.5 };
        return [
          node('rect', { class: 'tile-low', ...box, y: y + 7 }),
          node('rect', { class: 'tile', ...box, y: y + 4 }),
          textNode('text', { class: `tile-text${sizeOf(cell.text)}`, ...place }, cell.text),
        ];
      }),
  );
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Longer labels are set smaller; a Chinese character or an emoji is twice as wide as a letter. */
function sizeOf(text: string): string {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += /[^\0-\u2fff]/.test(segment) ? 2 : 1;
  if (width <= 2) return '';
  return width <= 4 ? ' mid' : width <= 6 ? ' small' : ' tiny';
}

/** The pair before: a dotted line, and where its tiles stood. */
function goneLine(cells: readonly CellStep[]): SvgNode {
  const d = `M${cornersOf(cells.map(centre)).map(spotText).join('L')}`;
  const frames = endsOf(cells).map(({ row, column }) => {
    const side = Unit - 16;
    const [x, y] = [(column - 1) * Unit + 8, (row - 1) * Unit + 8];
    return node('rect', { class: 'gone', x, y, width: side, height: side, rx: 5 });
  });
  return node('g', {}, [node('path', { class: 'gone', d }), ...frames]);
}

/** The line of a pair, from tile to tile, its turns numbered. */
function line(cells: readonly CellStep[], ids: string): readonly SvgNode[] {
  const points = cornersOf(cells.map(centre));
  if (points.length < 2) return [];
  const toward = (from: Spot, to: Spot): Spot => {
    const share = tileEdge / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  const turns = points.slice(1, -1);
  const trimmed = [
    toward(points[0]!, points[1]!),
    ...turns,
    toward(points.at(-1)!, points.at(-2)!),
  ];
  return [
    polyline(trimmed, { width: 7, radius: 9, halo: 3, from: 0, to: 1, ids }),
    ...endsOf(cells).map((cell, i) => tileFrame(cell, `tile-on k${i === 0 ? 0 : 12}`)),
    ...turns.flatMap(([cx, cy], i) => [
      node('circle', { class: `turn k${toneAt((i + 1) / (turns.length + 1))}`, cx, cy, r: 9 }),
      textNode('text', { class: 'disc-text small', x: cx, y: cy + 0.5 }, String(i + 1)),
    ]),
  ];
}

/** A frame around a tile. */
export function tileFrame({ row, column }: CellStep, style: string): SvgNode {
  const [x, y] = [(column - 1) * Unit + 4, (row - 1) * Unit + 3];
  return node('rect', { class: style, x, y, width: Unit - 8, height: Unit - 7, rx: 6 });
}

import { node, type SvgNode } from '../../drawing/scene/svgNode';

/** What the card of a kind shows beside a line: a grid, tiles, or points. */
interface Sketch {
  readonly line: string;
  readonly tiles?: readonly number[];
  readonly points?: readonly (readonly [x: number, y: number])[];
}

/** The sketches by kind; a kind without one has the bare grid. */
const sketches: Readonly<Record<string, Sketch>> = {
  path: { line: 'M10 46V10H28V46H46V10' },
  trail: {
    line: 'M10 46H46V24H10ZL46 24L28 8L10 24L46 46',
    points: [
      [10, 46],
      [46, 46],
      [10, 24],
      [46, 24],
      [28, 8],
    ],
  },
  pairs: { line: 'M14 26V12H42V26', tiles: [6, 34] },
  knight: { line: 'M10 46L22 10L34 34L46 10' },
};

/** A small picture of what a player of a kind does. */
export function kindPicture(kind: string): SvgNode {
  const { line, tiles = [], points = [] } = sketches[kind] ?? { line: '' };
  const isBare = tiles.length + points.length === 0;
  return node('svg', { viewBox: '0 0 56 56', 'aria-hidden': 'true' }, [
    node('rect', { class: 'plate', x: 1, y: 1, width: 54, height: 54, rx: 4 }),
    isBare ? node('path', { class: 'grid-lines', d: 'M19 1V55M37 1V55M1 19H55M1 37H55' }) : null,
    ...tiles.map((x) => node('rect', { class: 'tile', x, y: 24, width: 16, height: 20, rx: 3 })),
    node('path', { class: 'route route-tone k3', 'stroke-width': 3.5, d: line }),
    ...points.map(([cx, cy]) => node('circle', { class: 'point thin', cx, cy, r: 3.4 })),
  ]);
}

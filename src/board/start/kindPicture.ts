import { node, type SvgNode } from '../../drawing/scene/svgNode';
import type { KindCard } from '../../protocol/kindCard';

type Sketch = NonNullable<KindCard['sketch']>;

/** A small picture of what a player of a kind does. */
export function kindPicture({ line, tiles = [], points = [] }: Sketch = { line: '' }): SvgNode {
  const isBare = tiles.length + points.length === 0;
  return node('svg', { viewBox: '0 0 56 56', 'aria-hidden': 'true' }, [
    node('rect', { class: 'plate', x: 1, y: 1, width: 54, height: 54, rx: 4 }),
    isBare ? node('path', { class: 'grid-lines', d: 'M19 1V55M37 1V55M1 19H55M1 37H55' }) : null,
    ...tiles.map((x) => node('rect', { class: 'tile', x, y: 24, width: 16, height: 20, rx: 3 })),
    node('path', { class: 'route route-tone k3', 'stroke-width': 3.5, d: line }),
    ...points.map(([cx, cy]) => node('circle', { class: 'point thin', cx, cy, r: 3.4 })),
  ]);
}

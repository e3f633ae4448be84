import type { CellStep } from '../../level/route';
import type { Fork, OfferedWall, Picture } from '../picture';
import type { FindingStyle } from './findingLayers';
import { roundedPath } from './polyline';
import { chevrons } from './routeLayer';
import { node, textNode, type SvgNode } from './svgNode';
import { centre, Unit, type Spot } from './units';

/** How far the two routes are drawn beside the middle of their cells, so that neither hides the other. */
const aside = 6;

/** The two routes to be shown in place of one; null where no shown finding has two. */
export function shownFork(picture: Picture, { lit, old }: FindingStyle): Fork | null {
  const forks = picture.forks ?? [];
  return (
    forks.find(({ finding }) => !old.has(finding) && (lit === null || finding === lit)) ?? null
  );
}

/** Two routes: what they share in grey, the first solid, the second dashed. */
export function forkLayer(fork: Fork): SvgNode {
  const first = beside(way(fork, fork.first), -aside);
  const second = beside(way(fork, fork.second), aside);
  const d = roundedPath(second, 12);
  return node('g', {}, [
    ...sharedParts(fork).map((cells) =>
      node('path', { class: 'shared', d: roundedPath(cells.map(centre), 16) }),
    ),
    node('path', { class: 'route-a', d: roundedPath(first, 12) }),
    chevrons(first, 2.6),
    node('path', { class: 'route-halo', 'stroke-width': 8, d }),
    node('path', { class: 'other', d }),
  ]);
}

/** The first route before the two part and after they meet. */
function sharedParts({ whole, from, to }: Fork): readonly (readonly CellStep[])[] {
  const parting = from ? whole.findIndex((cell) => isSame(cell, from)) : -1;
  const meeting = to ? whole.findLastIndex((cell) => isSame(cell, to)) : -1;
  const before = whole.slice(0, parting + 1);
  const after = meeting < 0 ? [] : whole.slice(meeting);
  return [before, after].filter(({ length }) => length > 1);
}

const isSame = (a: CellStep, b: CellStep): boolean => a.row === b.row && a.column === b.column;

/** One route from where they part to where they meet. */
function way({ from, to }: Fork, own: readonly CellStep[]): readonly CellStep[] {
  return [...(from ? [from] : []), ...own, ...(to ? [to] : [])];
}

const beside = (cells: readonly CellStep[], by: number): readonly Spot[] =>
  cells.map(centre).map(([x, y]) => [x + by, y + by]);

/** Where the two part, and the numbers of the two, above walls and marks. */
export function forkMarks(fork: Fork): SvgNode {
  const { from } = fork;
  const parts: SvgNode[] = [];
  if (from) {
    const [cx, cy] = centre(from);
    parts.push(node('circle', { class: 'now', cx, cy, r: 9 }));
  }
  parts.push(...numberTag('1', from, fork.first[0], -aside));
  parts.push(...numberTag('2', from, fork.second[0], aside));
  return node('g', {}, parts);
}

function numberTag(
  text: string,
  from: CellStep | null,
  to: CellStep | undefined,
  by: number,
): readonly SvgNode[] {
  if (!to) return [];
  const [ax, ay] = centre(from ?? to);
  const [bx, by2] = centre(to);
  const far = from ? 0.84 : 0;
  const [x, y] = [ax + (bx - ax) * far + by, ay + (by2 - ay) * far + by];
  return [
    node('rect', { class: 'tag', x: x - 9, y: y - 9, width: 18, height: 18, rx: 4 }),
    textNode('text', { class: 'tag-text', x, y: y + 0.5 }, text),
  ];
}

/** The walls that the remedies of shown findings would set: hollow and dashed. */
export function offeredWalls(picture: Picture, { lit, old }: FindingStyle): readonly SvgNode[] {
  return (picture.offers ?? [])
    .filter(({ finding }) => !old.has(finding) && (lit === null || lit === finding))
    .map(offered);
}

function offered({ row, column, side }: OfferedWall): SvgNode {
  const place =
    side === 'right'
      ? { x: column * Unit - 5, y: (row - 1) * Unit + 1, width: 10, height: Unit - 2 }
      : { x: (column - 1) * Unit + 1, y: row * Unit - 5, width: Unit - 2, height: 10 };
  return node('rect', { class: 'wall-offer', ...place, rx: 5 });
}

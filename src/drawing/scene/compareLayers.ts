import type { CellStep } from '../../level/route';
import { node, type SvgNode } from './svgNode';
import { centre, spotText } from './units';

/** A step from one cell to the next. */
export type Link = readonly [CellStep, CellStep];

type Strokes = readonly { readonly cells: readonly CellStep[] }[];

/** The links of a route that another has not, whichever way they are walked. */
export function linksBeyond(strokes: Strokes, others: Strokes): readonly Link[] {
  const known = new Set(linksOf(others).map(nameOf));
  return linksOf(strokes).filter((link) => !known.has(nameOf(link)));
}

function linksOf(strokes: Strokes): readonly Link[] {
  return strokes.flatMap(({ cells }) =>
    cells.slice(1).map((cell, i): Link => [cells[i]!, cell] as const),
  );
}

function nameOf(link: Link): string {
  const [a, b] = link.map(({ row, column }) => `${row},${column}`) as [string, string];
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** What is new in a route, as a hollow band, below the route. */
export function freshLayer(links: readonly Link[]): SvgNode {
  const d = pathOf(links);
  return node('g', {}, [
    d === '' ? null : node('path', { class: 'fresh', d }),
    d === '' ? null : node('path', { class: 'fresh-in', d }),
  ]);
}

/** What the route before had and this one has not, dotted, above the route. */
export function formerLayer(links: readonly Link[]): SvgNode {
  const d = pathOf(links);
  return node('g', {}, [d === '' ? null : node('path', { class: 'was', d })]);
}

function pathOf(links: readonly Link[]): string {
  return links.map((link) => `M${link.map(centre).map(spotText).join('L')}`).join('');
}

import type { Picture } from '../picture';
import { layoutOf } from './drawingLayout';
import { shownMarks, type FindingStyle } from './findingLayers';
import type { SceneWords } from './sceneWords';
import { node, textNode, type SvgNode } from './svgNode';
import { spotText, type Spot } from './units';

/** Names of more letters stand beside their point. */
const longest = 4;

/** The first and the last point of a route of one stroke. */
function endsOf({ route }: Picture): {
  readonly first: string | null;
  readonly last: string | null;
} {
  const bare = (step: string | undefined): string | null => step?.split('#')[0] ?? null;
  return { first: bare(route?.[0]?.[0]), last: bare(route?.at(-1)?.at(-1)) };
}

/** What is said of a point beside its name: its edges, and whether the route begins or ends there. */
export function pointNote(picture: Picture, place: number, words: SceneWords): string {
  const { drawing } = picture;
  const name = drawing?.points[place]?.name;
  if (!drawing || name === undefined) return '';
  const { first, last } = endsOf(picture);
  return [
    words(layoutOf(drawing).degrees[place] === 1 ? 'point.edge' : 'point.edges', {
      count: layoutOf(drawing).degrees[place]!,
    }),
    ...(name === first ? [words('point.first')] : []),
    ...(name === last && first !== last ? [words('point.last')] : []),
  ].join(' · ');
}

/** Points as discs with their names; those with an odd number of edges stand in a diamond. */
export function pointsNode(picture: Picture, words: SceneWords | undefined): SvgNode {
  const { drawing } = picture;
  if (!drawing) return node('g');
  const { spots, degrees } = layoutOf(drawing);
  const { first } = endsOf(picture);
  const parts = drawing.points.flatMap(({ name }, i): readonly SvgNode[] => {
    const [x, y] = spots[i]!;
    const odd = degrees[i]! % 2 === 1;
    const long = Array.from(name).length > longest;
    const begins = name === first;
    const size = Array.from(name).length;
    const letters = size <= 2 ? '' : size === 3 ? ' small' : ' tiny';
    const note = odd && words ? pointNote(picture, i, words) : '';
    const below = [long ? name : '', note].filter((text) => text !== '').join(' · ');
    return [
      odd
        ? node('path', { class: 'odd', d: diamond([x, y], 31) })
        : node('circle', { class: 'point-gap', cx: x, cy: y, r: 24 }),
      node('circle', {
        class: begins ? 'route-fill k0' : 'point',
        cx: x,
        cy: y,
        r: long ? 10 : 17,
      }),
      ...(long
        ? []
        : [
            textNode(
              'text',
              { class: (begins ? 'disc-text' : 'mark-text') + letters, x, y: y + 0.5 },
              name,
            ),
          ]),
      ...(below === ''
        ? []
        : [textNode('text', { class: 'note-text', x, y: y + (odd ? 45 : 34) }, below)]),
    ];
  });
  return node('g', {}, parts);
}

function diamond([x, y]: Spot, by: number): string {
  const corners: readonly Spot[] = [
    [x, y - by],
    [x + by, y],
    [x, y + by],
    [x - by, y],
  ];
  return `M${corners.map(spotText).join('L')}Z`;
}

/** Rings around the points of the shown findings, with the letters of their parts. */
export function pointMarks(picture: Picture, style: FindingStyle): readonly SvgNode[] {
  const { drawing } = picture;
  if (!drawing) return [];
  const { spots } = layoutOf(drawing);
  const places = new Map(drawing.points.map(({ name }, i) => [name, i]));
  return shownMarks(picture, style).flatMap(({ mark }) => {
    const old = style.old.has(mark.finding) ? ' stale' : '';
    const rings = (mark.points ?? []).flatMap((name): readonly SvgNode[] => {
      const spot = spots[places.get(name) ?? -1];
      if (!spot) return [];
      const [cx, cy] = spot;
      const ring = node('circle', { class: 'finding-edge', cx, cy, r: 37 });
      if (mark.letter === null) return [ring];
      const [x, y] = [cx + 27, cy - 27];
      return [
        ring,
        node('rect', { class: 'part-tag', x: x - 9, y: y - 9, width: 18, height: 18, rx: 4 }),
        textNode('text', { class: 'tag-text', x, y: y + 0.5 }, mark.letter),
      ];
    });
    return rings.length === 0 ? [] : [node('g', { class: `f-${mark.severity}${old}` }, rings)];
  });
}

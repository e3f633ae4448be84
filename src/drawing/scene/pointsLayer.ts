import type { Picture } from '../picture';
import { layoutOf } from './drawingLayout';
import { shownMarks, type FindingStyle } from './findingLayers';
import type { SceneWords } from './sceneWords';
import { strokeEndsOf } from './strokeEnds';
import { node, textNode, type SvgNode } from './svgNode';
import { spotText, type Spot } from './units';

/** Names of more letters stand beside their point. */
const longest = 4;

/** What is said of a point beside its name: its edges, and which strokes begin or end there. */
export function pointNote(picture: Picture, place: number, words: SceneWords): string {
  const { drawing } = picture;
  const name = drawing?.points[place]?.name;
  if (!drawing || name === undefined) return '';
  const several = (picture.route?.length ?? 0) > 1;
  return [
    words(layoutOf(drawing).degrees[place] === 1 ? 'point.edge' : 'point.edges', {
      count: layoutOf(drawing).degrees[place]!,
    }),
    ...(strokeEndsOf(picture).get(name) ?? []).map(({ stroke, begins }) =>
      several
        ? words(begins ? 'point.starts' : 'point.ends', { stroke })
        : words(begins ? 'point.first' : 'point.last'),
    ),
  ].join(' · ');
}

/**
 * Points as discs with their names; those with an odd number of edges stand in a diamond. Where a
 * stroke begins the disc is filled, where one ends it has a second ring.
 */
export function pointsNode(picture: Picture, words: SceneWords | undefined): SvgNode {
  const { drawing } = picture;
  if (!drawing) return node('g');
  const { spots, degrees } = layoutOf(drawing);
  const parts = drawing.points.flatMap(({ name }, i): readonly (SvgNode | null)[] => {
    const [x, y] = spots[i]!;
    const odd = degrees[i]! % 2 === 1;
    const long = Array.from(name).length > longest;
    const ends = strokeEndsOf(picture).get(name) ?? [];
    const begins = ends.find((end) => end.begins);
    const finish = ends.find((end) => !end.begins);
    const radius = long ? 10 : 17;
    const isTold = odd || (picture.route?.length !== 1 && ends.length > 0);
    const size = Array.from(name).length;
    const letters = size <= 2 ? '' : size === 3 ? ' small' : ' tiny';
    const note = isTold && words ? pointNote(picture, i, words) : '';
    const below = [long ? name : '', note].filter((text) => text !== '').join(' · ');
    return [
      odd
        ? node('path', { class: 'odd', d: diamond([x, y], 31) })
        : node('circle', { class: 'point-gap', cx: x, cy: y, r: 24 }),
      finish
        ? node('circle', { class: `point route-tone k${finish.tone}`, cx: x, cy: y, r: radius + 4 })
        : null,
      node('circle', {
        class: begins ? `route-fill k${begins.tone}` : 'point',
        cx: x,
        cy: y,
        r: radius,
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

import type { Picture } from '../../drawing/picture';
import { layoutOf } from '../../drawing/scene/drawingLayout';
import { node, type SvgNode } from '../../drawing/scene/svgNode';
import { pointFocus, type BoardState } from '../state';
import type { Words } from '../words';

/** The points that are heard: a list, one item of which is in the tab order. */
export class PointList {
  #from: readonly unknown[] = [];
  #items: readonly SvgNode[] = [];

  /** The list of a drawing named `id`; each point's name is `Point A, 3 edges, odd`. */
  node(picture: Picture, id: string, state: BoardState): SvgNode {
    const { words } = state;
    const focus = pointFocus(state);
    const from = [picture.drawing, words, focus];
    if (from.some((value, i) => value !== this.#from[i])) {
      this.#items = itemsOf(picture, focus, words);
      this.#from = from;
    }
    const { points = [], edges = [] } = picture.drawing ?? {};
    const label = words('points.name', { id, points: points.length, edges: edges.length });
    return node('g', { role: 'list', class: 'points', 'aria-label': label }, this.#items);
  }
}

function itemsOf(picture: Picture, focus: string | null, words: Words): readonly SvgNode[] {
  const { drawing } = picture;
  if (!drawing) return [];
  const { spots } = layoutOf(drawing);
  return drawing.points.map(({ name }, i) =>
    node('circle', {
      role: 'listitem',
      class: 'point-hit',
      'aria-label': pointWords(picture, name, words).join(', '),
      tabindex: name === focus ? 0 : -1,
      'data-point': name,
      cx: spots[i]![0],
      cy: spots[i]![1],
      r: 22,
    }),
  );
}

/** What a point is, in words: its name, how many edges end there, and whether that is odd. */
export function pointWords({ drawing }: Picture, name: string, words: Words): readonly string[] {
  const place = drawing?.points.findIndex((point) => point.name === name) ?? -1;
  if (!drawing || place < 0) return [];
  const count = layoutOf(drawing).degrees[place]!;
  return [
    words('point.name', { name }),
    words(count === 1 ? 'point.edge' : 'point.edges', { count }),
    ...(count % 2 === 1 ? [words('point.odd')] : []),
  ];
}

/** What lies above the points: the ring of the focused one, and the edge being drawn. */
export function pointFigures(state: BoardState, { drawing }: Picture): readonly SvgNode[] {
  const spotOf = (name: string | null): readonly [number, number] | null => {
    const place = drawing?.points.findIndex((point) => point.name === name) ?? -1;
    return drawing && place >= 0 ? layoutOf(drawing).spots[place]! : null;
  };
  const circle = (style: string, at: readonly [number, number] | null, r: number): SvgNode =>
    node('circle', { class: style, cx: at?.[0] ?? 0, cy: at?.[1] ?? 0, r: at ? r : 0 });
  const focus = spotOf(pointFocus(state));
  const from = spotOf(state.edgeFrom);
  return [
    node('g', { class: 'focus-ring', 'aria-hidden': 'true' }, [
      circle('focus-gap', focus, 22),
      circle('focus-line', focus, 22),
    ]),
    node('g', { 'aria-hidden': 'true' }, [
      ...(from ? [circle('point-from', from, 22)] : []),
      ...(state.ghost ? [circle('point-ghost', state.ghost, 17)] : []),
    ]),
  ];
}

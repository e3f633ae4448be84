import { node, type SvgNode } from '../../drawing/scene/svgNode';

const path = (d: string, style?: string): SvgNode => node('path', { d, class: style });
const disc = (r: number, style?: string): SvgNode =>
  node('circle', { cx: 8, cy: 8, r, class: style });
const box = (x: number, y: number, width: number, height: number, rx: number): SvgNode =>
  node('rect', { x, y, width, height, rx });

/** Icons of 16 × 16, drawn in the colour of the text. */
const icons = {
  left: [path('M10 3.5 5.5 8l4.5 4.5')],
  right: [path('M6 3.5 10.5 8 6 12.5')],
  down: [path('M3.5 6 8 10.5 12.5 6')],
  check: [disc(6.25), path('m5.2 8.2 2 2 3.6-4.2')],
  unique: [disc(6.25), path('M6.6 6.2 8.3 5v6')],
  two: [
    path('M8 14V9.5M8 9.5C8 6.5 3.5 7 3.5 3M8 9.5c0-3 4.5-2.5 4.5-6.5'),
    path('m1.9 4.5 1.6-1.7 1.6 1.7m5.8 0 1.6-1.7 1.6 1.7'),
  ],
  error: [
    path('M5.4 1.75h5.2l3.65 3.65v5.2l-3.65 3.65H5.4L1.75 10.6V5.4z'),
    path('m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4'),
  ],
  pending: [
    node('circle', {
      class: 'spin',
      cx: 8,
      cy: 8,
      r: 6,
      pathLength: 12,
      'stroke-dasharray': '2 1',
    }),
  ],
  warning: [path('M8 2 14.5 13.5h-13z'), path('M8 6.5v3.5m0 1.5v.1')],
  information: [disc(6.25), path('M8 7.3v4M8 4.7v.1')],
  hint: [path('M6 11.5c0-1.5-2-2.4-2-5a4 4 0 0 1 8 0c0 2.6-2 3.5-2 5zm.4 2.5h3.2')],
  plus: [path('M8 3v10M3 8h10')],
  minus: [path('M3 8h10')],
  fit: [path('M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10')],
  text: [path('M9 1.75H3.75v12.5h8.5V5zM9 1.75V5h3.25'), path('M5.8 8h4.4M5.8 10.8h4.4')],
  help: [disc(6.25), path('M6.2 6.4c0-2.4 3.7-2.3 3.7 0 0 1.5-1.9 1.5-1.9 3m0 2v.1')],
  lock: [box(3.5, 7, 9, 6.5, 1), path('M5.5 7V5a2.5 2.5 0 0 1 5 0v2')],
  select: [path('M3.5 2v10.5l2.8-2.6 1.9 4.1 1.8-.8-1.9-4 3.9-.3z')],
  open: [box(2.5, 2.5, 11, 11, 1)],
  hole: [box(2.5, 2.5, 11, 11, 1), path('M5 5h6v6H5z', 'solid')],
  start: [disc(6.25), path('M10.2 5.9C9.7 5 6 4.6 6 6.5c0 1.8 4.3 1 4.3 3 0 2-4 1.7-4.6.5')],
  end: [box(2, 2, 12, 12, 2), path('M10.3 5H6v6h4.3M6 8h3.5')],
  number: [disc(6.5, 'solid'), path('M6.6 6 8.4 4.8v6.4', 'cut')],
  wall: [path('M2.5 2.5h11v11h-11z', 'faint'), path('M8 2v12', 'thick')],
  erase: [path('m9.5 2.5 4 4L7 13H4.5L2.5 11zM6 6l4 4M7 13.5h6.5')],
  rect: [node('rect', { x: 2.5, y: 3.5, width: 11, height: 9, 'stroke-dasharray': '2.2 1.5' })],
  fill: [
    path('M7 2.5 12.5 8 7.5 13 2.5 8z'),
    path('M3.5 8.5h8L7.5 12.5z', 'solid'),
    path('M14 10.5v2.5'),
  ],
  mirror: [
    node('path', { d: 'M8 1.5v13', 'stroke-dasharray': '2 1.5' }),
    path('M5.5 4v8H1.8zM10.5 4v8h3.7z'),
  ],
  tile: [box(3, 2, 10, 11, 1.5), path('M3.5 14.3h9M6 10.5l2-6 2 6M6.7 8.6h2.6')],
  block: [path('M3.5 3.5h9v9h-9z', 'solid')],
  point: [disc(3, 'solid')],
  edge: [
    node('circle', { cx: 4, cy: 12, r: 2 }),
    node('circle', { cx: 12, cy: 4, r: 2 }),
    path('M5.4 10.6 10.6 5.4'),
  ],
  hand: [path('M2.5 13V8.5a3 3 0 0 1 3-3h8M10.5 2.5l3 3-3 3')],
  undo: [path('M6.5 3 3 6.5 6.5 10M3.5 6.5H10a3.2 3.2 0 0 1 0 6.5H7')],
  again: [path('M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3')],
  gear: [
    path('M2 4.5h5m4 0h3M2 11.5h3m4 0h5'),
    node('circle', { cx: 9, cy: 4.5, r: 1.9 }),
    node('circle', { cx: 7, cy: 11.5, r: 1.9 }),
  ],
  play: [path('M4.5 2.8v10.4L13 8z', 'solid')],
  pause: [path('M4 3h3v10H4zM9 3h3v10H9z', 'solid')],
  next: [path('M3.5 3.5v9L10 8z', 'solid'), path('M12 3.5v9')],
  prev: [path('M12.5 3.5v9L6 8z', 'solid'), path('M4 3.5v9')],
  close: [path('m4 4 8 8m0-8-8 8')],
} as const satisfies Readonly<Record<string, readonly SvgNode[]>>;

/** The names of the icons. */
export type IconName = keyof typeof icons;

/** An icon; it says nothing to a screen reader. */
export function icon(name: IconName, style = 'icon'): SvgNode {
  return node('svg', { class: style, viewBox: '0 0 16 16', 'aria-hidden': 'true' }, icons[name]);
}

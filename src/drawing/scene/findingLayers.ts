import type { Severity } from '../../level/finding';
import type { Picture, PictureMark } from '../picture';
import { outlineOf, type CellPlace } from './outline';
import { node, textNode, type SvgNode } from './svgNode';
import { centre, spotText, Unit } from './units';

/** How many hatches there are; parts beyond take them again from the first. */
export const Hatches = 4;

/** Which findings are shown, and how. */
export interface FindingStyle {
  /** The chosen finding, which is then the only one shown; null: all but hints are. */
  readonly lit: number | null;
  /** Findings of an older version: outlined in dashes, without hatch. */
  readonly old: ReadonlySet<number>;
  readonly ids: string;
}

/** The id of a hatch. Hatches differ by angle and form, so that parts are told apart without colour. */
export function hatchId(ids: string, severity: Severity, part: number): string {
  return `${ids}hatch-${severity}-${part % Hatches}`;
}

/** The hatch of a severity and part, as a `pattern`. */
export function hatchPattern(ids: string, severity: Severity, part: number): SvgNode {
  const id = hatchId(ids, severity, part);
  const angles = [45, -45, null, 0];
  const angle = angles[part % Hatches] ?? null;
  const common = {
    id,
    class: `f-${severity}`,
    width: 9,
    height: 9,
    patternUnits: 'userSpaceOnUse',
  };
  return angle === null
    ? node('pattern', common, [node('circle', { class: 'hatch-dot', cx: 4.5, cy: 4.5, r: 1.5 })])
    : node('pattern', { ...common, patternTransform: `rotate(${angle})` }, [
        node('path', { class: 'hatch', d: 'M0 4.5H9' }),
      ]);
}

/** The marks that are to be seen, each with its part's number among its finding's parts. */
export function shownMarks(
  picture: Picture,
  { lit }: FindingStyle,
): readonly { readonly mark: PictureMark; readonly part: number }[] {
  const parts = new Map<number, number>();
  return picture.marks.flatMap((mark) => {
    const part = mark.form === 'part' ? (parts.get(mark.finding) ?? 0) : 0;
    if (mark.form === 'part') parts.set(mark.finding, part + 1);
    const shown = lit === null ? mark.severity !== 'hint' : mark.finding === lit;
    const cells = shown ? mark.cells.filter((cell) => isOn(picture, cell)) : [];
    const isSeen = cells.length > 0 || (shown && mark.points !== undefined);
    return isSeen ? [{ mark: { ...mark, cells }, part }] : [];
  });
}

/** The tint and hatch of the findings' cells, below the route. */
export function hatchLayer(picture: Picture, style: FindingStyle): SvgNode {
  const marks = shownMarks(picture, style).filter(
    ({ mark }) => isArea(mark) && mark.form !== 'cut' && !style.old.has(mark.finding),
  );
  const patterns = new Map(
    marks.map(({ mark, part }) => {
      const pattern = hatchPattern(style.ids, mark.severity, part);
      return [pattern.attributes['id'], pattern] as const;
    }),
  );
  const fills = marks.map(({ mark, part }) => {
    const d = mark.cells.map(square).join('');
    const fill = `url(#${hatchId(style.ids, mark.severity, part)})`;
    return node('g', { class: `f-${mark.severity}` }, [
      node('path', { class: 'tint', d }),
      node('path', { class: 'hatching', fill, d }),
    ]);
  });
  return node('g', {}, [
    patterns.size > 0 ? node('defs', {}, [...patterns.values()]) : null,
    ...fills,
  ]);
}

/** Outlines, letters and cut cells, above everything but the focus. */
export function outlineLayer(picture: Picture, style: FindingStyle): SvgNode {
  return node(
    'g',
    {},
    shownMarks(picture, style).flatMap(({ mark }) => {
      if (!isArea(mark)) return [];
      const old = style.old.has(mark.finding);
      return node('g', { class: `f-${mark.severity}${old ? ' stale' : ''}` }, figure(mark));
    }),
  );
}

/** Whether a mark is an outlined place; the colours of the checkerboard are figures of their own. */
const isArea = ({ form }: PictureMark): boolean => form !== 'diamond' && form !== 'disc';

function figure(mark: PictureMark): readonly SvgNode[] {
  const first = mark.cells[0]!;
  if (mark.form === 'cut') return cutCell(first);
  const outline = node('path', { class: 'finding-edge', d: outlineOf(mark.cells) });
  if (mark.letter === null) return [outline];
  const corner = [...mark.cells].sort((a, b) => a.row - b.row || a.column - b.column)[0]!;
  return [outline, ...tag(mark.letter, corner)];
}

/** A diamond with a cross, on ground of its own. */
function cutCell(cell: CellPlace): readonly SvgNode[] {
  const [x, y] = centre(cell);
  const diamond = (
    [
      [0, -19],
      [19, 0],
      [0, 19],
      [-19, 0],
    ] as const
  )
    .map(([dx, dy]) => spotText([x + dx, y + dy]))
    .join('L');
  return [
    node('rect', { class: 'cut-ground', x: x - 22, y: y - 22, width: 44, height: 44 }),
    node('path', { class: 'cut-mark', d: `M${diamond}Z` }),
    node('path', { class: 'cut-mark', d: `M${x - 5} ${y - 5}l10 10m0-10l-10 10` }),
  ];
}

/** A letter in a box, in the upper left of a cell. */
function tag(text: string, { row, column }: CellPlace): readonly SvgNode[] {
  const width = Math.max(18, text.length * 7 + 10);
  const [x, y] = [(column - 1) * Unit + 6 + width / 2, (row - 1) * Unit + 15];
  return [
    node('rect', { class: 'part-tag', x: x - width / 2, y: y - 9, width, height: 18, rx: 4 }),
    textNode('text', { class: 'tag-text', x, y: y + 0.5 }, text),
  ];
}

const square = ({ row, column }: CellPlace): string =>
  `M${(column - 1) * Unit} ${(row - 1) * Unit}h${Unit}v${Unit}h${-Unit}z`;

const isOn = (picture: Picture, { row, column }: CellPlace): boolean =>
  picture.cells[row - 1]?.[column - 1] !== undefined;

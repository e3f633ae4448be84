import { node, type SvgNode } from '../../drawing/scene/svgNode';
import { Unit } from '../../drawing/scene/units';
import type { Picture } from '../../drawing/picture';
import type { CellStep } from '../../level/route';
import { cellWords, stepsOf } from '../cellWords';
import type { Words } from '../words';

/** Boards of more cells have gridcells only around the focus. */
const wholeUpTo = 1600;
/** So many rows and columns make a block; blocks around the focus have their gridcells. */
const block = 16;

/** Rows and columns, from 1, whose cells are there. */
interface Part {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/**
 * The grid that is heard: a `gridcell` for every cell of a board of usual size, for those around
 * the focus of a large one (their places tell which of all they are); one of them is in the tab
 * order. Rows that did not change are the same objects again.
 */
export class GridCells {
  #from: readonly unknown[] = [];
  #rows: readonly SvgNode[] = [];

  /** The grid of a picture, named `name`, with one cell in the tab order, of which `notes` are said too. */
  node(
    picture: Picture,
    name: string,
    focus: CellStep | null,
    words: Words,
    notes: readonly string[] = [],
  ): SvgNode {
    const part = partOf(picture, focus);
    const from = [picture, words, part.top, part.bottom, part.left, part.right];
    if (from.some((value, i) => value !== this.#from[i])) {
      this.#rows = rowsOf(picture, part, words);
      this.#from = from;
    }
    return node(
      'g',
      {
        role: 'grid',
        'aria-label': name,
        'aria-rowcount': picture.height,
        'aria-colcount': picture.width,
      },
      this.#rows.map((row, r) =>
        focus?.row === part.top + r ? withFocus(row, focus, notes) : row,
      ),
    );
  }
}

function partOf({ height, width }: Picture, focus: CellStep | null): Part {
  if (height * width <= wholeUpTo) return { top: 1, bottom: height, left: 1, right: width };
  const around = (at: number, last: number): readonly [number, number] => {
    const first = Math.floor((at - 1) / block) * block + 1;
    return [Math.max(1, first - block), Math.min(last, first + 2 * block - 1)];
  };
  const [top, bottom] = around(focus?.row ?? 1, height);
  const [left, right] = around(focus?.column ?? 1, width);
  return { top, bottom, left, right };
}

function rowsOf(picture: Picture, part: Part, words: Words): readonly SvgNode[] {
  const steps = stepsOf(picture);
  return picture.cells.slice(part.top - 1, part.bottom).map((row, r) => {
    const cells = row.slice(part.left - 1, part.right).map((_, c) => {
      const place = { row: part.top + r, column: part.left + c };
      return cellNode(place, cellWords(place, picture, steps, words).join(', '), false);
    });
    return node('g', { role: 'row', 'aria-rowindex': part.top + r }, cells);
  });
}

function withFocus(row: SvgNode, focus: CellStep, notes: readonly string[]): SvgNode {
  return {
    ...row,
    children: row.children.map((cell) =>
      cell.attributes['data-c'] === focus.column
        ? cellNode(focus, [cell.attributes['aria-label'], ...notes].join(', '), true)
        : cell,
    ),
  };
}

function cellNode({ row, column }: CellStep, label: string, focused: boolean): SvgNode {
  return node('rect', {
    role: 'gridcell',
    'aria-colindex': column,
    'aria-label': label,
    tabindex: focused ? 0 : -1,
    'data-r': row,
    'data-c': column,
    x: (column - 1) * Unit,
    y: (row - 1) * Unit,
    width: Unit,
    height: Unit,
  });
}

/** The ring of the focused cell, with a gap around it; seen while the grid has the keyboard. */
export function focusRing(focus: CellStep | null): SvgNode {
  const frame = frameOf(focus);
  return node('g', { class: 'focus-ring', 'aria-hidden': 'true' }, [
    node('rect', { class: 'focus-gap', ...frame }),
    node('rect', { class: 'focus-line', ...frame }),
  ]);
}

/** The thin frame of the cell under the pointer. */
export function hoverFrame(hover: CellStep | null): SvgNode {
  return node('rect', { class: 'hover-frame', 'aria-hidden': 'true', ...frameOf(hover) });
}

function frameOf(cell: CellStep | null): Record<string, number> {
  if (!cell) return { width: 0, height: 0 };
  return {
    x: (cell.column - 1) * Unit + 2.5,
    y: (cell.row - 1) * Unit + 2.5,
    width: Unit - 5,
    height: Unit - 5,
    rx: 3,
  };
}

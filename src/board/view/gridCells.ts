import { node, type SvgNode } from '../../drawing/scene/svgNode';
import { Unit } from '../../drawing/scene/units';
import type { Picture } from '../../drawing/picture';
import type { CellStep } from '../../level/route';
import { cellWords, stepsOf } from '../cellWords';
import type { Words } from '../words';

/**
 * The grid that is heard and that takes the pointer, above the drawing: a `gridcell` for every
 * cell, one of them in the tab order. Rows that did not change are the same objects again.
 */
export class GridCells {
  #picture: Picture | null = null;
  #words: Words | null = null;
  #rows: readonly SvgNode[] = [];

  /** The grid of a picture, named `name`, with one cell in the tab order. */
  node(picture: Picture, name: string, focus: CellStep | null, words: Words): SvgNode {
    if (picture !== this.#picture || words !== this.#words) {
      const steps = stepsOf(picture);
      this.#rows = picture.cells.map((row, r) => {
        const cells = row.map((_, c) => {
          const place = { row: r + 1, column: c + 1 };
          return cellNode(place, cellWords(place, picture, steps, words).join(', '), false);
        });
        return node('g', { role: 'row', 'aria-rowindex': r + 1 }, cells);
      });
      this.#picture = picture;
      this.#words = words;
    }
    return node(
      'g',
      {
        role: 'grid',
        'aria-label': name,
        'aria-rowcount': picture.height,
        'aria-colcount': picture.width,
      },
      this.#rows.map((row, r) => (focus && focus.row === r + 1 ? withFocus(row, focus) : row)),
    );
  }
}

function withFocus(row: SvgNode, focus: CellStep): SvgNode {
  return {
    ...row,
    children: row.children.map((cell, c) =>
      c + 1 === focus.column ? cellNode(focus, String(cell.attributes['aria-label']), true) : cell,
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

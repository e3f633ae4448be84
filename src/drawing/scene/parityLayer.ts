import type { Picture } from '../picture';
import { shownMarks, type FindingStyle } from './findingLayers';
import { node, type SvgNode } from './svgNode';
import { centre, spotText } from './units';

/**
 * The checkerboard's colours as hollow diamonds and filled discs, on cells that carry no mark of
 * their own (`marked`, by `row,column`).
 */
export function parityLayer(
  picture: Picture,
  style: FindingStyle,
  marked: ReadonlySet<string>,
): SvgNode {
  let diamonds = '';
  let discs = '';
  for (const { mark } of shownMarks(picture, style)) {
    if (style.old.has(mark.finding)) continue;
    for (const cell of mark.cells) {
      if (marked.has(`${cell.row},${cell.column}`)) continue;
      const [x, y] = centre(cell);
      if (mark.form === 'diamond') diamonds += `M${x} ${y - 7.5}l7.5 7.5l-7.5 7.5l-7.5-7.5z`;
      else if (mark.form === 'disc') discs += `M${spotText([x, y])}h0`;
    }
  }
  return node('g', {}, [
    diamonds === '' ? null : node('path', { class: 'glyph-a', d: diamonds }),
    discs === '' ? null : node('path', { class: 'glyph-b', d: discs }),
  ]);
}

import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import type { Picture } from '../../drawing/picture';
import type { BoardState } from '../state';
import { toolsOf } from '../tools';
import { flag } from './html';
import { icon } from './icons';

/** The tools, one of them pressed; hidden where nothing can be painted. */
export function palette(state: BoardState, picture: Picture | null): SvgNode {
  const { words, tool, paletteAt } = state;
  const faces = picture ? toolsOf(picture.look) : [];
  const inOrder = faces.some((face) => face.tool === paletteAt) ? paletteAt : 'select';
  const buttons = faces.map((face) =>
    node(
      'button',
      {
        type: 'button',
        class: 'tool',
        'data-do': 'tool',
        'data-tool': face.tool,
        'aria-pressed': String(face.tool === tool),
        'aria-label': words(face.word),
        title: `${words(face.word)} (${face.key})`,
        tabindex: face.tool === inOrder ? 0 : -1,
      },
      [icon(face.icon), textNode('kbd', { 'aria-hidden': 'true' }, face.key)],
    ),
  );
  return node(
    'div',
    {
      class: 'palette',
      role: 'toolbar',
      'aria-label': words('palette'),
      'aria-orientation': 'vertical',
      hidden: flag(state.preview || !state.editable || faces.length === 0),
    },
    buttons.flatMap((button, i) => (i === 1 ? [node('hr'), button] : [button])),
  );
}

import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import type { Picture } from '../../drawing/picture';
import type { BoardState } from '../state';
import { paletteOf, type ToolFace } from '../tools';
import type { Words } from '../words';
import { flag } from './html';
import { icon } from './icons';

/** The tools, one of them pressed; hidden where nothing can be painted. */
export function palette(state: BoardState, picture: Picture | null): SvgNode {
  const { words, tool, paletteAt } = state;
  const groups = picture ? paletteOf(picture.look) : [];
  const faces = groups.flat();
  const inOrder = faces.some((face) => face.tool === paletteAt) ? paletteAt : 'select';
  const button = (face: ToolFace): SvgNode => {
    const name = nameOf(face, state, words);
    return node(
      'button',
      {
        type: 'button',
        class: 'tool',
        'data-do': face.tool === 'mirror' ? 'mirror' : 'tool',
        'data-tool': face.tool,
        'aria-pressed': face.tool === 'mirror' ? undefined : String(face.tool === tool),
        'aria-label': name,
        title: `${name} (${face.key})`,
        tabindex: face.tool === inOrder ? 0 : -1,
      },
      [icon(face.icon), textNode('kbd', { 'aria-hidden': 'true' }, face.key)],
    );
  };
  return node(
    'div',
    {
      class: 'palette',
      role: 'toolbar',
      'aria-label': words('palette'),
      'aria-orientation': 'vertical',
      hidden: flag(state.preview || !state.editable || faces.length === 0),
    },
    groups.flatMap((group, i) => [...(i > 0 ? [node('hr')] : []), ...group.map(button)]),
  );
}

/** A tool's name; of rectangles and fills with what they paint. */
function nameOf({ tool, word }: ToolFace, { ink }: BoardState, words: Words): string {
  const shape = tool === 'rect' || tool === 'fill';
  const name = words(word);
  return shape ? words('tool.with', { tool: name, ink: words(`tool.${ink}`) }) : name;
}

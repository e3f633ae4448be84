import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import type { Picture } from '../../drawing/picture';
import type { BoardState } from '../state';
import { labelInHand, labelsOf } from '../labels';
import { paletteOf, type ToolFace } from '../tools';
import type { Words } from '../words';
import { flag } from './html';
import { icon } from './icons';

/** The tools, one of them pressed; hidden where nothing can be painted. */
export function palette(state: BoardState, picture: Picture | null): SvgNode {
  const { words, tool, paletteAt } = state;
  const groups = picture ? paletteOf(picture) : [];
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
    groups.flatMap((group, i) => [
      ...(i > 0 ? [node('hr')] : []),
      ...group.map(button),
      ...(group.some((face) => face.tool === 'tile') && picture ? labels(state, picture) : []),
    ]),
  );
}

/** A tool's name; of rectangles and fills with what they paint. */
function nameOf({ tool, word }: ToolFace, { ink }: BoardState, words: Words): string {
  const shape = tool === 'rect' || tool === 'fill';
  const name = words(word);
  return shape ? words('tool.with', { tool: name, ink: words(`tool.${ink}`) }) : name;
}

/** The labels in reach: up to three that the board has, and a field for another. */
function labels(state: BoardState, picture: Picture): readonly SvgNode[] {
  const { words, tool } = state;
  const chosen = labelInHand(state, picture);
  return [
    node('hr'),
    ...labelsOf(picture).map((label) =>
      textNode(
        'button',
        {
          type: 'button',
          class: 'tool text',
          'data-do': 'tile',
          'data-tile': label,
          'aria-pressed': String(tool === 'tile' && label === chosen),
          'aria-label': words('tool.tileOf', { text: label }),
          title: words('tool.tileOf', { text: label }),
          tabindex: -1,
        },
        label,
      ),
    ),
    node('input', {
      class: 'tile-input',
      'data-tile-input': '',
      'aria-label': words('tool.tileNew'),
      title: words('tool.tileNew'),
      value: chosen,
      hidden: flag(tool !== 'tile'),
    }),
  ];
}

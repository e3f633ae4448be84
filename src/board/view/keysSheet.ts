import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import type { BoardWord } from '../../messages/board';
import type { Words } from '../words';
import { iconButton } from './html';

const rows: readonly (readonly [keys: readonly string[], word: BoardWord])[] = [
  [['←', '↑', '→', '↓'], 'keys.move'],
  [['Home', 'End'], 'keys.rowEnds'],
  [['Ctrl ←', '↑', '→', '↓'], 'keys.edges'],
  [['Ctrl Home', 'Ctrl End'], 'keys.corners'],
  [['Enter', 'Space'], 'keys.paint'],
  [['.', '#', 'S', 'E', 'N', 'W', 'X'], 'keys.choose'],
  [['V'], 'keys.select'],
  [['Alt ←', '↑', '→', '↓'], 'keys.wall'],
  [['R', 'F', 'M'], 'keys.shapes'],
  [['K', '<', '>'], 'keys.play'],
  [['[', ']'], 'keys.browse'],
  [['Page Up', 'Page Down'], 'keys.level'],
  [['+', '−', '0'], 'keys.zoom'],
  [['T'], 'keys.tile'],
  [['P', 'E', 'X', 'Alt ←'], 'keys.drawing'],
  [['G', 'Backspace', 'H'], 'keys.game'],
  [['Esc'], 'keys.leave'],
  [['?'], 'keys.help'],
];

/** The sheet of keys, a modal dialog. */
export function keysSheet(words: Words): SvgNode {
  return node('dialog', { class: 'keys', 'aria-labelledby': 'keys-title' }, [
    node('div', { class: 'keys-head' }, [
      textNode('h2', { id: 'keys-title' }, words('keys')),
      iconButton('close', 'keys-close', words('keys.close'), 'Esc'),
    ]),
    node(
      'dl',
      {},
      rows.flatMap(([keys, word]) => [
        node(
          'dt',
          {},
          keys.map((key) => textNode('kbd', {}, key)),
        ),
        textNode('dd', {}, words(word)),
      ]),
    ),
  ]);
}

import { openAsText as showText } from '../documents/openAsText';
import type { Command } from './command';

/** Open as Text: shows the file of a board in a text editor, at the cell or level of the board. */
export const openAsText: Command = {
  id: 'gridwright.openAsText',
  async run({ active, services }) {
    const grid = await active.find();
    if (!grid) return;
    const { document, level, place } = grid;
    const offset = services.texts.level(document, level)?.offset ?? 0;
    await showText(document.uri, place ?? document.positionAt(offset));
  },
};

import { showAs } from '../documents/showAs';
import { boardViewType } from '../editor/boardEditors';
import type { Command } from './command';

/** Open Board: shows the file as boards, at the level under the cursor. */
export const openBoard: Command = {
  id: 'gridwright.openBoard',
  async run({ active, services }) {
    const grid = await active.find();
    if (!grid) return;
    const { document, level } = grid;
    services.places.set(document.uri, level, openBoard);
    await showAs(document.uri, boardViewType);
  },
};

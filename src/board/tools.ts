import type { Look } from '../puzzles/puzzle';
import type { BoardWord } from '../messages/board';
import type { IconName } from './view/icons';

/** What a click does: select a cell, or one of the tools of the level's kind. */
export type Tool = 'select' | Look['tools'][number];

/** A tool as the palette shows it. `key` chooses it on the keyboard. */
export interface ToolFace {
  readonly tool: Tool;
  readonly icon: IconName;
  readonly word: BoardWord;
  readonly key: string;
}

const faces: Readonly<Record<Tool, ToolFace>> = {
  select: { tool: 'select', icon: 'select', word: 'tool.select', key: 'V' },
  open: { tool: 'open', icon: 'open', word: 'tool.open', key: '.' },
  hole: { tool: 'hole', icon: 'hole', word: 'tool.hole', key: '#' },
  start: { tool: 'start', icon: 'start', word: 'tool.start', key: 'S' },
  end: { tool: 'end', icon: 'end', word: 'tool.end', key: 'E' },
  number: { tool: 'number', icon: 'number', word: 'tool.number', key: 'N' },
  wall: { tool: 'wall', icon: 'wall', word: 'tool.wall', key: 'W' },
};

/** The tools on offer, Select first. */
export function toolsOf(look: Look): readonly ToolFace[] {
  return (['select', ...look.tools] as const).map((tool) => faces[tool]);
}

/** The tool a key chooses, of those on offer; `X` clears a cell, which leaves it open. */
export function toolOfKey(key: string, look: Look): Tool | null {
  const upper = key.toUpperCase();
  const wanted = upper === 'X' ? '.' : upper;
  return toolsOf(look).find((face) => face.key === wanted)?.tool ?? null;
}

/** Whether a drag paints every cell it passes; other tools mark one cell. */
export function paintsStrokes(tool: Tool): boolean {
  return tool === 'open' || tool === 'hole';
}

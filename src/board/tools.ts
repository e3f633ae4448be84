import type { Picture } from '../drawing/picture';
import type { Look } from '../puzzles/puzzle';
import type { BoardWord } from '../messages/board';
import type { IconName } from './view/icons';

/** What a click does: select a cell, one of the tools of the level's kind, or a tool of every board. */
export type Tool =
  'select' | Look['tools'][number] | 'point' | 'edge' | 'erase' | 'rect' | 'fill' | 'play';

/** What rectangles and fills are painted with. */
export type Ink = 'open' | 'hole' | 'tile';

/** Something in the palette: a tool, or the button that mirrors the board. */
export interface ToolFace {
  readonly tool: Tool | 'mirror';
  readonly icon: IconName;
  readonly word: BoardWord;
  /** Chooses it on the keyboard. */
  readonly key: string;
}

const faces = {
  select: { tool: 'select', icon: 'select', word: 'tool.select', key: 'V' },
  open: { tool: 'open', icon: 'open', word: 'tool.open', key: '.' },
  hole: { tool: 'hole', icon: 'hole', word: 'tool.hole', key: '#' },
  start: { tool: 'start', icon: 'start', word: 'tool.start', key: 'S' },
  end: { tool: 'end', icon: 'end', word: 'tool.end', key: 'E' },
  number: { tool: 'number', icon: 'number', word: 'tool.number', key: 'N' },
  wall: { tool: 'wall', icon: 'wall', word: 'tool.wall', key: 'W' },
  tile: { tool: 'tile', icon: 'tile', word: 'tool.tile', key: 'T' },
  point: { tool: 'point', icon: 'point', word: 'tool.point', key: 'P' },
  edge: { tool: 'edge', icon: 'edge', word: 'tool.edge', key: 'E' },
  play: { tool: 'play', icon: 'hand', word: 'tool.play', key: 'G' },
  erase: { tool: 'erase', icon: 'erase', word: 'tool.erase', key: 'X' },
  rect: { tool: 'rect', icon: 'rect', word: 'tool.rect', key: 'R' },
  fill: { tool: 'fill', icon: 'fill', word: 'tool.fill', key: 'F' },
  mirror: { tool: 'mirror', icon: 'mirror', word: 'tool.mirror', key: 'M' },
} as const satisfies Readonly<Record<Tool | 'mirror', ToolFace>>;

/** What the tools of a board of tiles are called and look like, where it differs. */
const ofTiles: Readonly<Partial<Record<Tool | 'mirror', ToolFace>>> = {
  hole: { ...faces.hole, icon: 'block', word: 'tool.block' },
  erase: { ...faces.erase, word: 'tool.empty' },
};

/** What a palette depends on: how the kind is drawn, and whether there is a drawing. */
export type PaletteOf = Pick<Picture, 'look' | 'drawing'>;

/** What the palette offers, in groups with a line between them; Select first. */
export function paletteOf({ look, drawing }: PaletteOf): readonly (readonly ToolFace[])[] {
  if (drawing) return [[faces.select], [faces.point, faces.edge, faces.erase], [faces.play]];
  const own = look.route === 'joins' ? ofTiles : {};
  const face = (tool: keyof typeof faces): ToolFace => own[tool] ?? faces[tool];
  return [
    [faces.select],
    [...look.tools.map(face), face('erase')],
    [faces.rect, faces.fill, faces.mirror],
    [faces.play],
  ];
}

/** The tool of a name, of those on offer. */
export function toolNamed(name: string | null, picture: PaletteOf): Tool | null {
  const face = paletteOf(picture)
    .flat()
    .find(({ tool }) => tool === name);
  return face && face.tool !== 'mirror' ? face.tool : null;
}

/** The tool a key chooses, of those on offer. */
export function toolOfKey(key: string, picture: PaletteOf): Tool | null {
  const upper = key.toUpperCase();
  const face = paletteOf(picture)
    .flat()
    .find((each) => each.key === upper);
  return face && face.tool !== 'mirror' ? face.tool : null;
}

/** Whether a drag paints every cell it passes; other tools mark one cell. */
export function paintsStrokes(tool: Tool): boolean {
  return tool === 'open' || tool === 'hole' || tool === 'erase' || tool === 'tile';
}

/** Whether the pointer shows that a press changes cells. */
export function paintsCells(tool: Tool): boolean {
  return paintsStrokes(tool) || tool === 'rect' || tool === 'fill';
}

/** Sides of a spot, as bits: lines leave a spot to these. */
export const Up = 1;
export const Right = 2;
export const Down = 4;
export const Left = 8;

/** Signs to draw lines with; each of `light` and `heavy` by the sides that it reaches, from 0 to 15. */
export interface BoxSigns {
  readonly light: readonly string[];
  readonly heavy: readonly string[];
  readonly heads: Readonly<Record<number, string>>;
  readonly start: string;
  /** A hole, and an open cell that no line passes. */
  readonly hole: string;
  readonly open: string;
}

/** Unicode's box-drawing signs (U+2500 to U+257F), blocks and arrow heads. */
export const unicodeSigns: BoxSigns = {
  light: [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'],
  heavy: [' ', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'],
  heads: { [Up]: '▲', [Right]: '▶', [Down]: '▼', [Left]: '◀' },
  start: '●',
  hole: '░',
  open: '·',
};

/** The same in ASCII, where nothing else can be shown. */
export const asciiSigns: BoxSigns = {
  light: [' ', '|', '-', '+', '|', '|', '+', '+', '-', '+', '-', '+', '+', '+', '+', '+'],
  heavy: [' ', 'H', '=', '#', 'H', 'H', '#', '#', '=', '#', '=', '#', '#', '#', '#', '#'],
  heads: { [Up]: '^', [Right]: '>', [Down]: 'v', [Left]: '<' },
  start: 'o',
  hole: '%',
  open: '.',
};

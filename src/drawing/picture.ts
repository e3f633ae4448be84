import type { Severity } from '../level/finding';
import type { Look, Route } from '../puzzles/puzzle';

/** One cell as it is drawn. `text` is the mark's, number's or label's; empty for open and hole. */
export interface PictureCell {
  readonly meaning: 'unknown' | 'open' | 'hole' | 'start' | 'end' | 'number' | 'label';
  readonly text: string;
  readonly below: boolean;
  readonly right: boolean;
}

/** What a finding lights on the board. */
export interface PictureMark {
  /** Index of the finding in the list the picture is shown with. */
  readonly finding: number;
  readonly severity: Severity;
  /**
   * `cut`: diamond with a cross; `part`: hatch, outline and a letter; `cell`: hatch and outline;
   * `diamond`, `disc`: the checkerboard's two colours, as small figures.
   */
  readonly form: 'cut' | 'part' | 'cell' | 'diamond' | 'disc';
  /** The letter of a part (`A`), else null. */
  readonly letter: string | null;
  readonly cells: readonly { readonly row: number; readonly column: number }[];
  /** Of a drawing: the names of the points it lights, and of those its edges end at. */
  readonly points?: readonly string[] | undefined;
}

/** A drawing's points, placed as in the file (x to the right, y down), and edges by their places. */
export interface PictureDrawing {
  readonly points: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  readonly edges: readonly { readonly from: number; readonly to: number }[];
}

/** A cell of a way, by row and column. */
type Cell = PictureMark['cells'][number];

/** Two routes where a finding says that one is expected: where they part and where they meet again. */
export interface Fork {
  /** Index of the finding in the list the picture is shown with. */
  readonly finding: number;
  /** The last cell before they part; null where they begin apart. */
  readonly from: Cell | null;
  /** The first cell they share again; null where they end apart. */
  readonly to: Cell | null;
  /** The cells between, as the first and as the second route takes them. */
  readonly first: readonly Cell[];
  readonly second: readonly Cell[];
  /** The first route from beginning to end; empty where it isn't known. */
  readonly whole: readonly Cell[];
}

/** A wall that a remedy would set. */
export interface OfferedWall {
  readonly finding: number;
  readonly row: number;
  readonly column: number;
  readonly side: 'below' | 'right';
}

/** A game that a finding tells of, to be played back: the lines of its pairs, in order. */
export interface Replay {
  /** Index of the finding in the list the picture is shown with. */
  readonly finding: number;
  readonly route: Route;
}

/**
 * A level, its route and its findings as plain data, ready to be drawn by `scene` as SVG or in a
 * terminal. Rows and columns count from 1; `cells[r - 1][c - 1]`; rows may differ in length.
 */
export interface Picture {
  readonly height: number;
  readonly width: number;
  readonly cells: readonly (readonly PictureCell[])[];
  readonly route: Route | null;
  readonly marks: readonly PictureMark[];
  /** Two routes, where a finding shows them. */
  readonly forks?: readonly Fork[];
  readonly offers?: readonly OfferedWall[];
  readonly replays?: readonly Replay[];
  readonly look: Look;
  /** Points and edges in place of cells; null or absent where there is a board. */
  readonly drawing?: PictureDrawing | null | undefined;
  /** Routes may use the ring just outside the board: row 0, column 0 and so on. */
  readonly ring?: boolean | undefined;
}

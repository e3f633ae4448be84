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
  /** `cut`: diamond with a cross; `part`: hatch, outline and a letter; `cell`: hatch and outline. */
  readonly form: 'cut' | 'part' | 'cell';
  /** The letter of a part (`A`), else null. */
  readonly letter: string | null;
  readonly cells: readonly { readonly row: number; readonly column: number }[];
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
  readonly look: Look;
}

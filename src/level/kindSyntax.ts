/** The values a setting takes. */
export type SettingValue =
  | { readonly type: 'word'; readonly words: readonly string[] }
  | { readonly type: 'integer'; readonly least: number; readonly words?: readonly string[] }
  | { readonly type: 'point' }
  | { readonly type: 'text' };

/** A key of the language and what it may hold. The default is null where nothing is meant. */
export interface SettingSyntax {
  readonly key: string;
  /** Names in other languages by which an author may look for it. */
  readonly alsoCalled: readonly string[];
  readonly value: SettingValue;
  readonly default: string | null;
  /** Set where the key makes sense on one of the two only. */
  readonly on?: 'board' | 'drawing';
}

/**
 * What the language must know of a puzzle kind to read its levels. Plain data: the server sends it
 * to the extension, so that neither names a kind.
 */
export interface KindSyntax {
  /** The word for it in a file, lower case. */
  readonly id: string;
  /** Other values of `kind` that mean it. */
  readonly alsoCalled: readonly string[];
  readonly cells: {
    /** `route`: `.` open, `#` hole, `S`, `E`. `labels`: `.` empty, `#` block, anything else a tile. */
    readonly alphabet: 'route' | 'labels';
    /** Whole numbers are checkpoints. */
    readonly numbers: boolean;
    /** `_` and `|` block something. */
    readonly walls: boolean;
  };
  /** A level may be points and edges in place of a board. */
  readonly drawings: boolean;
  /** How a written route names its steps: only corners (`straight`), or every one (`each`). */
  readonly steps: 'straight' | 'each';
  /**
   * Where a step goes not to the next cell of its row or column: by how many rows and columns it
   * leaps, clockwise from above.
   */
  readonly leaps?: readonly (readonly [rows: number, columns: number])[];
  /** Steps may stand on the ring just outside the board (row 0, column 0 …). */
  readonly ring: boolean;
  /** How many strokes a solution may have: one, any number, or as many as the key `strokes` says. */
  readonly strokes: 'one' | 'many' | 'setting';
  /** Its levels can be dealt at random. */
  readonly deals?: boolean;
  /** The kind's keys beyond those that every kind has; `expect` among them where its words differ. */
  readonly settings: readonly SettingSyntax[];
}

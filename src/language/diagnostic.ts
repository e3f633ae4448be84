/** Zero-based, in UTF-16 code units, as the Language Server Protocol counts. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** `end` exclusive. */
export interface LineRange {
  readonly start: Position;
  readonly end: Position;
}

/** A diagnostic in the shape of the Language Server Protocol. */
export interface Diagnostic {
  range: LineRange;
  /** 1 error, 2 warning, 3 information, 4 hint. */
  severity: 1 | 2 | 3 | 4;
  code: string;
  source: string;
  message: string;
  /** 1: the text means nothing and is shown faded. */
  tags?: 1[];
  relatedInformation?: { location: { uri: string; range: LineRange }; message: string }[];
}

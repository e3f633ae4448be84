import type { Line } from '../lines';

/**
 * How a line shall stand: its indentation and content, its comment where it has one behind them.
 * Offsets count in the text that is formatted.
 */
export interface FormatLine {
  readonly line: Line;
  readonly type: 'blank' | 'comment' | 'content' | 'kept';
  /** White space before the content as it was, and as it shall be. */
  readonly indentBefore: string;
  readonly indent: string;
  readonly content: string;
  /** `// …` behind the content, or empty. */
  readonly comment: string;
  /** The column of the comment as it was, and how much of the line its content took. */
  readonly commentColumn: number;
  readonly contentEnd: number;
}

/** A line that stays as it is. */
export function keptLine(line: Line): FormatLine {
  return {
    line,
    type: 'kept',
    indentBefore: '',
    indent: '',
    content: '',
    comment: '',
    commentColumn: 0,
    contentEnd: 0,
  };
}

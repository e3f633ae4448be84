import { Meaning, type Board } from '../level/board';
import type { GridDocument } from './gridDocument';
import type { LineRange } from './diagnostic';
import type { Level } from '../level/level';

/**
 * The types of token that a cell can be: what the kind makes of its symbol, which a grammar of
 * lines can't know (is `1` open or a checkpoint, is `S` a start or a tile?).
 */
export const tokenTypes = [
  'openCell',
  'hole',
  'mark',
  'checkpoint',
  'tile',
  'unknownCell',
  'wall',
] as const;
type TokenType = (typeof tokenTypes)[number];

/** The most cells that a whole file's tokens are given for; an editor asks for what it shows. */
export const tokenLimit = 50_000;

const typeOf: Readonly<Record<Meaning, TokenType>> = {
  [Meaning.unknown]: 'unknownCell',
  [Meaning.open]: 'openCell',
  [Meaning.hole]: 'hole',
  [Meaning.start]: 'mark',
  [Meaning.end]: 'mark',
  [Meaning.number]: 'checkpoint',
  [Meaning.label]: 'tile',
};

/** Tokens as the Language Server Protocol writes them: five numbers each, relative to the former. */
export interface SemanticTokens {
  readonly data: readonly number[];
}

/** The cells of a document, or of the lines that `within` touches, as tokens. */
export function semanticTokens(document: GridDocument, within?: LineRange): SemanticTokens {
  const writer = new TokenWriter();
  const from = within ? document.lines.offsetAt({ ...within.start, character: 0 }) : 0;
  const to = within ? document.lines.offsetAt({ ...within.end, character: Infinity }) : Infinity;
  for (const level of document.file.levels) {
    const { board, offset } = level;
    if (!board || offset + board.range.end < from || offset + board.range.start > to) continue;
    for (const [row, range] of board.rows.entries()) {
      if (offset + range.end < from || offset + range.start > to) continue;
      if (writer.count > tokenLimit) return { data: writer.data };
      writeRow(document, level, board, row, writer);
    }
  }
  return { data: writer.data };
}

function writeRow(
  document: GridDocument,
  level: Level,
  board: Board,
  row: number,
  writer: TokenWriter,
): void {
  const rowStart = board.rows[row]!.start;
  const { line, character } = document.lines.positionAt(level.offset + rowStart);
  for (let cell = board.rowStart[row]!; cell < board.rowStart[row + 1]!; cell++) {
    const [start, symbolEnd, end] = [board.start[cell]!, board.symbolEnd[cell]!, board.end[cell]!];
    const type = typeOf[board.meaning[cell] as Meaning];
    writer.write(line, character + start - rowStart, symbolEnd - start, type);
    writer.write(line, character + symbolEnd - rowStart, end - symbolEnd, 'wall');
  }
}

/** Writes tokens, which must come in the order of the text. */
class TokenWriter {
  readonly data: number[] = [];
  private line = 0;
  private character = 0;

  get count(): number {
    return this.data.length / 5;
  }

  write(line: number, character: number, length: number, type: TokenType): void {
    if (length <= 0) return;
    const sameLine = line === this.line;
    const along = sameLine ? character - this.character : character;
    this.data.push(line - this.line, along, length, tokenTypes.indexOf(type), 0);
    this.line = line;
    this.character = character;
  }
}

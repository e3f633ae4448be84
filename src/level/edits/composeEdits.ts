import { applyEdits, type Range, type TextEdit } from '../range';

/** A piece of a text in the making: kept from the text before, or written anew. */
type Piece = { readonly kept: Range } | { readonly written: string };

const lengthOf = (piece: Piece): number =>
  'kept' in piece ? piece.kept.end - piece.kept.start : piece.written.length;

function cut(piece: Piece, from: number, to: number): Piece {
  if ('written' in piece) return { written: piece.written.slice(from, to) };
  return { kept: { start: piece.kept.start + from, end: piece.kept.start + to } };
}

/** The pieces of `pieces` between two offsets of the text that they make. */
function between(pieces: readonly Piece[], from: number, to: number): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const length = lengthOf(piece);
    const start = Math.max(from - at, 0);
    const end = Math.min(to - at, length);
    if (start < end) found.push(cut(piece, start, end));
    at += length;
  }
  return found;
}

function sorted(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}

/** The pieces of a text of `length` after edits. */
function piecesOf(length: number, edits: readonly TextEdit[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { range, text } of sorted(edits)) {
    if (at < range.start) pieces.push({ kept: { start: at, end: range.start } });
    if (text !== '') pieces.push({ written: text });
    at = range.end;
  }
  if (at < length) pieces.push({ kept: { start: at, end: length } });
  return pieces;
}

/** `first` and then `then`, whose ranges count in the text after `first`, as edits of `text`. */
export function composeEdits(
  text: string,
  first: readonly TextEdit[],
  then: readonly TextEdit[],
): TextEdit[] {
  const length = applyEdits(text, first).length;
  const before = piecesOf(text.length, first);
  const edits: TextEdit[] = [];
  let at = 0;
  let written = '';
  for (const piece of piecesOf(length, then)) {
    const parts = 'kept' in piece ? between(before, piece.kept.start, piece.kept.end) : [piece];
    for (const part of parts) {
      if ('written' in part) {
        written += part.written;
        continue;
      }
      if (at < part.kept.start || written !== '') {
        edits.push({ range: { start: at, end: part.kept.start }, text: written });
      }
      written = '';
      at = part.kept.end;
    }
  }
  if (at < text.length || written !== '') {
    edits.push({ range: { start: at, end: text.length }, text: written });
  }
  return edits;
}

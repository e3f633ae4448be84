import { toAscii } from '../characters';
import type { Drawing } from '../drawing';
import type { Range, TextEdit } from '../range';
import { lineAround, removeContents } from './lineText';

/** A chain such as `A-B-C` as written. */
export interface Chain {
  readonly range: Range;
  readonly names: readonly string[];
  /** Where each name stands. */
  readonly places: readonly Range[];
}

/** The chains that the edges of a drawing stand in. */
export function chainsOf(text: string, drawing: Drawing): Chain[] {
  const starts = new Map<number, Chain>();
  for (const { range } of drawing.edges) {
    const chain = chainAround(text, range);
    starts.set(chain.range.start, chain);
  }
  return [...starts.values()].sort((a, b) => a.range.start - b.range.start);
}

/** The chain that an edge stands in. */
export function chainAround(text: string, edge: Range): Chain {
  let { start, end } = edge;
  while (start > 0 && isInChain(text[start - 1]!)) start--;
  while (end < text.length && isInChain(text[end]!)) end++;
  const places: Range[] = [];
  let at = start;
  for (const name of toAscii(text.slice(start, end)).split('-')) {
    places.push({ start: at, end: at + name.length });
    at += name.length + 1;
  }
  const names = places.map((place) => toAscii(text.slice(place.start, place.end)).normalize('NFC'));
  return { range: { start, end }, names, places };
}

/** Letters, digits, marks, `_` and `-`: a point's name can have no other. */
function isInChain(character: string): boolean {
  return /[\p{L}\p{M}\p{N}_\-－＿\ud800-\udfff]/u.test(character);
}

/**
 * Removes words from lines, each with the white space behind it (or, where it is the last, before
 * it); a line of which nothing is left goes.
 */
export function removeWords(text: string, words: readonly Range[]): TextEdit[] {
  const edits: TextEdit[] = [];
  const whole: Range[] = [];
  const lines = new Map<number, Range[]>();
  for (const word of [...words].sort((a, b) => a.start - b.start)) {
    const { start } = lineAround(text, word.start);
    lines.set(start, [...(lines.get(start) ?? []), word]);
  }
  for (const [start, onLine] of lines) {
    const line = lineAround(text, start);
    const left = onLine.reduceRight(
      (rest, word) => rest.slice(0, word.start - start) + rest.slice(word.end - start),
      text.slice(start, line.end),
    );
    const last = onLine[onLine.length - 1]!;
    if (/^\s*(?:\/\/.*)?$/.test(left)) {
      whole.push({ start: onLine[0]!.start, end: last.end });
      continue;
    }
    for (const { start: from, end: to } of onLine) {
      const behind = /^\s*/.exec(text.slice(to, line.end))![0].length;
      const isLast = to + behind === line.end || text.startsWith('//', to + behind);
      const before = isLast ? /\s*$/.exec(text.slice(line.start, from))![0].length : 0;
      const range = { start: from - before, end: isLast ? to : to + behind };
      const former = edits[edits.length - 1]?.range;
      if (former && former.end > range.start) range.start = former.end;
      edits.push({ range, text: '' });
    }
  }
  return [...edits, ...removeContents(text, whole)].sort((a, b) => a.range.start - b.range.start);
}

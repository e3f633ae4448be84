import { blankInvisible, toAscii } from './characters';
import type { Range } from './range';

export type LabelName = 'board' | 'solution' | 'points' | 'edges';

/**
 * What a line is, without knowing the kind. Ranges count from the line's start; `content` leaves
 * out white space at the ends and the comment.
 */
export type ClassifiedLine =
  | { readonly type: 'blank' }
  | { readonly type: 'comment' }
  | { readonly type: 'header'; readonly content: Range; readonly name: Range }
  | { readonly type: 'pasted'; readonly content: Range }
  /** `[`, `]` … alone: belongs to a pasted matrix beside it. */
  | { readonly type: 'bracket'; readonly content: Range }
  | {
      readonly type: 'label';
      readonly content: Range;
      readonly label: LabelName;
      readonly labelRange: Range;
      /** What follows the colon; empty where nothing does. */
      readonly body: Range;
    }
  | {
      readonly type: 'setting';
      readonly content: Range;
      readonly key: Range;
      readonly value: Range;
    }
  | { readonly type: 'row'; readonly content: Range };

const comment = /(?:^|\s)\/\//;
const header = /^\[([^[\],#"'\s](?:[^[\],#"']*[^[\],#"'\s])?)\]$/;
const twoNumbers = /^-?\d+(?:\s+-?\d+)+$/;
const label = /^(board|solution|points|edges)\s*:\s*/i;
const setting = /^([\p{L}_][\p{L}\p{M}\p{N}_-]*)\s*=\s*/u;
const bracketed = /^\[?\s*[[{].*[\]}]\s*[\]}]?\s*[,;]?$/;
const quoted = /^\[?\s*(["'`]).*\1\s*[,;]?\s*\]?[,;]?$/;
const onlyBrackets = /^[[\]{}]+[,;]?$/;

/** Where the comment of a line begins, or its length. `from`: where to look. */
function commentStart(line: string, from: number): number {
  const match = comment.exec(line.slice(from));
  if (!match) return line.length;
  return from + match.index + match[0].length - 2;
}

/** `line` between two offsets without white space at its ends. */
function trimmed(line: string, start: number, end: number): Range {
  while (start < end && /\s/.test(line[start]!)) start++;
  while (end > start && /\s/.test(line[end - 1]!)) end--;
  return { start, end };
}

/** The value of a setting; a JSON string may hold what would otherwise begin a comment. */
function valueRange(raw: string, line: string, from: number): Range {
  const string = /^"(?:[^"\\]|\\.)*"/.exec(raw.slice(from));
  const end = string ? from + string[0].length : from;
  return trimmed(line, from, commentStart(line, end));
}

/** Classifies one line (without its line end), in the order of the design (§2.1). */
export function classifyLine(raw: string): ClassifiedLine {
  const line = toAscii(blankInvisible(raw));
  const end = commentStart(line, 0);
  const content = trimmed(line, 0, end);
  if (content.start === content.end) {
    return end < line.length ? { type: 'comment' } : { type: 'blank' };
  }
  const text = line.slice(content.start, content.end);

  if (onlyBrackets.test(text)) return { type: 'bracket', content };
  const headed = header.exec(text);
  if (headed && !twoNumbers.test(headed[1]!)) {
    return { type: 'header', content, name: { start: content.start + 1, end: content.end - 1 } };
  }
  if ((bracketed.test(text) && /[,"']|\d\s+\d/.test(text)) || quoted.test(text)) {
    return { type: 'pasted', content };
  }
  const labelled = label.exec(text);
  if (labelled) {
    const name = labelled[1]!.toLowerCase() as LabelName;
    const colon = content.start + labelled[0].trimEnd().length;
    return {
      type: 'label',
      content,
      label: name,
      labelRange: { start: content.start, end: colon },
      body: trimmed(line, colon, end),
    };
  }
  const set = setting.exec(line.slice(content.start));
  if (set) {
    const value = valueRange(raw, line, content.start + set[0].length);
    return {
      type: 'setting',
      content: {
        start: content.start,
        end: Math.max(value.end, content.start + set[0].trimEnd().length),
      },
      key: { start: content.start, end: content.start + set[1]!.length },
      value,
    };
  }
  return { type: 'row', content };
}

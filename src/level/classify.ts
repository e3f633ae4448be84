import { distance } from 'fastest-levenshtein';
import { blankInvisible, isPlain, isSpace, toAscii } from './characters';
import type { Range } from './range';

export type LabelName = 'board' | 'solution' | 'points' | 'edges';

/**
 * What a line is, without knowing the kind. Ranges count from the line's start; `content` leaves
 * out white space at the ends and the comment.
 */
export type ClassifiedLine =
  | { readonly type: 'blank' }
  | { readonly type: 'comment' }
  /** `slip`: it is not written as a header must be (`[a`, `[]`, `【a】`), but can be nothing else. */
  | {
      readonly type: 'header';
      readonly content: Range;
      readonly name: Range;
      readonly slip: boolean;
    }
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
      /** The label is misspelt: `bord:`. */
      readonly slip: boolean;
    }
  | {
      readonly type: 'setting';
      readonly content: Range;
      readonly key: Range;
      readonly value: Range;
    }
  | { readonly type: 'row'; readonly content: Range };

const header = /^\[([^[\],#"'\s](?:[^[\],#"']*[^[\],#"'\s])?)\]$/;
const label = /^(board|solution|points|edges)\s*:\s*/i;
const labelNames = ['board', 'solution', 'points', 'edges'] as const;
/** A word that may be a label misspelt. */
const nearLabel = /^([a-z]{3,10}|\p{Script=Han}{1,4})\s*:(?=\s|$)\s*/iu;
/** What an author may call them in Chinese. */
const chineseLabels: Readonly<Record<string, (typeof labelNames)[number]>> = {
  棋盘: 'board',
  盘面: 'board',
  地图: 'board',
  解: 'solution',
  解答: 'solution',
  解法: 'solution',
  答案: 'solution',
  路线: 'solution',
  点: 'points',
  顶点: 'points',
  边: 'edges',
};
/** A header whose brackets are wrong: letters between, so that it is no row of a matrix. */
const slippedHeader = /^(?:\[([^[\],#"']*)|【([^【】[\],#"']*)】?)$/;
const setting = /^([\p{L}_][\p{L}\p{M}\p{N}_-]*)\s*=\s*/u;
const bracketed = /^\[?\s*[[{].*[\]}]\s*(?:[\]}]\s*)?[,;]?$/;
const quoted = /^\[?\s*(["'`]).*\1\s*(?:[,;]\s*)?\]?[,;]?$/;
const onlyBrackets = /^[[\]{}]+[,;]?$/;

/** Where the comment of a line begins, or its length. `from`: where to look. */
function commentStart(line: string, from: number): number {
  for (let at = line.indexOf('//', from); at >= 0; at = line.indexOf('//', at + 1)) {
    if (at === from || isSpace(line.charCodeAt(at - 1))) return at;
  }
  return line.length;
}

/** `line` between two offsets without white space at its ends. */
function trimmed(line: string, start: number, end: number): Range {
  while (start < end && isSpace(line.charCodeAt(start))) start++;
  while (end > start && isSpace(line.charCodeAt(end - 1))) end--;
  return { start, end };
}

/** The value of a setting; a JSON string may hold what would otherwise begin a comment. */
function valueRange(raw: string, line: string, from: number): Range {
  return trimmed(line, from, commentStart(line, stringEnd(raw, from)));
}

/** The end of the string in double quotes that begins at `from`, or `from` where there is none. */
function stringEnd(raw: string, from: number): number {
  if (raw[from] !== '"') return from;
  for (let at = from + 1; at < raw.length; at++) {
    if (raw[at] === '"') return at + 1;
    if (raw[at] === '\\') at++;
  }
  return from;
}

/** Whether a text is two whole numbers or more. */
function isNumbers(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length > 1 && words.every((word) => /^-?\d+$/.test(word));
}

/** Characters that open a header, a bracket or a pasted row. */
const openers = '[]{}"\'`【';

/** Classifies one line (without its line end), in the order of the design (§2.1). */
export function classifyLine(raw: string): ClassifiedLine {
  const line = isPlain(raw) ? raw : toAscii(blankInvisible(raw));
  const end = commentStart(line, 0);
  const content = trimmed(line, 0, end);
  if (content.start === content.end) {
    return end < line.length ? { type: 'comment' } : { type: 'blank' };
  }
  if (openers.includes(line[content.start]!)) {
    return bracketedLine(line.slice(content.start, content.end), content);
  }
  // Most lines of most files are rows: neither a label nor a setting is without its sign.
  return (
    (line.includes(':') ? labelLine(line, content) : null) ??
    (line.includes('=') ? settingLine(raw, line, content) : null) ?? { type: 'row', content }
  );
}

/** A line that begins with a bracket or a quote. */
function bracketedLine(text: string, content: Range): ClassifiedLine {
  if (text !== '[]' && onlyBrackets.test(text)) return { type: 'bracket', content };
  const headed = header.exec(text);
  if (headed && !isNumbers(headed[1]!)) {
    const name = { start: content.start + 1, end: content.end - 1 };
    return { type: 'header', content, name, slip: false };
  }
  if ((bracketed.test(text) && /[,"']|\d\s+\d/.test(text)) || quoted.test(text)) {
    return { type: 'pasted', content };
  }
  return slipHeader(text, content) ?? { type: 'row', content };
}

/** A header with a bracket missing, of the wrong kind, or without a name. */
function slipHeader(text: string, content: Range): ClassifiedLine | null {
  if (text === '[]') {
    const at = content.start + 1;
    return { type: 'header', content, name: { start: at, end: at }, slip: true };
  }
  const slipped = slippedHeader.exec(text);
  const name = (slipped?.[1] ?? slipped?.[2] ?? '').trim();
  if (!/\p{L}/u.test(name)) return null;
  const start = content.start + text.indexOf(name);
  return { type: 'header', content, name: { start, end: start + name.length }, slip: true };
}

function labelLine(line: string, content: Range): ClassifiedLine | null {
  const labelled = label.exec(line.slice(content.start, content.end));
  if (!labelled) return slipLabel(line, content);
  const colon = content.start + labelled[0].trimEnd().length;
  return {
    type: 'label',
    content,
    label: labelled[1]!.toLowerCase() as LabelName,
    labelRange: { start: content.start, end: colon },
    body: trimmed(line, colon, content.end),
    slip: false,
  };
}

/** A label misspelt by one letter or two, or in Chinese: nothing else on a line is a word and a colon. */
function slipLabel(line: string, content: Range): ClassifiedLine | null {
  const near = nearLabel.exec(line.slice(content.start, content.end));
  const word = near?.[1]?.toLowerCase() ?? '';
  const meant =
    chineseLabels[word] ?? labelNames.find((name) => word !== '' && distance(word, name) <= 2);
  if (!near || !meant) return null;
  const colon = content.start + near[0].trimEnd().length;
  return {
    type: 'label',
    content,
    label: meant,
    labelRange: { start: content.start, end: colon },
    body: trimmed(line, colon, content.end),
    slip: true,
  };
}

function settingLine(raw: string, line: string, content: Range): ClassifiedLine | null {
  const set = setting.exec(line.slice(content.start));
  if (!set) return null;
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

/** Anything but tabs and printable ASCII. */
const notPlain = /[^\t\x20-\x7e]/;

/** Whether a text has tabs and printable ASCII only: the common case, in which little can hide. */
export function isPlain(text: string): boolean {
  return !notPlain.test(text);
}

/** Whether a UTF-16 code unit is white space as ECMAScript's `\s` has it (a BOM too). */
export function isSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 9 && unit <= 13);
  return unit >= 0xa0 && otherSpace.test(String.fromCharCode(unit));
}
const otherSpace = /\s/;

const fullWidth = /[\uff01-\uff5e]/g;

/** Full-width forms of ASCII as ASCII; every code unit keeps its place. */
export function toAscii(text: string): string {
  if (isPlain(text)) return text;
  return text.replace(fullWidth, (unit) => String.fromCharCode(unit.charCodeAt(0) - 0xfee0));
}

/** Zero-width and control characters. A BOM is white space; variation selectors are part of an emoji. */
const invisible =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]/;
const invisibleAll = new RegExp(invisible.source, 'g');

/** A joiner between two pictures makes them one emoji; it is no fault. */
const joinerInEmoji =
  /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})/gu;

/** Offsets of the invisible characters of a text, joiners inside an emoji excepted. */
export function findInvisible(text: string): number[] {
  if (isPlain(text) || !invisible.test(text)) return [];
  const excepted = new Set([...text.matchAll(joinerInEmoji)].map((match) => match.index));
  return [...text.matchAll(invisibleAll)]
    .map((match) => match.index)
    .filter((index) => !excepted.has(index));
}

/** The text with a space for every invisible character, each at its place. */
export function blankInvisible(text: string): string {
  return replaceAt(text, findInvisible(text), ' ');
}

/** The text without its invisible characters. */
export function dropInvisible(text: string): string {
  return replaceAt(text, findInvisible(text), '');
}

function replaceAt(text: string, places: readonly number[], replacement: string): string {
  if (places.length === 0) return text;
  let result = '';
  let at = 0;
  for (const index of places) {
    result += text.slice(at, index) + replacement;
    at = index + 1;
  }
  return result + text.slice(at);
}

/** Whether a code unit is a character that always begins a grapheme and joins nothing before it. */
function isSimple(unit: number): boolean {
  return (
    (unit >= 0x20 && unit <= 0x7e) ||
    (unit >= 0xae && unit <= 0x2ff) ||
    (unit >= 0x391 && unit <= 0x3ff) ||
    (unit >= 0x410 && unit <= 0x44f) ||
    (unit >= 0x2500 && unit <= 0x25ff) ||
    (unit >= 0x3041 && unit <= 0x3096) ||
    (unit >= 0x30a1 && unit <= 0x30fa) ||
    (unit >= 0x4e00 && unit <= 0x9fff) ||
    (unit >= 0xff01 && unit <= 0xff5e)
  );
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const pieceLength = 1024;

/** What a reader calls one character, and where it begins. */
export interface Grapheme {
  readonly text: string;
  readonly index: number;
}

/**
 * The graphemes of a text with their offsets. Between two simple characters there is always a
 * border (Unicode Standard Annex 29, GB999), so only what lies around others is given to the
 * segmenter.
 */
export function graphemes(text: string): Grapheme[] {
  const found: Grapheme[] = [];
  let at = 0;
  while (at < text.length) {
    let last = at;
    while (last < text.length && isSimple(text.charCodeAt(last))) last++;
    // The last of a run may be the base of what follows.
    const known = last === text.length ? last : Math.max(at, last - 1);
    for (; at < known; at++) found.push({ text: text[at]!, index: at });
    if (at === text.length) break;
    let to = last;
    while (to < text.length) {
      if (
        isSimple(text.charCodeAt(to)) &&
        (to + 1 === text.length || isSimple(text.charCodeAt(to + 1)))
      ) {
        to++;
        break;
      }
      to++;
    }
    segment(text, at, to, found);
    at = to;
  }
  return found;
}

/**
 * Graphemes of `text` from `at` to `to`, both of them borders. A segmenter takes ever longer for
 * one long text, so it gets pieces; the last grapheme of a piece may go on in the next and is cut
 * again from there.
 */
function segment(text: string, from: number, to: number, found: Grapheme[]): void {
  let at = from;
  let length = pieceLength;
  while (at < to) {
    const isLast = at + length >= to;
    const piece = Array.from(segmenter.segment(text.slice(at, Math.min(at + length, to))));
    const whole = isLast ? piece : piece.slice(0, -1);
    for (const { segment: one, index } of whole) found.push({ text: one, index: at + index });
    const last = whole[whole.length - 1];
    // One grapheme as long as the piece: look further.
    if (last) at += last.index + last.segment.length;
    length = last ? pieceLength : length * 2;
  }
}

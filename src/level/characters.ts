const fullWidth = /[\uff01-\uff5e]/g;

/** Full-width forms of ASCII as ASCII; every code unit keeps its place. */
export function toAscii(text: string): string {
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
  if (!invisible.test(text)) return [];
  const excepted = new Set([...text.matchAll(joinerInEmoji)].map((match) => match.index));
  return [...text.matchAll(invisibleAll)]
    .map((match) => match.index)
    .filter((index) => !excepted.has(index));
}

/** The text with a space for every invisible character, each at its place. */
export function blankInvisible(text: string): string {
  const at = findInvisible(text);
  if (at.length === 0) return text;
  const units = [...Array(text.length).keys()].map((index) => text[index]!);
  for (const index of at) units[index] = ' ';
  return units.join('');
}

/** The text without its invisible characters. */
export function dropInvisible(text: string): string {
  const at = new Set(findInvisible(text));
  if (at.size === 0) return text;
  return [...Array(text.length).keys()]
    .filter((i) => !at.has(i))
    .map((i) => text[i]!)
    .join('');
}

const oneUnitEach = /^[\x20-\x7e●○\uff01-\uff5e]*$/;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const pieceLength = 1024;

/**
 * The graphemes of a text with their offsets: what a reader calls one character. A segmenter takes
 * ever longer for one long text, so it gets pieces; the last grapheme of a piece may go on in the
 * next and is cut again from there.
 */
export function graphemes(text: string): { readonly text: string; readonly index: number }[] {
  if (oneUnitEach.test(text)) return Array.from(text, (unit, index) => ({ text: unit, index }));
  const found: { text: string; index: number }[] = [];
  let at = 0;
  let length = pieceLength;
  while (at < text.length) {
    const isLast = at + length >= text.length;
    const piece = Array.from(segmenter.segment(text.slice(at, at + length)));
    const whole = isLast ? piece : piece.slice(0, -1);
    for (const { segment, index } of whole) found.push({ text: segment, index: at + index });
    const last = whole[whole.length - 1];
    // One grapheme as long as the piece: look further.
    if (last) at += last.index + last.segment.length;
    length = last ? pieceLength : length * 2;
  }
  return found;
}

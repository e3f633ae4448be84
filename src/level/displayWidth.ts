import { eastAsianWidth } from 'get-east-asian-width';
import { graphemes, isPlain } from './characters';

/** An emoji: shown as a picture by itself, or because U+FE0F asks for it; a flag is two letters. */
const picture = /\p{Emoji_Presentation}|\ufe0f|\p{Regional_Indicator}/u;
const unseen = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]*$/u;

/**
 * How many columns a text takes in a fixed-width font: Wide and Fullwidth characters and emoji 2,
 * ambiguous ones 1, a combining mark none (Unicode Standard Annex 11). A tab counts as one.
 */
export function displayWidth(text: string): number {
  if (isPlain(text)) return text.length;
  let width = 0;
  for (const { text: grapheme } of graphemes(text)) width += graphemeWidth(grapheme);
  return width;
}

function graphemeWidth(grapheme: string): number {
  if (picture.test(grapheme)) return 2;
  if (unseen.test(grapheme) && grapheme !== '\t') return 0;
  let widest = 1;
  for (const character of grapheme) {
    widest = Math.max(widest, eastAsianWidth(character.codePointAt(0)!));
  }
  return widest;
}

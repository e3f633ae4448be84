import { dropInvisible, toAscii } from './characters';
import { Meaning } from './board';
import type { KindSyntax } from './kindSyntax';
import { sameLabel } from './sameLabel';

/** A symbol as read on its own; a `1` may yet turn out to mean open (`one`). */
export type ReadSymbol =
  { readonly meaning: Meaning; readonly value: number; readonly label?: string } | 'one';

const route: Readonly<Record<string, Meaning>> = {
  '.': Meaning.open,
  '●': Meaning.open,
  '#': Meaning.hole,
  '○': Meaning.hole,
  '0': Meaning.hole,
  S: Meaning.start,
  E: Meaning.end,
};
const mostDigits = 9;

/** What a symbol means in a kind, apart from the rest of its board (design §2.2). */
export function readSymbol(raw: string, { cells }: KindSyntax): ReadSymbol {
  const symbol = toAscii(dropInvisible(raw));
  if (cells.alphabet === 'labels') {
    if (symbol === '.' || symbol === '0') return { meaning: Meaning.open, value: 0 };
    if (symbol === '#') return { meaning: Meaning.hole, value: 0 };
    return { meaning: Meaning.label, value: 0, label: sameLabel(symbol) };
  }
  const known = Object.hasOwn(route, symbol) ? route[symbol] : undefined;
  if (known !== undefined) return { meaning: known, value: 0 };
  if (symbol === '1') return 'one';
  if (/^\d+$/.test(symbol)) {
    const digits = symbol.replace(/^0+/, '');
    if (cells.numbers && digits !== '' && digits.length <= mostDigits) {
      return { meaning: Meaning.number, value: Number(digits) };
    }
  }
  return { meaning: Meaning.unknown, value: 0 };
}

import { displayWidth } from '../level/displayWidth';
import { graphemes } from '../level/characters';

/** What a sign on the canvas is, for its colour. */
export type CanvasPart = 'route' | 'mark' | 'error' | 'plain';

/** A position in columns (to the right) and rows (down) of characters; fractions lie within one. */
export type CanvasSpot = readonly [x: number, y: number];

/** Bits of a Braille sign's dots by row and column (Unicode's Braille Patterns, U+2800). */
const dotBits = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
] as const;

interface Sign {
  readonly text: string;
  readonly part: CanvasPart;
}

/**
 * Lines and texts on a grid of characters. With `fine`, a character has two by four dots, drawn as
 * Braille signs; else a line is told by `-`, `|`, `/` and `\`. Texts lie above lines.
 */
export class DotCanvas {
  private readonly dots: Uint8Array;
  private readonly slopes: Uint8Array;
  /** Where lines leave room beside a text. */
  private readonly gaps = new Set<number>();
  private readonly signs = new Map<number, Sign>();

  constructor(
    readonly width: number,
    readonly height: number,
    private readonly fine: boolean,
  ) {
    this.dots = new Uint8Array(width * height);
    this.slopes = new Uint8Array(width * height);
  }

  /** A straight line between two positions; what lies outside is left out. */
  line(from: CanvasSpot, to: CanvasSpot): void {
    const [across, down] = this.fine ? [2, 4] : [1, 1];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(dx) * across, Math.abs(dy) * down)));
    const slope = slopeOf(dx, dy);
    for (let i = 0; i <= steps; i++) {
      const x = Math.floor((from[0] + (dx * i) / steps) * across);
      const y = Math.floor((from[1] + (dy * i) / steps) * down);
      const [column, row] = [Math.floor(x / across), Math.floor(y / down)];
      if (column < 0 || row < 0 || column >= this.width || row >= this.height) continue;
      const at = row * this.width + column;
      const bit = this.fine ? dotBits[(y - row * 4) as 0][(x - column * 2) as 0] : 1;
      if (this.dots[at] === 0) this.slopes[at] = slope;
      this.dots[at] = this.dots[at]! | bit;
    }
  }

  /** The columns a text takes that is put with its middle at a position, from and to, and its row. */
  placeOf(text: string, [x, y]: CanvasSpot): { from: number; to: number; row: number } {
    const size = displayWidth(text);
    const from = Math.floor(x) - Math.floor((size - 1) / 2);
    return { from, to: from + size, row: Math.floor(y) };
  }

  /** Whether no text stands at a place, nor right beside it. */
  isFree({ from, to, row }: { from: number; to: number; row: number }): boolean {
    if (from < 0 || to > this.width || row < 0 || row >= this.height) return false;
    for (let column = Math.max(0, from - 1); column <= Math.min(to, this.width - 1); column++) {
      if (this.signs.has(row * this.width + column)) return false;
    }
    return true;
  }

  /** Puts a text with its middle at a position, where that is free. Returns whether it was. */
  text(text: string, spot: CanvasSpot, part: CanvasPart): boolean {
    const place = this.placeOf(text, spot);
    if (!this.isFree(place)) return false;
    let at = place.row * this.width + place.from;
    if (place.from > 0) this.gaps.add(at - 1);
    if (place.to < this.width) this.gaps.add(place.row * this.width + place.to);
    for (const { text: sign } of graphemes(text)) {
      const size = displayWidth(sign);
      this.signs.set(at, { text: sign, part });
      for (let k = 1; k < size; k++) this.signs.set(at + k, { text: '', part });
      at += Math.max(1, size);
    }
    return true;
  }

  /** The rows as texts, without what is empty at their ends; `paint` colours pieces of one part. */
  lines(linePart: CanvasPart, paint: (part: CanvasPart, text: string) => string): string[] {
    return Array.from({ length: this.height }, (_, row) => {
      const pieces: { text: string; part: CanvasPart }[] = [];
      for (let column = 0; column < this.width; column++) {
        const sign = this.signAt(row * this.width + column, linePart);
        const last = pieces.at(-1);
        if (last?.part === sign.part) last.text += sign.text;
        else pieces.push({ ...sign });
      }
      while (pieces.at(-1)?.text.trim() === '') pieces.pop();
      const last = pieces.at(-1);
      if (last) last.text = last.text.trimEnd();
      return pieces
        .map(({ text, part }) => (text.trim() === '' ? text : paint(part, text)))
        .join('');
    });
  }

  private signAt(at: number, part: CanvasPart): Sign {
    const sign = this.signs.get(at);
    if (sign) return sign;
    const dots = this.dots[at]!;
    if (dots === 0 || this.gaps.has(at)) return { text: ' ', part };
    const text = this.fine ? String.fromCodePoint(0x2800 + dots) : '-\\|/'[this.slopes[at]!]!;
    return { text, part };
  }
}

/** Which of the signs `-\|/` a line's direction is told by; a character is twice as high as wide. */
function slopeOf(dx: number, dy: number): number {
  const eighth = Math.round(Math.atan2(2 * dy, dx) / (Math.PI / 4));
  return ((eighth % 4) + 4) % 4;
}

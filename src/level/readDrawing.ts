import { blankInvisible, toAscii } from './characters';
import type { DrawnEdge, Drawing, Point } from './drawing';
import type { Finding } from './finding';
import type { Range } from './range';
import { readCellName } from './route';
import type { RawSection } from './sections';
import { finding, inText } from './textFinding';

const pointName = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;
const coordinate = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** No numbers, though other programs write them for one; a point may have such a name. */
const noNumber = /^(?:nan|inf|infinity)$/i;

interface Token {
  readonly text: string;
  readonly range: Range;
}

/** The tokens of a line, in ASCII and NFC where they have such forms. */
function tokens(source: string, line: Range): Token[] {
  const text = toAscii(blankInvisible(source.slice(line.start, line.end)));
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0].normalize('NFC'),
    range: { start: line.start + match.index, end: line.start + match.index + match[0].length },
  }));
}

/** Whether a text may name a point: not like a cell, a letter or `_` first. */
export function isPointName(text: string): boolean {
  return pointName.test(text) && readCellName(text) === null;
}

/** Whether a text is a number that can be drawn: `1e999` and a thousand digits are none. */
function isCoordinate(token: Token | undefined): boolean {
  return token !== undefined && coordinate.test(token.text) && Number.isFinite(Number(token.text));
}

function bad(range: Range, reason: string, args: Record<string, string | number>): Finding {
  return finding('error', 'bad-drawing', [inText(range)], { reason, args });
}

class DrawingReader {
  readonly points: Point[] = [];
  readonly edges: DrawnEdge[] = [];
  readonly findings: Finding[] = [];
  private readonly byName = new Map<string, number>();
  readonly unplaced = new Set<string>();
  private readonly byPlace = new Map<string, Token[]>();

  /** Where there are no points at all (`hasPoints` false), every name is taken for one. */
  constructor(
    private readonly source: string,
    private readonly hasPoints: boolean,
  ) {}

  /** `name x y` again and again; what can't be read is said, and reading goes on behind it. */
  readPoints(line: Range): void {
    const all = tokens(this.source, line);
    let i = 0;
    while (i < all.length) {
      const name = all[i]!;
      const x = all[i + 1];
      const y = all[i + 2];
      if (!isPointName(name.text)) {
        this.findings.push(bad(name.range, 'name', { text: name.text }));
        i++;
        while (i < all.length && coordinate.test(all[i]!.text)) i++;
        continue;
      }
      if (x && y && isCoordinate(x) && isCoordinate(y)) {
        this.addPoint(name, Number(x.text), Number(y.text), y.range.end);
        i += 3;
        continue;
      }
      i = this.skipPoint(all, i);
    }
  }

  /** Says what is wrong with the numbers of a point; returns where the next one begins. */
  private skipPoint(all: readonly Token[], at: number): number {
    const name = all[at]!;
    this.unplaced.add(name.text);
    const end = at + 3;
    let i = at + 1;
    let faults = 0;
    for (; i < Math.min(end, all.length) && !this.beginsPoint(all, i); i++) {
      const { text, range } = all[i]!;
      if (isCoordinate(all[i])) continue;
      faults++;
      this.findings.push(bad(range, 'number', { text, name: name.text }));
    }
    if (faults === 0) this.findings.push(bad(name.range, 'coordinates', { name: name.text }));
    while (i < all.length && !isPointName(all[i]!.text)) i++;
    return i;
  }

  /** Whether a token names a point, where a number should stand. */
  private beginsPoint(all: readonly Token[], i: number): boolean {
    const { text } = all[i]!;
    if (!isPointName(text)) return false;
    return !noNumber.test(text) || (isCoordinate(all[i + 1]) && isCoordinate(all[i + 2]));
  }

  /** Says of each place where several points lie, once, that they do. */
  checkPlaces(): void {
    for (const [first, ...others] of this.byPlace.values()) {
      const [second] = others;
      if (!first || !second) continue;
      const many = others.length > 1;
      this.findings.push(
        finding(
          'error',
          'bad-drawing',
          others.map(({ range }) => inText(range)),
          {
            reason: many ? 'place-often' : 'place-twice',
            args: { name: second.text, other: first.text, ...(many && { count: others.length }) },
          },
        ),
      );
    }
  }

  private addPoint(name: Token, x: number, y: number, end: number): void {
    if (this.byName.has(name.text)) {
      this.findings.push(bad(name.range, 'name-twice', { name: name.text }));
      return;
    }
    const place = `${x + 0} ${y + 0}`; // -0 is 0
    const there = this.byPlace.get(place);
    if (there) there.push(name);
    else this.byPlace.set(place, [name]);
    this.byName.set(name.text, this.points.length);
    this.points.push({
      name: name.text,
      x,
      y,
      range: { start: name.range.start, end },
      nameRange: name.range,
    });
  }

  /** Chains such as `A-B-C`. */
  readEdges(line: Range): void {
    for (const token of tokens(this.source, line)) {
      const parts: Token[] = [];
      let at = token.range.start;
      // Positions come from the text as written: NFC may have changed lengths in `token.text`.
      for (const raw of toAscii(this.source.slice(token.range.start, token.range.end)).split('-')) {
        parts.push({ text: raw.normalize('NFC'), range: { start: at, end: at + raw.length } });
        at += raw.length + 1;
      }
      if (parts.length < 2 || parts.some(({ text }) => text === '')) {
        this.findings.push(bad(token.range, 'edge', { text: token.text }));
        continue;
      }
      const ends = parts.map((part) => this.pointOf(part));
      for (let i = 1; i < parts.length; i++) {
        const from = ends[i - 1];
        const to = ends[i];
        if (from === undefined || to === undefined) continue;
        this.edges.push({
          from,
          to,
          range: { start: parts[i - 1]!.range.start, end: parts[i]!.range.end },
        });
      }
    }
  }

  private pointOf({ text, range }: Token): number | undefined {
    const point = this.byName.get(text);
    if (point === undefined && !this.hasPoints) this.unplaced.add(text);
    if (point === undefined && !this.unplaced.has(text)) {
      this.findings.push(
        finding('error', 'unknown-point', [inText(range)], { args: { name: text } }),
      );
    }
    return point;
  }
}

/**
 * Reads points and edges. Edges may stand before the points they join; edges without any points are
 * one fault, and not one at each name.
 */
export function readDrawing(
  source: string,
  points: RawSection | null,
  edges: RawSection | null,
): { readonly drawing: Drawing; readonly findings: readonly Finding[] } {
  const hasPoints = (points?.rows ?? []).length > 0;
  const reader = new DrawingReader(source, hasPoints);
  const rows = edges?.rows ?? [];
  const at = points?.label ?? edges?.label ?? rows[0];
  if (!hasPoints && rows.length > 0 && at) reader.findings.push(bad(at, 'no-points', {}));
  for (const line of points?.rows ?? []) reader.readPoints(line);
  reader.checkPlaces();
  for (const line of rows) reader.readEdges(line);
  const ranges = [points, edges].flatMap((section) =>
    section ? [...(section.label ? [section.label] : []), ...section.rows] : [],
  );
  return {
    drawing: {
      range: {
        start: ranges.reduce((least, { start }) => Math.min(least, start), Infinity),
        end: ranges.reduce((most, { end }) => Math.max(most, end), 0),
      },
      points: reader.points,
      edges: reader.edges,
      unplaced: reader.unplaced,
    },
    findings: reader.findings,
  };
}

import { classifyLine, type ClassifiedLine, type LabelName } from './classify';
import type { Line } from './lines';
import { mergeConflicts, type RawConflict } from './mergeConflicts';
import { shift, type Range } from './range';

/** A header as it stands: its range and its name's. */
export interface RawHeader {
  readonly range: Range;
  readonly name: Range;
}

export interface RawSetting {
  readonly line: Range;
  readonly key: Range;
  readonly value: Range;
  readonly late: boolean;
}

/** The body of a section: its label, if it has one, and the ranges of its lines' contents. */
export interface RawSection {
  readonly label: Range | null;
  readonly rows: readonly Range[];
}

/** The lines of one level sorted into sections; every range counts from the level's start. */
export interface RawLevel {
  readonly header: RawHeader | null;
  readonly settings: readonly RawSetting[];
  readonly board: RawSection | null;
  /** Points and edges may be labelled again; their bodies add up. */
  readonly points: RawSection | null;
  readonly edges: RawSection | null;
  readonly solution: RawSection | null;
  /** Blocks of lines of a pasted matrix. */
  readonly pasted: readonly (readonly Range[])[];
  /** Blocks of rows after the board's end, each with its label if it has one. */
  readonly secondBoards: readonly RawSection[];
  /** Labels of a second `solution:`, and strokes after a solution's end. */
  readonly strayStrokes: readonly Range[];
  /** Headers and labels that are not written as they must be, with what was meant. */
  readonly slips: readonly { readonly range: Range; readonly meant: string }[];
  /** Conflicts of a merge; none of their lines is in a section. */
  readonly conflicts: readonly RawConflict[];
}

type Mutable = { label: Range | null; rows: Range[] };
const strokeLike = /^r\d+c\d+/i;

/** Sorts the classified lines of a level into its sections (design §2.1). */
class Sorter {
  header: RawHeader | null = null;
  readonly settings: RawSetting[] = [];
  readonly sections: Partial<Record<LabelName, Mutable>> = {};
  readonly pasted: Range[][] = [];
  readonly secondBoards: Mutable[] = [];
  readonly strayStrokes: Range[] = [];
  readonly slips: { range: Range; meant: string }[] = [];
  /** Where rows go now; null between a section's end and the next label. */
  private open: Mutable | null = null;
  private openName: LabelName | 'second' | null = null;
  private pasting: Range[] | null = null;
  private pendingBrackets: Range[] = [];

  constructor(private readonly text: string) {}

  take(line: ClassifiedLine, at: number): void {
    if (line.type === 'bracket') {
      const range = shift(line.content, at);
      if (this.pasting) this.pasting.push(range);
      else this.pendingBrackets.push(range);
      return;
    }
    if (line.type === 'pasted') {
      if (!this.pasting) {
        this.pasting = this.pendingBrackets;
        this.pendingBrackets = [];
        this.pasted.push(this.pasting);
      }
      this.pasting.push(shift(line.content, at));
      return;
    }
    if (line.type !== 'comment') {
      this.pasting = null;
      this.releaseBrackets();
    }
    switch (line.type) {
      case 'comment':
        return;
      case 'blank':
        if (this.openName !== 'points' && this.openName !== 'edges') this.open = null;
        return;
      case 'header':
        this.header = { range: shift(line.content, at), name: shift(line.name, at) };
        if (line.slip) {
          const { start, end } = this.header.name;
          this.slips.push({ range: this.header.range, meant: `[${this.text.slice(start, end)}]` });
        }
        return;
      case 'setting':
        this.settings.push({
          line: shift(line.content, at),
          key: shift(line.key, at),
          value: shift(line.value, at),
          late: this.openName !== null,
        });
        return;
      case 'label':
        if (line.slip) {
          this.slips.push({ range: shift(line.labelRange, at), meant: `${line.label}:` });
        }
        this.startLabel(line.label, shift(line.labelRange, at), shift(line.body, at));
        return;
      case 'row':
        this.addRow(shift(line.content, at));
        return;
    }
  }

  /** Brackets that no pasted matrix followed are rows like any other. */
  releaseBrackets(): void {
    const rows = this.pendingBrackets;
    this.pendingBrackets = [];
    for (const row of rows) this.addRow(row);
  }

  private startLabel(name: LabelName, label: Range, body: Range): void {
    const former = this.sections[name];
    if (former && name === 'board') {
      this.startSecondBoard(label);
    } else if (former && name === 'solution') {
      this.strayStrokes.push(label);
      this.open = { label, rows: [] };
      this.openName = 'solution';
    } else {
      const section: Mutable = former ?? { label, rows: [] };
      this.sections[name] = section;
      this.open = section;
      this.openName = name;
    }
    if (body.start < body.end) this.open?.rows.push(body);
  }

  private startSecondBoard(label: Range | null): void {
    const block: Mutable = { label, rows: [] };
    this.secondBoards.push(block);
    this.open = block;
    this.openName = 'second';
  }

  private addRow(row: Range): void {
    if (!this.open) {
      if (this.openName === null) {
        const board: Mutable = { label: null, rows: [] };
        this.sections.board = board;
        this.open = board;
        this.openName = 'board';
      } else if (
        this.openName === 'solution' &&
        strokeLike.test(this.text.slice(row.start, row.end))
      ) {
        this.strayStrokes.push(row);
        return;
      } else {
        this.startSecondBoard(null);
      }
    }
    this.open?.rows.push(row);
  }
}

/**
 * The sections of one level's text. `lines` are its lines, `start` the offset from which their
 * offsets count.
 */
export function sortLines(text: string, lines: readonly Line[], start: number): RawLevel {
  const sorter = new Sorter(text);
  const conflicts = mergeConflicts(text, lines, start);
  let next = 0;
  for (const [i, line] of lines.entries()) {
    const conflict = conflicts[next];
    if (conflict && i >= conflict.first) {
      if (i === conflict.last) next++;
      continue;
    }
    const from = line.start - start;
    sorter.take(classifyLine(text.slice(from, line.end - start)), from);
  }
  sorter.releaseBrackets();
  const { board, points, edges, solution } = sorter.sections;
  return {
    header: sorter.header,
    settings: sorter.settings,
    board: board ?? null,
    points: points ?? null,
    edges: edges ?? null,
    solution: solution ?? null,
    pasted: sorter.pasted,
    secondBoards: sorter.secondBoards,
    strayStrokes: sorter.strayStrokes,
    slips: sorter.slips,
    conflicts: conflicts.map(({ first, last, sides }) => {
      const [begin, end] = [lines[first]!, lines[last]!];
      const mark = { start: begin.start - start, end: begin.end - start };
      return { mark, whole: { start: mark.start, end: end.end - start }, sides };
    }),
  };
}

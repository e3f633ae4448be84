import { blankInvisible, toAscii } from './characters';
import type { Board } from './board';
import type { Drawing } from './drawing';
import type { Finding } from './finding';
import type { KindSyntax } from './kindSyntax';
import type { Range } from './range';
import {
  cellName,
  readCellName,
  type Solution,
  type WrittenStep,
  type WrittenStroke,
} from './route';
import type { RawSection } from './sections';
import { finding, inText } from './textFinding';

/** What a stroke is read against. `mostStrokes` is how many there may be. */
interface Ground {
  readonly kind: KindSyntax;
  readonly board: Board | null;
  readonly drawing: Drawing | null;
  readonly mostStrokes: number;
}

function bad(range: Range, reason: string, args: Record<string, string | number> = {}): Finding {
  return finding('error', 'bad-route', [inText(range)], { reason, args });
}

/** Strokes as written: one a line, but a line that ends in `-` goes on in the next. */
function writtenStrokes(
  source: string,
  rows: readonly Range[],
): { strokes: WrittenStroke[]; findings: Finding[] } {
  const strokes: WrittenStroke[] = [];
  const findings: Finding[] = [];
  let steps: WrittenStep[] = [];
  let start = 0;
  let goesOn = false;
  for (const row of rows) {
    const text = toAscii(blankInvisible(source.slice(row.start, row.end)));
    if (!goesOn) {
      steps = [];
      start = row.start;
    }
    let at = 0;
    const pieces = text.split('-');
    goesOn = pieces.length > 1 && pieces[pieces.length - 1]!.trim() === '';
    if (goesOn) pieces.pop();
    for (const piece of pieces) {
      const from = row.start + at + (piece.length - piece.trimStart().length);
      const name = piece.trim();
      steps.push({
        range: { start: from, end: from + name.length },
        text: name.normalize('NFC'),
      });
      at += piece.length + 1;
    }
    const range = { start, end: row.end };
    if (goesOn && row !== rows[rows.length - 1]) continue;
    if (goesOn) {
      findings.push(bad({ start: row.end - 1, end: row.end }, 'dangling'));
    }
    strokes.push({ range, steps });
  }
  return { strokes, findings };
}

interface Expanded {
  readonly names: readonly string[];
  readonly writtenOf: readonly number[];
}

/** Every cell of a stroke of a board, or the fault that hinders reading it. */
function expandCells(stroke: WrittenStroke, board: Board, kind: KindSyntax): Expanded | Finding {
  const names: string[] = [];
  const writtenOf: number[] = [];
  const [low, highRow, highColumn] = kind.ring
    ? [0, board.height + 1, board.width + 1]
    : [1, board.height, board.width];
  let row = 0;
  let column = 0;
  for (const [index, step] of stroke.steps.entries()) {
    const cell = readCellName(step.text);
    if (!cell) return bad(step.range, 'step', { text: step.text });
    if (cell.row < low || cell.row > highRow || cell.column < low || cell.column > highColumn) {
      return bad(step.range, 'off-board', {
        text: step.text,
        rows: board.height,
        columns: board.width,
      });
    }
    const first = index === 0;
    if (!first && cell.row === row && cell.column === column) {
      return bad(step.range, 'same-cell', { text: step.text });
    }
    if (!first && kind.steps === 'straight') {
      if (cell.row !== row && cell.column !== column) {
        return bad(step.range, 'diagonal', { from: cellName(row, column), to: step.text });
      }
      while (row !== cell.row || column !== cell.column) {
        row += Math.sign(cell.row - row);
        column += Math.sign(cell.column - column);
        names.push(cellName(row, column));
        writtenOf.push(index);
      }
      continue;
    }
    ({ row, column } = cell);
    names.push(cellName(row, column));
    writtenOf.push(index);
  }
  return { names, writtenOf };
}

/** The points of a stroke of a drawing; `N#2` is kept as it is. */
function expandPoints(stroke: WrittenStroke, drawing: Drawing): Expanded | Finding {
  const known = new Set([...drawing.points.map(({ name }) => name), ...drawing.unplaced]);
  for (const [index, step] of stroke.steps.entries()) {
    const [, name = '', copy] = /^([^#]*)(?:#([1-9]\d*))?$/.exec(step.text) ?? [];
    if (!known.has(name) || (copy !== undefined && index === 0)) {
      return bad(step.range, 'point', { text: step.text });
    }
  }
  return {
    names: stroke.steps.map(({ text }) => text),
    writtenOf: stroke.steps.map((_, index) => index),
  };
}

/** Reads a `solution:`. Where a stroke can't be read, the findings say so and there is no route. */
export function readSolution(
  source: string,
  section: RawSection & { readonly label: Range },
  ground: Ground,
): { readonly solution: Solution; readonly findings: readonly Finding[] } {
  const { strokes: written, findings } = writtenStrokes(source, section.rows);
  const expanded: Expanded[] = [];
  for (const [index, stroke] of written.entries()) {
    if (index === ground.mostStrokes) {
      findings.push(
        bad(stroke.range, 'strokes', { most: ground.mostStrokes, strokes: written.length }),
      );
    }
    const read = ground.drawing
      ? expandPoints(stroke, ground.drawing)
      : ground.board
        ? expandCells(stroke, ground.board, ground.kind)
        : bad(stroke.range, 'no-board');
    if ('code' in read) findings.push(read);
    else expanded.push(read);
  }
  const readable = findings.length === 0;
  const solution: Solution = {
    range: {
      start: section.label.start,
      end: section.rows[section.rows.length - 1]?.end ?? section.label.end,
    },
    label: section.label,
    written,
    strokes: readable ? expanded.map(({ names }) => names) : null,
    writtenOf: readable ? expanded.map(({ writtenOf }) => writtenOf) : null,
  };
  return { solution, findings };
}

import { Meaning, type Board } from '../level/board';
import type { Finding, Place } from '../level/finding';
import type { Level } from '../level/level';
import type { Range } from '../level/range';
import { readCellName } from '../level/route';
import type { PictureMark } from './picture';

type Cells = PictureMark['cells'];
type Form = Pick<PictureMark, 'form' | 'letter' | 'cells' | 'points'>;

/** The code of a reason whose first cell alone holds the board together. */
const cutCell = 'cut-cell';
/** The code of a reason that counts the colours of the checkerboard. */
const colours = 'colour-balance';
/** Codes of proofs that are drawn as ways, not as cells. */
const ways: ReadonlySet<string> = new Set(['route-1', 'route-2']);
/** The code of one part of a board, among the `related` of a reason. */
const part = 'part';

/**
 * What each finding lights on the board. A finding that only passes on a proof (a broken
 * expectation and its reason) lights what the proof lights.
 */
export function marksOf(level: Level, findings: readonly Finding[]): readonly PictureMark[] {
  return findings.flatMap((finding, index) =>
    formsOf(level, finding)
      .filter(({ cells, points }) => cells.length > 0 || points !== undefined)
      .map((form) => ({ finding: index, severity: finding.severity, ...form })),
  );
}

function formsOf(level: Level, finding: Finding): readonly Form[] {
  const parts = finding.related.filter(({ code }) => code === part);
  const proofs = finding.related.filter(
    ({ code, args }) => code !== part && !ways.has(code) && args['line'] === undefined,
  );
  const cells = finding.at.flatMap((place) => cellsOf(level, place));
  const named = finding.code === cutCell || finding.reason === cutCell;
  if (named && (parts.length > 0 || proofs.length === 0)) {
    return [...partForms(level, parts), { form: 'cut', letter: null, cells: cells.slice(0, 1) }];
  }
  if (finding.code === colours) {
    const here: Form = { form: 'cell', letter: null, cells: distinct(cells) };
    return [...(level.board ? colourForms(level.board) : []), here];
  }
  if (parts.length > 0) return partForms(level, parts);
  const proven = proofs.flatMap((proof) => formsOf(level, proof));
  if (proven.length > 0) return proven;
  return [{ form: 'cell', letter: null, cells: distinct(cells), ...pointsOf(level, finding) }];
}

function partForms(level: Level, parts: readonly Finding[]): readonly Form[] {
  return parts.map((finding, i) => ({
    form: 'part',
    letter: letterOf(i),
    cells: distinct(finding.at.flatMap((place) => cellsOf(level, place))),
    ...pointsOf(level, finding),
  }));
}

/** The points of a drawing that a finding speaks of, also as ends of edges; none: nothing. */
function pointsOf(level: Level, { at }: Finding): Pick<PictureMark, 'points'> {
  if (!level.drawing) return {};
  const names = at.flatMap((place) => {
    if (place.type === 'point') return [place.name];
    if (place.type === 'edge') return [place.from, place.to];
    if (place.type !== 'step') return [];
    const step = level.solution?.strokes?.[place.stroke]?.[place.step];
    return step === undefined ? [] : [step.split('#')[0]!];
  });
  return names.length === 0 ? {} : { points: [...new Set(names)] };
}

/** The cells of the checkerboard's two colours: where row and column add up to an even number, diamonds. */
function colourForms(board: Board): readonly Form[] {
  const colour = (rest: number): Cells => {
    const cells: { row: number; column: number }[] = [];
    for (let row = 1; row <= board.height; row++) {
      const first = board.rowStart[row - 1]!;
      for (let i = first; i < board.rowStart[row]!; i++) {
        const column = i - first + 1;
        const meaning = board.meaning[i];
        const open = meaning !== Meaning.hole && meaning !== Meaning.unknown;
        if (open && (row + column) % 2 === rest) cells.push({ row, column });
      }
    }
    return cells;
  };
  return [
    { form: 'diamond', letter: null, cells: colour(0) },
    { form: 'disc', letter: null, cells: colour(1) },
  ];
}

/** A, B … Z, AA, AB …, as columns of a table are named. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

function cellsOf(level: Level, place: Place): Cells {
  switch (place.type) {
    case 'cell':
    case 'wall':
      return [{ row: place.row, column: place.column }];
    case 'step': {
      const name = level.solution?.strokes?.[place.stroke]?.[place.step];
      const cell = name === undefined ? null : readCellName(name);
      return cell ? [cell] : [];
    }
    case 'text':
      return level.board ? cellsIn(level.board, place.range) : [];
    case 'point':
    case 'edge':
    case 'setting':
    default:
      return [];
  }
}

/** The cells whose symbols or walls a range of text touches. */
function cellsIn(board: Board, range: Range): Cells {
  if (range.end <= board.range.start || range.start >= board.range.end) return [];
  const cells: { row: number; column: number }[] = [];
  board.rows.forEach((row, r) => {
    if (row.end <= range.start || row.start >= Math.max(range.end, range.start + 1)) return;
    for (let i = board.rowStart[r]!; i < board.rowStart[r + 1]!; i++) {
      if (board.start[i]! < range.end && board.end[i]! > range.start) {
        cells.push({ row: r + 1, column: i - board.rowStart[r]! + 1 });
      }
    }
  });
  return cells;
}

function distinct(cells: Cells): Cells {
  return [...new Map(cells.map((cell) => [`${cell.row},${cell.column}`, cell])).values()];
}

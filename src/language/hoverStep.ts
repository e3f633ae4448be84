import { readCellName } from '../level/route';
import type { Teller } from '../messages/teller';
import { namedCellWords } from './hoverCell';
import type { TextPlace } from './textPlace';

/** A step of a solution: which one it is, and what the cell is that it names. */
export function hoverStep(
  { level, stroke, step }: Extract<TextPlace, { type: 'step' }>,
  teller: Teller,
): string {
  const { solution } = level;
  const written = solution?.written[stroke]?.steps[step]?.text ?? '';
  const cell = readCellName(written);
  const what = cell ? namedCellWords(level, cell.row, cell.column, teller) : '';
  const lines = [`**${written}**${what === '' ? '' : ` — ${what}`}`];
  const strokes = solution?.strokes ?? [];
  const names = strokes[stroke];
  // Between two corners every cell is meant; the last of them is the one written here.
  const at = solution?.writtenOf?.[stroke]?.lastIndexOf(step) ?? -1;
  if (names && at >= 0) {
    const args = { stroke: stroke + 1, step: at + 1, of: names.length };
    lines.push(teller.tell(strokes.length > 1 ? 'cell.step.stroke' : 'cell.step', args));
  }
  return lines.join('\n\n');
}

/** A point of a drawing: where it lies, and how many edges meet there. */
export function hoverPoint(
  { level, point }: Extract<TextPlace, { type: 'point' }>,
  teller: Teller,
): string {
  const { points, edges } = level.drawing ?? { points: [], edges: [] };
  const found = points[point];
  if (!found) return '';
  // A loop meets its point twice.
  const ends = edges.reduce(
    (sum, { from, to }) => sum + Number(from === point) + Number(to === point),
    0,
  );
  const { name, x, y } = found;
  return `**${name}** — ${teller.tell('point.place', { x, y })}\n\n${teller.tell(`point.edges.${ends % 2 === 1 ? 'odd' : 'even'}`, { ends })}`;
}

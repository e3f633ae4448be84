import type { Finding } from '../../../level/finding';
import { finding } from '../../../level/textFinding';
import { nodePlace, type TourBoard } from '../tourBoard';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a part: A to Z, then AA, AB … */
function letterOf(part: number): string {
  const last = letters[part % letters.length]!;
  return part < letters.length ? last : letterOf(Math.floor(part / letters.length) - 1) + last;
}

/** The parts of a board that a reason speaks of, each with its letter and its cells. */
export function partFindings(
  tour: TourBoard,
  parts: readonly (readonly number[])[],
): readonly Finding[] {
  return parts.map((nodes, index) =>
    finding(
      'error',
      'part',
      nodes.map((node) => nodePlace(tour, node)),
      { args: { letter: letterOf(index), cells: nodes.length } },
    ),
  );
}

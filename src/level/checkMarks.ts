import { Meaning, type Board } from './board';
import type { Finding, Place } from './finding';
import type { KindSyntax } from './kindSyntax';
import { finding } from './textFinding';

/**
 * Findings about marks and numbers: each used twice is one `duplicate-mark` on all its cells; gaps
 * in the order of checkpoints; steps above the number of open cells; walls that block nothing in
 * this kind.
 */
export function checkMarks(
  board: Board,
  kind: KindSyntax,
  numbers: string | undefined,
  silent: (row: number) => boolean,
): Finding[] {
  const findings: Finding[] = [];
  const cellsOf = new Map<string, Place[]>();
  const walls: Place[] = [];
  let open = 0;
  for (let row = 0; row < board.height; row++) {
    for (let i = board.rowStart[row]!; i < board.rowStart[row + 1]!; i++) {
      const meaning = board.meaning[i]!;
      if (meaning === Meaning.open || (meaning >= Meaning.start && meaning <= Meaning.number))
        open++;
      const walled = board.walls[i] !== 0 && !kind.cells.walls;
      const mark = markOf(meaning, board.value[i]!);
      if ((!walled && mark === null) || silent(row)) continue;
      const place: Place = { type: 'cell', row: row + 1, column: i - board.rowStart[row]! + 1 };
      if (walled) walls.push(place);
      if (mark === null) continue;
      const places = cellsOf.get(mark);
      if (places) places.push(place);
      else cellsOf.set(mark, [place]);
    }
  }
  for (const [mark, places] of cellsOf) {
    if (places.length > 1) {
      findings.push(
        finding('error', 'duplicate-mark', places, { args: { mark, times: places.length } }),
      );
    }
  }
  const inOrder = [...cellsOf.keys()].filter((mark) => /^\d/.test(mark)).map(Number);
  inOrder.sort((a, b) => a - b);
  if (numbers === 'steps') {
    for (const step of inOrder) {
      if (step > open) {
        findings.push(
          finding('error', 'bad-value', cellsOf.get(String(step))!, {
            reason: 'step',
            args: { step, open },
          }),
        );
      }
    }
  } else {
    findings.push(...missing(inOrder, cellsOf));
  }
  if (walls.length > 0) {
    findings.push(finding('warning', 'unused-wall', walls, { args: { kind: kind.id } }));
  }
  return findings;
}

function markOf(meaning: number, value: number): string | null {
  if (meaning === Meaning.start) return 'S';
  if (meaning === Meaning.end) return 'E';
  return meaning === Meaning.number ? String(value) : null;
}

/** One warning for the first number that is missing before the highest. */
function missing(inOrder: readonly number[], cellsOf: ReadonlyMap<string, Place[]>): Finding[] {
  let expected = 1;
  for (const number of inOrder) {
    if (number > expected) {
      return [
        finding('warning', 'missing-checkpoint', cellsOf.get(String(number))!, {
          args: { missing: expected, next: number },
        }),
      ];
    }
    expected = number + 1;
  }
  return [];
}

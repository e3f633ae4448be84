import { Meaning } from '../level/board';
import type { Level } from '../level/level';
import type { Teller } from '../messages/teller';

/** A symbol that a cell may be written as, and what it means. */
export interface BoardSymbol {
  readonly symbol: string;
  readonly meaning: string;
}

/**
 * What a cell of a level may be written as: the symbols of its kind, of marks those that are not
 * there yet, the next checkpoint, the tiles that the board has.
 */
export function boardSymbols(level: Level, teller: Teller): readonly BoardSymbol[] {
  const { kind, board } = level;
  const said = (symbol: string, code: string, args = {}): BoardSymbol => ({
    symbol,
    meaning: teller.tell(code, args),
  });
  if (kind.cells.alphabet === 'labels') {
    return [
      said('.', 'cell.empty'),
      said('#', 'cell.block'),
      ...(board?.labels ?? []).map((label, place) => {
        const times = board?.value.reduce(
          (sum, value, cell) =>
            sum + Number(board.meaning[cell] === Meaning.label && value === place),
          0,
        );
        return said(label, 'cell.tile', { label, times: times ?? 0 });
      }),
    ];
  }
  const has = (meaning: Meaning): boolean => board?.meaning.includes(meaning) ?? false;
  const numbers = new Set<number>();
  board?.meaning.forEach((meaning, cell) => {
    if (meaning === Meaning.number) numbers.add(board.value[cell]!);
  });
  let next = 1;
  while (numbers.has(next)) next++;
  return [
    said('.', 'cell.open'),
    said('#', 'cell.hole'),
    ...(has(Meaning.start) ? [] : [said('S', 'cell.start')]),
    ...(has(Meaning.end) ? [] : [said('E', 'cell.end')]),
    ...(kind.cells.numbers
      ? // A lone 1 means open: 01 is always a number.
        [said(next === 1 ? '01' : String(next), 'cell.number', { number: next })]
      : []),
  ];
}

import { cellAt } from '../../../src/level/board';
import type { Level } from '../../../src/level/level';
import { finding } from '../../../src/level/textFinding';
import type { Structure } from '../../../src/puzzles/puzzle';
import { labelCells } from './ends';

/** A line has two ends: a label that stands once, or three times, can't be joined. */
export function linksStructure(level: Level): Structure {
  const { board, cells } = labelCells(level);
  const label = cells.findIndex(({ length }) => length !== 2);
  return {
    findings:
      cells.length === 0 ? [finding('warning', 'nothing-to-draw', [], { reason: 'labels' })] : [],
    impossible:
      label < 0
        ? null
        : finding(
            'error',
            'unpaired-tile',
            cells[label]!.map((cell) => ({ type: 'cell', ...cellAt(board, cell) })),
            {
              reason: 'ends',
              args: { label: board.labels[label]!, times: cells[label]!.length },
            },
          ),
  };
}

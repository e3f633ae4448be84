import type { Level } from '../level/level';
import { headOf } from '../level/locate';
import type { Range } from '../level/range';
import type { Teller } from '../messages/teller';
import type { LineRange } from './diagnostic';
import type { GridDocument } from './gridDocument';
import { levelExtent } from './levelExtent';
import { levelName } from './levelName';
import { levelSize } from './levelSize';
import { levelLineRange } from './lineRange';

/** The kinds of symbol of the Language Server Protocol that are used here. */
const SymbolKind = { module: 2, array: 18, object: 19, event: 24 } as const;
type SymbolKind = (typeof SymbolKind)[keyof typeof SymbolKind];

/** An entry of the outline. */
export interface DocumentSymbol {
  readonly name: string;
  readonly detail: string;
  /** As the Language Server Protocol numbers them. */
  readonly kind: SymbolKind;
  readonly range: LineRange;
  /** What is selected when the entry is chosen; inside `range`. */
  readonly selectionRange: LineRange;
  readonly children: DocumentSymbol[];
}

/** The outline: every level with its board (or drawing) and its solution. */
export function documentSymbols(document: GridDocument, teller: Teller): DocumentSymbol[] {
  return document.file.levels.map((level, index): DocumentSymbol => {
    const extent = levelExtent(level);
    const head = headOf(level);
    const inside = head.start >= extent.start && head.end <= extent.end;
    return {
      name: levelName(level, index + 1, teller),
      detail: [level.kind.id, levelSize(level, teller)].filter((part) => part !== '').join(' · '),
      kind: SymbolKind.module,
      range: levelLineRange(document, level, extent),
      selectionRange: levelLineRange(document, level, inside ? head : extent),
      children: sections(document, level, teller),
    };
  });
}

function sections(document: GridDocument, level: Level, teller: Teller): DocumentSymbol[] {
  const { board, drawing, solution } = level;
  const symbol = (
    name: string,
    kind: SymbolKind,
    range: Range,
    selection: Range,
  ): DocumentSymbol => ({
    name: teller.tell(`section.${name}`),
    detail: '',
    kind,
    range: levelLineRange(document, level, range),
    selectionRange: levelLineRange(document, level, selection),
    children: [],
  });
  const found: DocumentSymbol[] = [];
  if (board) {
    const range = { start: board.label?.start ?? board.range.start, end: board.range.end };
    found.push(symbol('board', SymbolKind.array, range, board.label ?? range));
  }
  if (drawing) found.push(symbol('drawing', SymbolKind.object, drawing.range, drawing.range));
  if (solution) found.push(symbol('solution', SymbolKind.event, solution.range, solution.label));
  return found;
}

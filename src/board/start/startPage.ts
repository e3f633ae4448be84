import { isLevelId } from '../../level/levelId';
import type { Sample } from '../../protocol/board';
import type { KindCard } from '../../protocol/kindCard';

/** The page to begin the first level of a file, with what the author has chosen so far. */
export interface StartPage {
  /** The kinds there are, the default first. */
  readonly kinds: readonly KindCard[];
  readonly samples: readonly Sample[];
  readonly kind: string;
  /** As typed. */
  readonly rows: string;
  readonly columns: string;
  readonly id: string;
}

/** The usual sizes, as rows and columns. */
export const usualSizes: readonly (readonly [rows: number, columns: number])[] = [
  [4, 4],
  [5, 6],
  [7, 7],
  [10, 10],
];

/** The most rows and columns a new board has. */
export const mostLines = 500;

/** The page as it is first shown. */
export function freshStart(kinds: readonly KindCard[], samples: readonly Sample[]): StartPage {
  return { kinds, samples, kind: kinds[0]?.id ?? '', rows: '5', columns: '6', id: 'level-1' };
}

/** The page with what a field of it now holds. */
export function withField(page: StartPage, field: string, value: string): StartPage {
  switch (field) {
    case 'kind':
      return { ...page, kind: value };
    case 'rows':
      return { ...page, rows: value };
    case 'columns':
      return { ...page, columns: value };
    case 'id':
      return { ...page, id: value };
    default:
      return page;
  }
}

/** The number of rows or columns that was typed; null where a board can't have so many. */
export function linesOf(typed: string): number | null {
  const lines = /^\s*\d+\s*$/.test(typed) ? Number(typed) : 0;
  return lines >= 1 && lines <= mostLines ? lines : null;
}

/** The first field that can't be taken as it is; null where all can. */
export function faultyField({ rows, columns, id }: StartPage): 'rows' | 'columns' | 'id' | null {
  if (linesOf(rows) === null) return 'rows';
  if (linesOf(columns) === null) return 'columns';
  return isLevelId(id) ? null : 'id';
}

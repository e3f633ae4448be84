import { mostLines } from '../../level/edits/fileEdits';
import type { KindSyntax } from '../../level/kindSyntax';
import { isLevelId } from '../../level/levelId';
import type { FromBoard } from '../../protocol/board';

/**
 * The text of a new level of open cells, as the start page asks for it; null where there is no such
 * level. `kinds[0]` is the default and not written.
 */
export function newLevel(
  { id, kind, rows, columns }: Extract<FromBoard, { type: 'create' }>,
  kinds: readonly KindSyntax[],
): string | null {
  const fits = [rows, columns].every((lines) => lines >= 1 && lines <= mostLines);
  const place = kinds.findIndex((each) => each.id === kind);
  if (!fits || place < 0 || !isLevelId(id)) return null;
  const setting = place === 0 ? '' : `kind = ${kind}\n`;
  const row = `  ${Array(columns).fill('.').join(' ')}\n`;
  return `[${id}]\n${setting}board:${columns === 1 ? ' spaced' : ''}\n${row.repeat(rows)}`;
}

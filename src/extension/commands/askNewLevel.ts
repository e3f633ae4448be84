import * as vscode from 'vscode';
import { addLevel, type NewLevel } from '../../level/edits/fileEdits';
import type { GridFile } from '../../level/level';
import type { Teller } from '../../messages/teller';
import type { KindCard } from '../../protocol/kindCard';

/** What stands in the box for the size at first. */
const usualSize = '6 × 6';

/**
 * Asks for the kind, the size and the id of a new level of a file, one after another.
 * @param kinds the kinds there are
 * @returns undefined where the author turned away
 */
export async function askNewLevel(
  file: GridFile,
  kinds: readonly KindCard[],
  teller: Teller,
): Promise<NewLevel | undefined> {
  const title = teller.tell('new-level.title');
  const kind = await vscode.window.showQuickPick(kinds.map(kindItem), {
    title,
    placeHolder: teller.tell('new-level.kind'),
  });
  if (!kind) return undefined;
  const refused = (level: NewLevel): string | undefined => {
    const result = addLevel(file, level);
    return result.ok ? undefined : teller.tell(result.code, result.args);
  };
  const free = freeId(file);
  const sizeText = await vscode.window.showInputBox({
    ...{ title, prompt: teller.tell('new-level.size'), value: usualSize },
    validateInput(value) {
      const size = sizeOf(value);
      return size
        ? refused({ id: free, kind: kind.id, ...size })
        : teller.tell('new-level.bad-size');
    },
  });
  const size = sizeText === undefined ? null : sizeOf(sizeText);
  if (!size) return undefined;
  const asked = await vscode.window.showInputBox({
    ...{ title, prompt: teller.tell('new-level.id'), value: free },
    validateInput: (id) => refused({ id: id.trim(), kind: kind.id, ...size }),
  });
  return asked === undefined ? undefined : { id: asked.trim(), kind: kind.id, ...size };
}

/** A kind as an entry of a list. */
export function kindItem({ id, name, rule }: KindCard) {
  return { id, label: name, description: id, detail: rule };
}

/** Reads `6 × 4`, `6x4`, `6 4` (rows, then columns) or `6`, which is a square. */
export function sizeOf(text: string): Pick<NewLevel, 'height' | 'width'> | null {
  const [, rows, columns = rows] =
    /^\s*(\d{1,4})(?:\s*[x×*,\s]\s*(\d{1,4}))?\s*$/i.exec(text.normalize('NFKC')) ?? [];
  return rows === undefined ? null : { height: Number(rows), width: Number(columns) };
}

/** The first of `level-1`, `level-2` … that no level of the file has. */
export function freeId({ levels }: GridFile): string {
  const taken = new Set(levels.map(({ header }) => header?.id));
  for (let n = levels.length + 1; ; n++) if (!taken.has(`level-${n}`)) return `level-${n}`;
}

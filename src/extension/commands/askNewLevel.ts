import * as vscode from 'vscode';
import { addLevel, type NewLevel } from '../../level/edits/fileEdits';
import type { GridFile } from '../../level/level';
import type { Teller } from '../../messages/teller';
import type { KindCard } from '../../protocol/kindCard';
import { sizeOf } from './dealFields';

/** What stands in the box for the size at first. */
const usualSize = '6 × 6';

/** Asks what kind a new level shall be of; undefined where the author turned away. */
export async function askKind(
  kinds: readonly KindCard[],
  teller: Teller,
): Promise<string | undefined> {
  const chosen = await vscode.window.showQuickPick(kinds.map(kindItem), {
    title: teller.tell('new-level.title'),
    placeHolder: teller.tell('new-level.kind'),
  });
  return chosen?.id;
}

/** Asks whether the board shall be dealt at random; undefined where the author turned away. */
export async function askDealt(teller: Teller): Promise<boolean | undefined> {
  const chosen = await vscode.window.showQuickPick(
    [false, true].map((dealt) => ({
      dealt,
      label: teller.tell(dealt ? 'new-level.dealt' : 'new-level.empty'),
    })),
    { title: teller.tell('new-level.title') },
  );
  return chosen?.dealt;
}

/**
 * Asks for the size and the id of a new level of a file, one after the other: its cells are open.
 * @param kind the id of its kind
 * @returns undefined where the author turned away
 */
export async function askNewLevel(
  file: GridFile,
  kind: string,
  teller: Teller,
): Promise<NewLevel | undefined> {
  const title = teller.tell('new-level.title');
  const refused = (level: NewLevel): string | undefined => {
    const result = addLevel(file, level);
    return result.ok ? undefined : teller.tell(result.code, result.args);
  };
  const free = freeId(file);
  const sizeText = await vscode.window.showInputBox({
    ...{ title, prompt: teller.tell('new-level.size'), value: usualSize },
    validateInput(value) {
      const size = sizeOf(value);
      return size ? refused({ id: free, kind, ...size }) : teller.tell('new-level.bad-size');
    },
  });
  const size = sizeText === undefined ? null : sizeOf(sizeText);
  if (!size) return undefined;
  const asked = await vscode.window.showInputBox({
    ...{ title, prompt: teller.tell('new-level.id'), value: free },
    validateInput: (id) => refused({ id: id.trim(), kind, ...size }),
  });
  return asked === undefined ? undefined : { id: asked.trim(), kind, ...size };
}

/** A kind as an entry of a list. */
export function kindItem({ id, name, rule }: KindCard) {
  return { id, label: name, description: id, detail: rule };
}

/** The first of `level-1`, `level-2` … that no level of the file has. */
export function freeId({ levels }: GridFile): string {
  const taken = new Set(levels.map(({ header }) => header?.id));
  for (let n = levels.length + 1; ; n++) if (!taken.has(`level-${n}`)) return `level-${n}`;
}

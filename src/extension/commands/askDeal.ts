import * as vscode from 'vscode';
import type { NewLevel } from '../../level/edits/fileEdits';
import type { KindSyntax } from '../../level/kindSyntax';
import type { GridFile } from '../../level/level';
import type { GridClient } from '../client/gridClient';
import type { Services } from '../services';
import { freeId, kindItem, sizeOf } from './askNewLevel';

/** What stands in the boxes at first: the size, and labels × how many of each. */
const usual = { size: '8 × 10', labels: '20 × 4', blocks: '0' } as const;

/**
 * Asks for the size, the labels, the blocks and the seed of a board, one after another, and has it
 * dealt. The kind is asked for where several deal; the file's defaults hold for the new level.
 * @returns undefined where the author turned away, or was told why there is no such board
 */
export async function askDeal(
  file: GridFile,
  { client, teller }: Pick<Services, 'client' | 'teller'>,
): Promise<NewLevel | undefined> {
  const title = teller.tell('new-deal.title');
  const kind = await askKind(client, title);
  if (!kind) return undefined;
  const ask = (code: string, value: string, isFine: (text: string) => boolean) =>
    vscode.window.showInputBox({
      ...{ title, value, prompt: teller.tell(`new-deal.${code}`) },
      validateInput: (text) => (isFine(text) ? undefined : teller.tell(`new-deal.bad-${code}`)),
    });
  const sizeText = await ask('size', usual.size, (text) => sizeOf(text) !== null);
  const size = sizeText === undefined ? null : sizeOf(sizeText);
  if (!size) return undefined;
  const labelsText = await ask('labels', usual.labels, (text) => labelsOf(text) !== null);
  const labels = labelsText === undefined ? null : labelsOf(labelsText);
  if (!labels) return undefined;
  const blocks = await ask('blocks', usual.blocks, (text) => /^\s*\d{1,5}\s*$/.test(text));
  if (blocks === undefined) return undefined;
  const certainty = await vscode.window.showQuickPick(
    [true, false].map((clearable) => ({
      clearable,
      label: teller.tell(clearable ? 'new-deal.sure' : 'new-deal.falls'),
    })),
    { title },
  );
  if (!certainty) return undefined;
  const seed = await ask('seed', String(Math.floor(Math.random() * 1e6)), () => true);
  if (seed === undefined) return undefined;
  const { height: rows, width: columns } = size;
  const params = {
    ...{ kind: kind.id, rows, columns, ...labels, seed },
    ...{ blocks: Number(blocks), clearable: certainty.clearable, settings: heldBy(file, kind) },
  };
  const deal = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Notification, title, cancellable: true },
    async (_, token) => {
      try {
        return await client.deal(params, token);
      } catch (error) {
        if (token.isCancellationRequested) return null;
        throw error;
      }
    },
  );
  if (deal?.verdict === 'dealt') {
    return { id: freeId(file), kind: kind.id, height: rows, width: columns, symbols: deal.rows };
  }
  if (deal) void vscode.window.showWarningMessage(deal.message);
  return undefined;
}

/** Reads `20 × 4`, `20x4` or `20 4`: how many labels, and how many tiles of each. */
function labelsOf(text: string): { readonly kinds: number; readonly each: number } | null {
  const size = /\d\D+\d/.test(text) ? sizeOf(text) : null;
  return size && { kinds: size.height, each: size.width };
}

async function askKind(client: GridClient, title: string): Promise<KindSyntax | undefined> {
  const dealt = client.kinds.filter(({ deals }) => deals === true);
  if (dealt.length < 2) return dealt[0];
  const cards = client.cards.filter(({ id }) => dealt.some((kind) => kind.id === id));
  const chosen = await vscode.window.showQuickPick(cards.map(kindItem), { title });
  return dealt.find(({ id }) => id === chosen?.id);
}

/** The settings of a kind that the file's defaults give to a level without its own. */
function heldBy({ defaults }: GridFile, kind: KindSyntax): Readonly<Record<string, string>> {
  const own = new Set(kind.settings.map(({ key }) => key));
  return Object.fromEntries(
    defaults.flatMap(({ key, value }) => (value !== null && own.has(key) ? [[key, value]] : [])),
  );
}

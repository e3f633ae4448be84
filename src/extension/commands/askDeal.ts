import * as vscode from 'vscode';
import type { NewLevel } from '../../level/edits/fileEdits';
import type { KindSyntax } from '../../level/kindSyntax';
import type { GridFile } from '../../level/level';
import type { GridClient } from '../client/gridClient';
import type { Services } from '../services';
import { freeId, kindItem } from './askNewLevel';
import {
  fittingLabels,
  readDealBlocks,
  readDealLabels,
  readDealSize,
  type FieldValue,
} from './dealFields';

/** What stands in the box for the size at first. */
const usualSize = '8 × 10';

/**
 * Asks for the size, the labels, the blocks and the seed of a board, one after another, and has it
 * dealt; each box takes only what fits the answers before. The file's defaults hold for the new
 * level.
 * @param only the kind; where it is left out, it is asked for where several deal
 * @returns undefined where the author turned away, or was told why no such board was dealt
 */
export async function askDeal(
  file: GridFile,
  { client, teller }: Pick<Services, 'client' | 'teller'>,
  only?: KindSyntax,
): Promise<NewLevel | undefined> {
  const title = teller.tell('new-deal.title');
  const kind = only ?? (await askKind(client, title));
  if (!kind) return undefined;
  const ask = async <Value>(
    prompt: string,
    value: string,
    read: (text: string) => FieldValue<Value>,
  ): Promise<Value | undefined> => {
    const text = await vscode.window.showInputBox({
      ...{ title, value, prompt },
      validateInput: (input) => {
        const field = read(input);
        return field.ok ? undefined : teller.tell(field.code, field.args);
      },
    });
    const answer = text === undefined ? null : read(text);
    return answer?.ok ? answer.value : undefined;
  };
  const size = await ask(teller.tell('new-deal.size'), usualSize, readDealSize);
  if (!size) return undefined;
  const cells = size.height * size.width;
  const usual = fittingLabels(cells);
  const labels = await ask(
    teller.tell('new-deal.labels', { ...usual, cells, tiles: usual.kinds * usual.each }),
    `${usual.kinds} × ${usual.each}`,
    (text) => readDealLabels(text, cells),
  );
  if (!labels) return undefined;
  const tiles = labels.kinds * labels.each;
  const blocks = await ask(
    teller.tell('new-deal.blocks', { free: cells - tiles, cells }),
    '0',
    (text) => readDealBlocks(text, cells, tiles),
  );
  if (blocks === undefined) return undefined;
  const certainty = await vscode.window.showQuickPick(
    [true, false].map((clearable) => ({
      clearable,
      label: teller.tell(clearable ? 'new-deal.sure' : 'new-deal.falls'),
    })),
    { title },
  );
  if (!certainty) return undefined;
  const seed = await vscode.window.showInputBox({
    ...{ title, prompt: teller.tell('new-deal.seed') },
    value: String(Math.floor(Math.random() * 1e6)),
  });
  if (seed === undefined) return undefined;
  const { height: rows, width: columns } = size;
  const params = {
    ...{ kind: kind.id, rows, columns, ...labels, seed },
    ...{ blocks, clearable: certainty.clearable, settings: heldBy(file, kind) },
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

import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/vscode/findBrowser.mjs';
import type { FromBoard, ToBoard } from '../../../src/protocol/board';
import type { LevelModel } from '../../../src/protocol/lsp';

/** A browser for pages of ours alone: it asks nothing of the network. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Sends a message to the board, and waits until it was heard. */
export async function send(page: Page, message: ToBoard): Promise<void> {
  await page.evaluate((data) => {
    const heard = new Promise((resolve) =>
      window.addEventListener('message', resolve, { once: true }),
    );
    window.postMessage(data, '*');
    return heard.then(() => undefined);
  }, message);
}

/** A message with a model, as the host of a board or a preview sends it. */
export function modelMessage(
  model: LevelModel,
  editable = true,
  view: 'board' | 'preview' = 'board',
): ToBoard {
  return { type: 'model', model, editable, view, locked: false };
}

/** All that the board said since the last time it was asked. */
export async function allSaid(page: Page): Promise<FromBoard[]> {
  return page.evaluate(() => {
    const all = (window as unknown as { said: FromBoard[] }).said;
    return all.splice(0, all.length);
  });
}

/** What it said, but for the cells that were turned to: those come with every move. */
export async function said(page: Page): Promise<FromBoard[]> {
  return (await allSaid(page)).filter(({ type }) => type !== 'focus');
}

/** Finds a cell that has an element. */
export const cell = (row: number, column: number): string =>
  `[data-r="${row}"][data-c="${column}"]`;

/** The name of the element that has the focus. */
export const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

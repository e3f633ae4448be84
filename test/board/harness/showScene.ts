import type { Page } from 'playwright-core';
import { modelMessage, send } from './boardPage';
import type { BoardScene } from './scenes';

/** Brings a page to a scene. */
export async function showScene(page: Page, scene: BoardScene): Promise<void> {
  if (scene.page) {
    await send(page, scene.page);
    await page.waitForSelector('.start');
    return;
  }
  for (const model of scene.models) {
    await send(page, modelMessage(model, scene.view === 'board', scene.view));
  }
  await page.waitForSelector('.board');
  if (scene.finding !== null) await page.locator('.say').nth(scene.finding).click();
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(scene.focus ?? '') ?? [];
  const cell = page.locator(`[data-r="${row}"][data-c="${column}"]`);
  if (scene.focus !== null) await cell.click();
  if (scene.tool !== null) await page.locator(`[data-tool="${scene.tool}"]`).click();
  if (scene.focus !== null) await cell.focus();
  else await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  for (const key of scene.keys ?? []) await page.keyboard.press(key);
  const model = scene.models.at(-1);
  if (scene.next && model) {
    const { index: level, version } = model;
    await send(page, { type: 'route', level, version, route: scene.next });
    await page.waitForSelector('.fresh');
  }
}

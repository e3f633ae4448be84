import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The text of axe-core. */
export async function axeSource(): Promise<string> {
  return readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
}

interface AxeResult {
  violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
}

/** The accessibility faults that axe-core finds on a page, in words; `axe` is its text. */
export async function accessFaults(page: Page, axe: string): Promise<string[]> {
  page.removeAllListeners('console'); // axe-core itself tries what the policy forbids.
  await page.evaluate(axe);
  const result = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({
      preload: false,
    }),
  );
  return result.violations.flatMap(({ id, impact, nodes }) =>
    nodes
      .slice(0, 3)
      .map((node) => `${id} (${impact}): ${node.html.slice(0, 160)} ${node.failureSummary}`),
  );
}

/** What of a page is wider than its place. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const pages = [document.documentElement, document.querySelector('.gw')!];
    return pages.some((element) => element.scrollWidth > element.clientWidth);
  });
}

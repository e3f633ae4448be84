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

/** The parts of the page that lie over another, as `a over b`. */
export async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = ['.top', '.palette', '.canvas', '.settings', '.play', '.findings', '.status']
      .map((name) => ({ name, box: document.querySelector(name)?.getBoundingClientRect() }))
      .flatMap(({ name, box }) => (box && box.width * box.height > 0 ? [{ name, box }] : []));
    return parts.flatMap((a, i) =>
      parts
        .slice(i + 1)
        .filter(
          ({ box }) =>
            Math.min(a.box.bottom, box.bottom) - Math.max(a.box.top, box.top) > 1 &&
            Math.min(a.box.right, box.right) - Math.max(a.box.left, box.left) > 1,
        )
        .map(({ name }) => `${name} over ${a.name}`),
    );
  });
}

/**
 * Takes the pictures of the real VS Code that README and docs show, and one of each theme to look
 * at: `npm run screens` (into docs/images/ and test-results/screens/).
 */
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { version } from '../../package.json';
import { closeVscode, openVscode } from '../journeys/harness/openVscode';

const themes = ['dark', 'light', 'hc-dark', 'hc-light'] as const;
const root = path.resolve(__dirname, '../..');
const vsix = path.join(root, `gridwright-${version}.vsix`);

async function takeTheme(theme: (typeof themes)[number]): Promise<void> {
  const folder = theme === 'dark' ? 'docs/images' : 'test-results/screens';
  await mkdir(path.join(root, folder), { recursive: true });
  const window = await openVscode({ workspace: path.join(root, 'levels'), theme, vsix });
  const keep = async (picture: string): Promise<void> => {
    const target = theme === 'dark' ? `${picture}.png` : `${picture}-${theme}.png`;
    await rename(await window.screenshot(picture), path.join(root, folder, target));
  };
  try {
    await window.openFile('cats.grid');
    await window.webview().getByRole('button', { name: 'Next level' }).click();
    await window.webview().getByText('The cat goes home').waitFor();
    await window.webview().getByText('Solvable').first().waitFor();
    await keep('board');
    await window.openFile('impossible.grid');
    await window.webview().getByText('Impossible · cut cell').waitFor();
    await keep('impossible');
  } finally {
    await closeVscode(window);
  }
}

async function main(): Promise<void> {
  for (const theme of themes) await takeTheme(theme);
}

void main();

import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { keepEvidence } from '../../../scripts/test/evidence.mjs';
import type { WorkspaceCopy } from '../../../scripts/test/workspaceCopy.mjs';
import type { Host } from '../../../scripts/vscode/nodeHost.mjs';
import type { OpenedPage } from '../../../scripts/vscode/openPage.mjs';
import { resultsRoot } from '../../../scripts/vscode/paths.mjs';

/** VS Code in a browser, driven as a user would: by keys, clicks and what can be seen. */
export class VscodeWindow {
  private readonly saved = new Set<string>();

  constructor(
    private readonly host: Host,
    private readonly opened: OpenedPage,
    private readonly workspace: WorkspaceCopy,
  ) {}

  /** The browser's page, for what has no method here. */
  get page(): Page {
    return this.opened.page;
  }

  /** The folder that is open: a copy of the workspace. */
  get folder(): string {
    return this.workspace.folder;
  }

  /** Opens a file of the workspace through quick open, and waits for its tab. */
  async openFile(name: string): Promise<void> {
    await this.pick('Control+P', name, name);
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
    await this.tab(name).waitFor();
  }

  /** Runs a command by its title in the palette: `Grid: Solve Current Grid`. */
  async runCommand(title: string): Promise<void> {
    await this.pick('F1', title, title);
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  }

  /** Runs a command that asks something in the same place as the palette. */
  async startCommand(title: string): Promise<void> {
    await this.pick('F1', title, title);
  }

  /** The tab of a file; a preview's tab has its own title. */
  tab(title: string): ReturnType<Page['locator']> {
    return this.page.locator(`.tabs-container .tab[data-resource-name="${title}"]`).first();
  }

  /** Whether a file's tab shows unsaved changes. */
  async isDirty(name: string): Promise<boolean> {
    return (await this.tab(name).getAttribute('class'))?.split(' ').includes('dirty') ?? false;
  }

  /**
   * What a webview shows: the frame in a frame that VS Code puts an extension's page in.
   * @param index among the webviews that can be seen, from 0, in the order they were opened
   */
  webview(index = 0): FrameLocator {
    return this.page
      .locator('iframe.webview.ready')
      .filter({ visible: true })
      .nth(index)
      .contentFrame()
      .locator('iframe#active-frame')
      .contentFrame();
  }

  /** Lets a file be another on disk at the end: any change that no test said fails the suite. */
  mayChange(name: string): void {
    this.saved.add(name);
  }

  /** Saves the active editor. */
  async save(name: string): Promise<void> {
    this.mayChange(name);
    await this.page.keyboard.press('Control+S');
    await this.page
      .locator(`.tabs-container .tab[data-resource-name="${name}"]:not(.dirty)`)
      .first()
      .waitFor();
  }

  /** What a file of the workspace holds on disk. */
  contentOf(name: string): Promise<string> {
    return readFile(path.join(this.folder, name), 'utf8');
  }

  /** Waits until VS Code keeps copies of so many unsaved files, for the case that it ends. */
  async backups(count: number): Promise<void> {
    const root = path.join(this.host.data ?? '', 'data/User/Backups');
    await mkdir(root, { recursive: true });
    const watcher = watch(root, { recursive: true });
    try {
      for (;;) {
        const change = once(watcher, 'change');
        if ((await filesIn(root)) === count) return;
        await change;
      }
    } finally {
      watcher.close();
    }
  }

  /**
   * Takes a picture of the whole window.
   * @returns the file's path
   */
  async screenshot(name: string): Promise<string> {
    const file = path.join(resultsRoot, 'screenshots', `${name}.png`);
    await this.page.screenshot({ path: file });
    return file;
  }

  /**
   * Keeps what explains a failure.
   * @returns the folder
   */
  keepEvidence(name: string): Promise<string> {
    return keepEvidence(name, this.opened, this.host);
  }

  /**
   * Ends the browser and VS Code.
   * @throws when a file on disk was changed though no test saved it
   */
  async close(): Promise<void> {
    await this.opened.close();
    await this.host.stop();
    const hidden = await this.workspace.hiddenEdits(this.saved);
    await this.workspace.remove();
    if (hidden.length > 0) {
      throw new Error(`Hidden edits: ${hidden.join(', ')} differ on disk though no test saved.`);
    }
  }

  /** Opens a quick pick by its key, types, and takes the first entry once it is the one meant. */
  private async pick(key: string, text: string, entry: string): Promise<void> {
    const widget = this.page.locator('.quick-input-widget');
    await this.page.keyboard.press(key);
    const input = widget.locator('input.input');
    await input.waitFor();
    await input.fill(key === 'F1' ? `>${text}` : text);
    await widget
      .locator('.monaco-list-row.focused, .monaco-list-row[data-index="0"]')
      .filter({ hasText: entry })
      .first()
      .waitFor();
    await this.page.keyboard.press('Enter');
  }
}

async function filesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

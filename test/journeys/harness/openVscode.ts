import path from 'node:path';
import { copyWorkspace } from '../../../scripts/test/workspaceCopy.mjs';
import { startNodeHost } from '../../../scripts/vscode/nodeHost.mjs';
import { openPage } from '../../../scripts/vscode/openPage.mjs';
import { projectRoot } from '../../../scripts/vscode/paths.mjs';
import { themes } from '../../../scripts/vscode/settings.mjs';
import { VscodeWindow } from './vscodeWindow';

/** What a journey begins with. */
export interface Beginning {
  /** A folder that is copied and opened; the workspace of the suite in VS Code when left out. */
  readonly workspace?: string;
  /** More files of the copy, by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** One of VS Code's own themes; those of high contrast only with a `vsix`. */
  readonly theme?: keyof typeof themes;
  /** A packaged extension to install, in place of the one of the sources. */
  readonly vsix?: string;
  /** User settings. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** What the workbench is called in each theme. */
const themeClasses = {
  light: 'vs',
  dark: 'vs-dark',
  'hc-dark': 'hc-black',
  'hc-light': 'hc-light',
};

/** The windows that are open, for the hooks that keep a failure's evidence. */
export const openWindows = new Set<VscodeWindow>();

/**
 * Starts a VS Code with the extension, on a copy of a workspace, with fresh data and a port of its
 * own, and waits until its workbench can be used.
 */
export async function openVscode({
  workspace = path.join(projectRoot, 'test/vscode/workspace'),
  files = {},
  theme,
  vsix,
  settings,
}: Beginning = {}): Promise<VscodeWindow> {
  const copy = await copyWorkspace(workspace, files);
  const host = await startNodeHost({
    ...(vsix === undefined ? { extension: projectRoot } : { vsix }),
    workspace: copy.folder,
    settings: { ...settings, ...(theme && { 'workbench.colorTheme': themes[theme] }) },
  });
  const opened = await openPage();
  const window = new VscodeWindow(host, opened, copy);
  openWindows.add(window);
  await opened.page.goto(host.address);
  await opened.page
    .locator('.monaco-workbench .explorer-folders-view .monaco-list-row')
    .first()
    .waitFor();
  // VS Code leaves the themes of high contrast aside while it runs an extension from its sources.
  if (theme) await opened.page.locator(`.monaco-workbench.${themeClasses[theme]}`).waitFor();
  return window;
}

/**
 * Ends a window that `openVscode` opened.
 * @throws when a file of its workspace was changed on disk though no test saved it
 */
export async function closeVscode(window: VscodeWindow): Promise<void> {
  openWindows.delete(window);
  await window.close();
}

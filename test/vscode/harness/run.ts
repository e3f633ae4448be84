import * as vscode from 'vscode';
import { report } from './report';
import { checkWorkspace, fillWorkspace } from './workspace';

/**
 * What VS Code calls in the extension host.
 * @returns when every test has passed
 * @throws when one has failed
 */
export async function run(): Promise<void> {
  await fillWorkspace();
  mocha.suite.afterEach(closeEditors);
  mocha.suite.afterAll('the workspace holds no edit that no test declared', checkWorkspace);
  await new Promise<void>((resolve, reject) => {
    // Mocha's own `run` for browsers reads the page's address, which no extension host has.
    const runner = Mocha.prototype.run.call(mocha, (failures: number) => {
      if (failures === 0) resolve();
      else reject(new Error(`${failures} tests failed`));
    });
    report(runner);
  });
}

/** Leaves no editor and no unsaved text to the next test. */
async function closeEditors(this: Mocha.Context): Promise<void> {
  // The runner's screenshot of a failed test shows its editors, so they stay for a moment.
  if (this.currentTest?.isFailed()) await new Promise((resolve) => setTimeout(resolve, 1000));
  for (const document of vscode.workspace.textDocuments) {
    if (document.isDirty && document.uri.scheme !== 'untitled') await revert(document);
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}

/** Takes an unsaved document back to what its file holds. */
async function revert(document: vscode.TextDocument): Promise<void> {
  await vscode.window.showTextDocument(document);
  await vscode.commands.executeCommand('workbench.action.files.revert');
}

import * as vscode from 'vscode';

/**
 * Takes what every quick input proposes, until a command has ended: presses Enter again and again,
 * as the inputs come up when they are ready.
 */
export async function acceptAll(command: PromiseLike<unknown>): Promise<void> {
  const state: { done: boolean } = { done: false };
  const finish = (): void => {
    state.done = true;
  };
  command.then(finish, finish);
  while (!state.done) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
  }
  await command;
}

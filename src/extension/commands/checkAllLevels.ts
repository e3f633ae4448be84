import * as vscode from 'vscode';
import type { Command } from './command';

/** Check All Levels: the findings of every `.grid` file of the workspace, open or not. */
export const checkAllLevels: Command = {
  id: 'gridwright.checkAll',
  async run({ services: { teller }, check }) {
    if (!vscode.workspace.workspaceFolders) {
      void vscode.window.showInformationMessage(teller.tell('check.no-folder'));
      return;
    }
    const tally = await vscode.window.withProgress(
      {
        location: vscode.ProgressLocation.Notification,
        title: teller.tell('check.title'),
        cancellable: true,
      },
      (progress, token) => {
        const report = (done: number, files: number) =>
          progress.report({ message: `${done}/${files}`, increment: 100 / files });
        return check.run(report, token);
      },
    );
    if (!tally) return;
    const words = teller.tell(tally.files === 0 ? 'check.no-files' : 'check.done', { ...tally });
    const { errors, warnings, unread } = tally;
    if (errors + warnings + unread === 0) {
      void vscode.window.showInformationMessage(words);
      return;
    }
    const show = teller.tell('check.problems');
    void vscode.window.showWarningMessage(words, show).then((chosen) => {
      if (chosen === show) void vscode.commands.executeCommand('workbench.actions.view.problems');
    });
  },
};

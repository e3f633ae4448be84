import * as vscode from 'vscode';

/** VS Code's command that puts another editor of a file in its tab's place, unsaved edits and all. */
const reopen = 'reopenActiveEditorWith';

/**
 * Shows a document in another editor (`default` is the text editor): in the place of the active tab
 * where that is the document's, so that one file has one tab; else in a tab of its own.
 */
export async function showAs(
  uri: vscode.Uri,
  editorId: string,
  options?: vscode.TextDocumentShowOptions,
): Promise<void> {
  if (isActive(uri) && (await vscode.commands.getCommands(true)).includes(reopen)) {
    await vscode.commands.executeCommand(reopen, editorId);
    const editor = vscode.window.activeTextEditor;
    if (options?.selection && editor?.document.uri.toString() === uri.toString()) {
      select(editor, options.selection);
    }
    return;
  }
  await vscode.commands.executeCommand('vscode.openWith', uri, editorId, options);
}

function isActive(uri: vscode.Uri): boolean {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  const shows = input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom;
  return shows && input.uri.toString() === uri.toString();
}

function select(editor: vscode.TextEditor, range: vscode.Range): void {
  editor.selection = new vscode.Selection(range.start, range.end);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

import * as vscode from 'vscode';
import { assert } from '../harness/assert';
import { contentOf, fileUri } from '../harness/workspace';

const extensionId = 'gridwright.gridwright';

describe('the .grid language', () => {
  it('is registered', async () => {
    assert.ok((await vscode.languages.getLanguages()).includes('grid'), 'no language grid');
  });

  it('is that of a .grid file, whose text is what the file holds', async () => {
    const document = await vscode.workspace.openTextDocument(fileUri('two.grid'));
    assert.equal(document.languageId, 'grid');
    assert.equal(document.getText(), await contentOf('two.grid'));
  });

  it('starts the extension when a file is opened', async () => {
    await vscode.window.showTextDocument(fileUri('two.grid'));
    const extension = vscode.extensions.getExtension(extensionId);
    assert.ok(extension, `${extensionId} is not there`);
    // `activate` waits for an activation that is under way and throws what made it fail.
    await extension.activate();
    assert.ok(extension.isActive, 'not active');
  });
});

import * as vscode from 'vscode';
import { assert } from '../harness/assert';
import { workspaceFolder } from '../harness/workspace';

const { process } = globalThis as { process?: { versions?: { node?: string } } };

describe('the host', () => {
  it('is the one that was asked for', () => {
    const { remoteName } = vscode.env;
    const node = process?.versions?.node !== undefined;
    if (vscode.env.uiKind === vscode.UIKind.Desktop) {
      assert.ok(node, 'a desktop VS Code runs extensions in Node');
    } else if (workspaceFolder().scheme === 'tmp') {
      assert.ok(!node, 'the web host must be a web worker, without Node');
      assert.equal(typeof (globalThis as { importScripts?: unknown }).importScripts, 'function');
      assert.equal(remoteName, undefined, 'the web host has no remote');
    } else {
      assert.ok(node, 'the Node host must have Node');
      assert.ok(remoteName, 'the Node host is a remote one');
    }
    assert.equal(node ? 'node' : 'web', HOST_NAME, 'the runner asked for another host');
  });

  it('saves nothing by itself', () => {
    assert.equal(vscode.workspace.getConfiguration('files').get('autoSave'), 'off');
  });

  it('trusts the workspace', () => {
    assert.equal(vscode.workspace.isTrusted, true);
  });
});

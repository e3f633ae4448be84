import * as vscode from 'vscode';
import { assert } from '../harness/assert';
import { changing, openBoard } from '../harness/gridwright';
import { fileUri } from '../harness/workspace';

/** Walks a written route over rows of 1 and 0; throws where it is no solution. */
function walk(rows: readonly string[], route: string): void {
  const corners = route.split('-').map((name) => {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
    assert.ok(row && column, `“${name}” is no cell`);
    return [Number(row), Number(column)] as const;
  });
  const visited = new Set<string>();
  let [row, column] = corners[0]!;
  const visit = (): void => {
    const cell = `${row},${column}`;
    assert.ok(!visited.has(cell), `${cell} is visited twice`);
    assert.equal(rows[row - 1]?.[column - 1], '1', `${cell} is not open`);
    visited.add(cell);
  };
  visit();
  for (const [toRow, toColumn] of corners.slice(1)) {
    assert.ok(row === toRow || column === toColumn, `diagonal to ${toRow},${toColumn}`);
    while (row !== toRow || column !== toColumn) {
      row += Math.sign(toRow - row);
      column += Math.sign(toColumn - column);
      visit();
    }
  }
  assert.equal(visited.size, rows.join('').replaceAll('0', '').length, 'cells visited');
}

/** The route that stands under the last `solution:` of a text, its lines joined. */
function solutionOf(text: string): string {
  return text.slice(text.lastIndexOf('solution:') + 'solution:'.length).replace(/\s+/g, '');
}

describe('Solve Current Grid', () => {
  it('writes a right route, as one undo step', async () => {
    const editor = await vscode.window.showTextDocument(fileUri('bare.grid'));
    const { document } = editor;
    const before = document.getText();
    const solve = () => vscode.commands.executeCommand('gridwright.solve');
    const after = await changing(document, solve);
    assert.ok(after.startsWith(before.trimEnd()), 'the rows have changed');
    walk(before.trimEnd().split(/\r?\n/), solutionOf(after));
    const undone = await changing(document, () => vscode.commands.executeCommand('undo'));
    assert.equal(undone, before);
    assert.equal(document.isDirty, false, 'dirty after the undo');
  });

  it('solves the level under the cursor', async () => {
    const editor = await vscode.window.showTextDocument(fileUri('two.grid'));
    const { document } = editor;
    const line = document.getText().split('\n').indexOf('[five]') + 2;
    editor.selection = new vscode.Selection(line, 0, line, 0);
    const after = await changing(document, () =>
      vscode.commands.executeCommand('gridwright.solve'),
    );
    assert.equal(after.split('solution:').length, 2, 'solutions');
    walk(['1111', '1101', '0111', '1111', '0110'], solutionOf(after));
  });

  it('solves the level that a board shows', async () => {
    const document = await openBoard(fileUri('bare.grid'));
    const after = await changing(document, () =>
      vscode.commands.executeCommand('gridwright.solve'),
    );
    walk(['1111', '1101', '0111', '1111', '0110'], solutionOf(after));
  });

  it('leaves a level alone that has no route', async () => {
    const { document } = await vscode.window.showTextDocument(fileUri('star.grid'));
    await vscode.commands.executeCommand('gridwright.solve');
    assert.equal(document.isDirty, false);
  });
});

import * as vscode from 'vscode';
import { assert } from '../harness/assert';
import { changing, problems } from '../harness/gridwright';
import { waitFor } from '../harness/waitFor';
import { fileUri } from '../harness/workspace';

const run = <T>(command: string, ...args: unknown[]): Thenable<T> =>
  vscode.commands.executeCommand<T>(command, ...args);

/** Opens a file as text, the text replaced; nothing is saved. */
async function openText(path: string, text?: string): Promise<vscode.TextEditor> {
  const editor = await vscode.window.showTextDocument(fileUri(path));
  if (text !== undefined) {
    const { document } = editor;
    const whole = new vscode.Range(
      document.positionAt(0),
      document.positionAt(document.getText().length),
    );
    await editor.edit((edit) => edit.replace(whole, text));
  }
  return editor;
}

/** Waits until the lenses of a text have a title, and gives their titles. */
async function lenses(uri: vscode.Uri, title: string): Promise<vscode.Command[]> {
  const changes = [vscode.languages.onDidChangeDiagnostics];
  let found: vscode.Command[] = [];
  // Lenses are asked for anew with every look: their verdict comes after the findings.
  for (let look = 0; look < 100; look++) {
    const all = await run<vscode.CodeLens[]>('vscode.executeCodeLensProvider', uri, 100);
    found = all.flatMap(({ command }) => command ?? []);
    if (found.some((command) => command.title.startsWith(title))) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return waitFor<vscode.Command[]>(
    `a lens ${title} among ${found.map((each) => each.title).join(', ')}`,
    changes,
    () => undefined,
  );
}

describe('in the text editor', () => {
  it('a hover tells what a cell is', async () => {
    const { document } = await openText('two.grid');
    const line = document.getText().split('\n').indexOf('board:') + 1;
    const row = document.lineAt(line);
    const position = new vscode.Position(line, row.firstNonWhitespaceCharacterIndex);
    const [hover] = await run<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      document.uri,
      position,
    );
    const [words] = hover?.contents ?? [];
    assert.ok(words instanceof vscode.MarkdownString, 'no hover');
    assert.match(words.value, /r1c1/);
    assert.match(words.value, /row 1, column 1/);
  });

  it('completion offers keys, their words, and nothing in a board', async () => {
    const { document } = await openText('two.grid', '[a]\nclo\nexpect = \nboard:\n  1 1\n  1 1\n');
    const offered = async (line: number, character: number, trigger?: string) => {
      const position = new vscode.Position(line, character);
      const list = await run<vscode.CompletionList>(
        'vscode.executeCompletionItemProvider',
        document.uri,
        position,
        trigger,
      );
      return list.items
        .filter(({ kind }) => kind !== vscode.CompletionItemKind.Snippet)
        .map(({ label }) => (typeof label === 'string' ? label : label.label));
    };
    assert.ok((await offered(1, 3)).includes('closed'), 'closed is not offered');
    assert.deepEqual((await offered(2, 9, ' ')).sort(), ['solvable', 'unique', 'unsolvable']);
    assert.deepEqual(await offered(4, 3), []);
  });

  it('the light bulb mends a misspelt key', async () => {
    const editor = await openText('two.grid', '[a]\nclosd = no\nboard:\n  1 1\n  1 1\n');
    const { document } = editor;
    await problems(document.uri, 'unknown-key', (codes) =>
      codes.includes('unknown-key') ? true : undefined,
    );
    const actions = await run<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      new vscode.Range(1, 0, 1, 5),
      vscode.CodeActionKind.QuickFix.value,
    );
    const fix = actions.find(({ isPreferred }) => isPreferred);
    assert.ok(fix?.edit, 'no preferred fix');
    const { edit } = fix;
    const text = await changing(document, () => vscode.workspace.applyEdit(edit));
    assert.match(text, /^closed = no$/m);
  });

  it('the outline and the folds follow the levels', async () => {
    const { document } = await openText('two.grid');
    const symbols = await run<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    assert.ok(symbols.length >= 2, 'levels');
    assert.ok(
      symbols.some(({ name }) => name === 'five'),
      'five',
    );
    const folds = await run<vscode.FoldingRange[]>(
      'vscode.executeFoldingRangeProvider',
      document.uri,
    );
    assert.ok(folds.length >= symbols.length, 'folds');
  });

  it('cells have semantic tokens', async () => {
    const { document } = await openText('bare.grid');
    const tokens = await run<vscode.SemanticTokens>(
      'vscode.provideDocumentSemanticTokens',
      document.uri,
    );
    assert.equal(tokens.data.length, 20 * 5, 'numbers');
    const legend = await run<vscode.SemanticTokensLegend>(
      'vscode.provideDocumentSemanticTokensLegend',
      document.uri,
    );
    assert.ok(legend.tokenTypes.includes('checkpoint'), 'legend');
  });

  it('formatting leaves a text in its usual form, and mends another', async () => {
    const text = '[a]\nCLOSED=no\nboard:\n1   1\n 1 1   \n';
    const { document } = await openText('two.grid', text);
    const edits = await run<vscode.TextEdit[]>(
      'vscode.executeFormatDocumentProvider',
      document.uri,
      { tabSize: 2, insertSpaces: true },
    );
    assert.ok(edits.length > 0, 'no edits');
  });

  it('lenses show the verdict, and solve the level they stand above', async () => {
    const { document } = await openText('two.grid');
    const found = await lenses(document.uri, 'Solvable');
    const solve = found.filter(({ command }) => command === 'gridwright.solve').at(-1);
    assert.ok(solve, 'no lens to solve');
    const text = await changing(document, () =>
      run(solve.command, ...((solve.arguments ?? []) as unknown[])),
    );
    assert.equal(text.split('solution:').length, 2, 'solutions');
    assert.ok(text.indexOf('solution:') > text.indexOf('[five]'), 'in another level');
  });
});

import * as vscode from 'vscode';
import { assert } from '../harness/assert';
import { changing, gridwright, nextPosted, openBoard, shownModel } from '../harness/gridwright';
import { acceptAll } from '../harness/quickInput';
import { contentOf, fileUri } from '../harness/workspace';

const run = (command: string): Thenable<unknown> => vscode.commands.executeCommand(command);

describe('the commands', () => {
  it('are there, all of them', async () => {
    await gridwright();
    const { contributes } = vscode.extensions.getExtension('gridwright.gridwright')!
      .packageJSON as {
      contributes: { commands: { command: string }[] };
    };
    const known = await vscode.commands.getCommands(true);
    for (const { command } of contributes.commands) assert.ok(known.includes(command), command);
  });

  it('Solve from Here shows a route from the focused cell on the board, and writes nothing', async () => {
    const document = await openBoard(fileUri('bare.grid'));
    const api = await gridwright();
    await api.receive(document.uri, 'board', { type: 'focus', row: 4, column: 1 });
    const posted = nextPosted('tried');
    await run('gridwright.solveFromHere');
    const { route, version, message } = await posted;
    assert.equal(route?.[0]?.[0], 'r4c1');
    assert.equal(version, document.version);
    assert.match(message, /r4c1/);
    assert.equal(document.isDirty, false);
  });

  it('Solve from Here opens a preview where no board is in sight', async () => {
    const { document } = await vscode.window.showTextDocument(fileUri('bare.grid'), {
      selection: new vscode.Range(3, 0, 3, 0),
    });
    const posted = nextPosted('tried');
    await run('gridwright.solveFromHere');
    assert.equal((await posted).route?.[0]?.[0], 'r4c1');
    await shownModel(document.uri, 'preview', 'the level', () => true);
    assert.equal(document.isDirty, false);
  });

  it('Next Solution writes another route in place of the stored one, as one undo step', async () => {
    const { document } = await vscode.window.showTextDocument(fileUri('bare.grid'));
    const before = document.getText();
    const first = await changing(document, () => run('gridwright.solve'));
    const second = await changing(document, () => run('gridwright.nextSolution'));
    assert.ok(first !== second, 'the same route');
    assert.equal(second.split('solution:').length, 2, 'solutions');
    assert.equal(await changing(document, () => run('undo')), first);
    assert.equal(await changing(document, () => run('undo')), before);
  });

  it('Next Solution comes round to the first', async () => {
    const document = await openBoard(fileUri('bare.grid'));
    const first = await changing(document, () => run('gridwright.solve'));
    const seen = new Set([first]);
    for (;;) {
      const next = await changing(document, () => run('gridwright.nextSolution'));
      if (seen.has(next)) break;
      seen.add(next);
    }
    assert.equal(seen.size, 3, 'routes of the board');
  });

  it('Clear Solution leaves what stood there before', async () => {
    const document = await openBoard(fileUri('bare.grid'));
    const before = document.getText();
    await changing(document, () => run('gridwright.solve'));
    assert.equal(await changing(document, () => run('gridwright.clearSolution')), before);
  });

  it('Clear Solution and Count Solutions leave a file without a solution clean', async () => {
    const { document } = await vscode.window.showTextDocument(fileUri('bare.grid'));
    await run('gridwright.clearSolution');
    await run('gridwright.count');
    assert.equal(document.isDirty, false);
  });

  it('New Level asks, and adds a level behind the last', async () => {
    const document = await openBoard(fileUri('two.grid'));
    const text = await changing(document, () => acceptAll(run('gridwright.newLevel')));
    assert.ok(text.startsWith((await contentOf('two.grid')).trimEnd()), 'the levels have changed');
    assert.match(text, /\n\n\[level-3\]\nkind = path\nboard:\n( {2}\. \. \. \. \. \.\n){6}$/);
    await shownModel(document.uri, 'board', 'the new level', ({ id }) => id === 'level-3');
    assert.equal(await changing(document, () => run('undo')), await contentOf('two.grid'));
  });

  it('New Random Deal asks, and adds a board that can be cleared', async () => {
    const document = await openBoard(fileUri('two.grid'));
    const text = await changing(document, () => acceptAll(run('gridwright.newDeal')));
    assert.match(text, /\n\n\[level-3\]\nkind = pairs\nboard:\n( {2}([A-T] ){9}[A-T]\n){8}$/);
    await shownModel(document.uri, 'board', 'the new level', ({ id, verdict }) => {
      return id === 'level-3' && verdict.state === 'solved';
    });
    assert.equal(await changing(document, () => run('undo')), await contentOf('two.grid'));
  });

  it('New Level begins an untitled file where no level is looked at', async () => {
    await acceptAll(run('gridwright.newLevel'));
    const document = vscode.workspace.textDocuments.find(
      ({ uri, languageId }) => uri.scheme === 'untitled' && languageId === 'grid',
    );
    assert.ok(document, 'no untitled level');
    await shownModel(document.uri, 'board', 'the new level', ({ id, verdict }) => {
      return id === 'level-1' && verdict.state === 'solved';
    });
    await run('gridwright.openAsText');
    assert.equal(vscode.window.activeTextEditor?.document, document);
    await run('workbench.action.revertAndCloseActiveEditor');
  });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cellWords, stepsOf } from '../../src/board/cellWords';
import { shownOf } from '../../src/board/shown';
import { firstState, pictureShown, replayOf, type BoardState } from '../../src/board/state';
import { GridCells } from '../../src/board/view/gridCells';
import { Page } from '../../src/board/view/page';
import { fitZoom, zoomStep } from '../../src/board/zoom';
import { wordsOf } from '../../src/board/words';
import type { SvgNode } from '../../src/drawing/scene/svgNode';
import { svgText } from '../../src/drawing/svg';
import type { LevelModel } from '../../src/protocol/lsp';
import { anyPicture } from '../drawing/anyPicture';
import { pictureFrom } from '../drawing/pictures';
import { modelOf } from './harness/modelOf';
import { modelFrom, pending, toldFinding, words } from './models';

function all(tree: SvgNode, role: string): readonly SvgNode[] {
  const below = tree.children.flatMap((child) => all(child, role));
  return tree.attributes['role'] === role ? [tree, ...below] : below;
}

function pageText(model: LevelModel, change: Partial<BoardState> = {}): string {
  const state = {
    ...firstState(words, null),
    editable: true,
    shown: shownOf(model, null),
    ...change,
  };
  return svgText(new Page().node(state, ''));
}

describe('the grid', () => {
  it('has exactly one gridcell for every cell, and one cell in the tab order', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        const row = picture.cells.findIndex(({ length }) => length > 0) + 1;
        const focus = row > 0 ? { row, column: 1 } : null;
        const grid = new GridCells().node(picture, 'a', focus, words);
        const named = all(grid, 'gridcell').map(
          ({ attributes }) => `${attributes['data-r']},${attributes['data-c']}`,
        );
        const cells = picture.cells.flatMap((each, r) => each.map((_, c) => `${r + 1},${c + 1}`));
        assert.deepEqual(named, cells);
        const inOrder = all(grid, 'gridcell').filter(
          ({ attributes }) => attributes['tabindex'] === 0,
        );
        assert.equal(inOrder.length, focus ? 1 : 0);
        assert.equal(all(grid, 'row').length, picture.height);
      }),
    );
  });

  it('gives rows that did not change as the same objects', () => {
    const cells = new GridCells();
    const picture = pictureFrom('. .\n. .');
    const before = cells.node(picture, 'a', { row: 1, column: 1 }, words);
    const after = cells.node(picture, 'a', { row: 1, column: 2 }, words);
    assert.equal(before.children[1], after.children[1]);
    assert.notEqual(before.children[0], after.children[0]);
  });
});

describe('the words of a cell', () => {
  it('name it, what it is, its walls and its step', () => {
    const picture = pictureFrom('S_ .\n12| #', { route: [['r1c1', 'r2c1']] });
    const said = (row: number, column: number): string =>
      cellWords({ row, column }, picture, stepsOf(picture), words).join(' · ');
    assert.equal(said(1, 1), 'r1c1 · start · wall below · step 1 of 2');
    assert.equal(said(2, 1), 'r2c1 · checkpoint 12 · wall to the right · step 2 of 2');
    assert.equal(said(2, 2), 'r2c2 · hole');
  });

  it('count the closing step of a route as its first', () => {
    const picture = pictureFrom('. .\n. .', { route: [['r1c1', 'r1c2', 'r2c2', 'r2c1', 'r1c1']] });
    assert.equal(stepsOf(picture).count, 4);
    assert.equal(stepsOf(picture).at.get('1,1'), 1);
  });
});

describe('the page', () => {
  it('gives every verdict an icon and words of its own', () => {
    const chips = (['solved', 'unsolvable', 'undecided', 'pending'] as const).map((state) => {
      const text = pageText(modelFrom('. .', { verdict: { state, words: 'said', spoken: '' } }));
      return /<div class="verdict .*?<\/div>/.exec(text)?.[0] ?? '';
    });
    assert.equal(new Set(chips).size, 4);
    for (const chip of chips) assert.match(chip, /said/);
    assert.match(chips[3]!, /verdict pending.*checking…/);
  });

  it('says that a first verdict is being sought', () => {
    assert.match(pageText(modelFrom('. .', { verdict: pending })), /Checking…/);
  });

  it('offers Stop in place of Solve while busy', () => {
    assert.match(pageText(modelFrom('. .'), { busy: true }), /data-do="stop"/);
    assert.doesNotMatch(pageText(modelFrom('. .'), { busy: true }), /data-do="solve"/);
  });

  it('hides the palette where nothing can be edited, and findings in a preview', () => {
    const readOnly = pageText(modelFrom('. .'), { editable: false });
    assert.match(readOnly, /class="palette"[^>]* hidden=""/);
    assert.match(readOnly, /read-only/);
    const preview = pageText(modelFrom('. .'), { preview: true });
    assert.match(preview, /class="findings open"[^>]* hidden=""/);
    assert.match(preview, /data-do="lock"/);
  });

  it('marks findings of the board before', () => {
    const shown = {
      ...shownOf(modelFrom('. .', { findings: [toldFinding('expectation')] }), null),
      old: new Set([0]),
    };
    assert.match(pageText(modelFrom('. .'), { shown }), /class="finding old".*of the board before/);
  });

  it('shows why there is no board, with a way to the text', () => {
    const text = pageText(modelFrom('. .'), { shown: null, empty: 'No level yet.' });
    assert.match(text, /No level yet\..*data-do="file-text"[^>]*>Open as Text</);
  });

  it('shows why an edit was refused', () => {
    assert.match(
      pageText(modelFrom('. .'), { refusal: 'The file is locked.' }),
      /The file is locked\./,
    );
  });
});

describe('a board of tiles', () => {
  const text =
    '[a]\nkind = pairs\nboard:\n  A B A\n  B . .\nsolution:\n  r1c2-r0c2-r0c0-r2c0-r2c1\n  r1c1-r1c3\n';
  const model = modelOf(text, 1);

  it('says what the tile in focus can be joined with, seen and heard', () => {
    const said = pageText(model);
    assert.match(said, /r1c1 · tile A · joins r1c3 with 2 turns, by the ring</);
    assert.match(said, /aria-label="r1c1, tile A, joins r1c3 with 2 turns, by the ring"/);
    const other = pageText(model, { hover: { row: 2, column: 2 } });
    assert.match(other, />r2c2 · empty</);
  });

  it('counts the pairs played before the one that is shown as gone, and those of a game', () => {
    assert.match(pageText(model, { played: 1 }), /r1c1 · tile A · joins r1c3 with 2 turns/);
    assert.match(pageText(model, { played: 2 }), /r1c1 · tile A · joins r1c3 in a straight line/);
    const hover = { row: 1, column: 2 };
    assert.match(pageText(model, { played: 2, hover }), /r1c2 · tile B · taken away/);
    const game = { route: [['r1c2', 'r2c1']], chosen: null, hint: null };
    assert.match(
      pageText(model, { tool: 'play', game }),
      /r1c1 · tile A · joins r1c3 in a straight/,
    );
  });
});

describe('a finding that tells of a game', () => {
  const model = modelOf('[a]\nkind = pairs\nborder = closed\nboard:\n  1 2 1\n  1 1 2\n', 1);
  const risky = model.findings.findIndex(({ code }) => code === 'risky');

  it('offers to show it, and lists its pairs once it is chosen', () => {
    assert.match(pageText(model), /data-do="replay"[^>]*>Show the game</);
    assert.doesNotMatch(pageText(model), /Pair 1: 1, /);
    assert.match(pageText(model, { lit: risky }), /Pair 1: 1, r\dc\d and r\dc\d\./);
    // It is not an edit.
    assert.match(pageText(model, { editable: false }), /data-do="replay"/);
    const old = { ...shownOf(model, null), old: new Set([risky]) };
    assert.doesNotMatch(pageText(model, { shown: old }), /data-do="replay"/);
  });

  it('is chosen, and the game is the route that is played; the tiles it leaves are lit', () => {
    const state = { ...firstState(words, null), shown: shownOf(model, null) };
    assert.equal(replayOf(state), null);
    const chosen = { ...state, lit: risky };
    const route = replayOf(chosen);
    assert.ok(route);
    assert.deepEqual(pictureShown(chosen)?.route, route);
    assert.equal(stepsOf(pictureShown(chosen)!).walked, route.length);
    const gone = new Set(route.flatMap((line) => [line[0], line.at(-1)]));
    const marked = model.picture!.marks.filter(({ finding }) => finding === risky);
    const left = marked.flatMap(({ cells }) => cells.map(({ row, column }) => `r${row}c${column}`));
    assert.equal(left.length + gone.size, 6);
    assert.ok(left.every((name) => !gone.has(name)));
    assert.equal(replayOf({ ...chosen, lit: null }), null);
  });
});

describe('words', () => {
  it('are those of the page’s language', () => {
    assert.equal(wordsOf('zh-cn')('solve'), '求解');
    assert.equal(wordsOf('fr')('level.place', { n: 2, count: 5 }), 'level 2 of 5');
  });
});

describe('zoom', () => {
  it('fits a board into its place, and never beyond 100 %', () => {
    assert.equal(fitZoom(pictureFrom('. .'), { width: 900, height: 500 }), 1);
    const wide = pictureFrom(Array(40).fill('.').join(' '));
    const zoom = fitZoom(wide, { width: 800, height: 500 });
    assert.ok(zoom > 0.2 && zoom < 0.34, String(zoom));
  });

  it('steps in and out, and stops at the ends', () => {
    assert.equal(zoomStep(1, 'in'), 1.25);
    assert.equal(zoomStep(0.98, 'out'), 0.9);
    assert.equal(zoomStep(4, 'in'), 4);
    assert.equal(zoomStep(0.1, 'out'), 0.1);
  });
});

import { closeVscode, openVscode } from './harness/openVscode';
import type { VscodeWindow } from './harness/vscodeWindow';

/** Four odd points: a trail needs two strokes, or one edge more. */
const square = `[square]
kind = trail
points:
  A 0 1   B 1 1   C 1 0   D 0 0
edges:
  A-B-C-D-A-C   B-D
`;
const tiles = '[tiles]\nkind = pairs\nboard:\n  A B .\n  A C .\n  B C .\n';
const knight = '[small]\nkind = knight\nboard:\n  . . . .\n  . . . .\n  . . . .\n';

/**
 * An author of the other kinds, at boards in a real VS Code: each is solved, changed, taken back,
 * and played, and playing leaves the text as it is.
 */
describe('the board of every kind', () => {
  let window: VscodeWindow;

  before(async () => {
    const files = { 'square.grid': square, 'tiles.grid': tiles, 'small.grid': knight };
    window = await openVscode({ files });
  });
  after(() => closeVscode(window));

  const board = () => window.webview();
  const cell = (name: string) => board().locator(`[role="gridcell"][aria-label^="${name},"]`);
  const point = (name: string) => board().locator(`[data-point="${name}"]`).first();
  const press = (key: string) => window.page.keyboard.press(key);
  const says = (text: string | RegExp) =>
    board().locator('[role="status"]').filter({ hasText: text }).waitFor({ state: 'attached' });
  const clean = (file: string) =>
    window.tab(file).and(window.page.locator(':not(.dirty)')).waitFor();
  const dirty = (file: string) => window.tab(file).and(window.page.locator('.dirty')).waitFor();

  describe('trail', () => {
    before(async () => {
      await window.openFile('square.grid');
      await point('A').waitFor();
    });

    it('draws an edge and takes it back', async () => {
      await board().getByText('Impossible').first().waitFor();
      await point('D').focus();
      await press('e');
      await point('B').focus();
      await press('Enter');
      await board().getByText('Solvable').first().waitFor();
      await dirty('square.grid');
      await press('Control+Z');
      await board().getByText('Impossible').first().waitFor();
      await clean('square.grid');
      await press('Control+Y');
      await board().getByText('Solvable').first().waitFor();
      await press('Control+Z');
      await clean('square.grid');
    });

    it('is mended by the edge that is offered', async () => {
      await board().getByRole('button', { name: 'Add an edge A–D' }).click();
      await board().getByText('Solvable').first().waitFor();
      await dirty('square.grid');
      await press('Control+Z');
      await board().getByText('Impossible').first().waitFor();
      await clean('square.grid');
    });
  });

  describe('pairs', () => {
    before(async () => {
      await window.openFile('tiles.grid');
      await cell('r1c1').waitFor();
    });

    it('is played by joining tiles, with a wrong pair refused and one taken back', async () => {
      await board()
        .getByText(/Can be cleared/)
        .first()
        .waitFor();
      await cell('r1c1').focus();
      await press('g');
      await cell('r1c1').click();
      await cell('r1c2').click();
      await says(/differ/);
      await cell('r1c1').click();
      await cell('r2c1').click();
      await says(/Joined A, r1c1 and r2c1/);
      await press('Backspace');
      await says('Taken back');
      await press('h');
      await says(/^Join r\dc\d and r\dc\d/);
      for (const name of ['r1c1', 'r2c1', 'r2c2', 'r3c2', 'r1c2', 'r3c1']) await cell(name).click();
      await says('Done');
      await board().getByText('Done: the level is solved.').first().waitFor();
      await clean('tiles.grid');
      await press('g');
    });

    it('paints a tile that leaves one alone, and takes it back', async () => {
      await cell('r1c3').focus();
      await board().locator('[data-tile="C"]').click();
      await cell('r1c3').click();
      await board()
        .getByText(/Impossible/)
        .first()
        .waitFor();
      await dirty('tiles.grid');
      await press('Control+Z');
      await board()
        .getByText(/Can be cleared/)
        .first()
        .waitFor();
      await clean('tiles.grid');
    });
  });

  describe('knight', () => {
    before(async () => {
      await window.openFile('small.grid');
      await cell('r1c1').waitFor();
    });

    it('is solved, and its route played with the keys', async () => {
      await window.runCommand('Grid: Solve Current Grid');
      await board().getByText('step 12 of 12').first().waitFor();
      await cell('r1c1').focus();
      await press('<');
      await board().getByText('step 11 of 12').first().waitFor();
      await says(/Step 11 of 12/);
      await press('>');
      await board().getByText('step 12 of 12').first().waitFor();
      await press('Control+Z');
      await clean('small.grid');
    });

    it('is played square by square, with a wrong move refused and a lost position told', async () => {
      await cell('r1c1').focus();
      await press('g');
      await cell('r1c1').click();
      await cell('r1c2').click();
      await says(/No knight’s move leads from r1c1 to r1c2/);
      for (const name of ['r2c3', 'r3c1', 'r1c2']) await cell(name).click();
      await says(/r1c2, step 4/);
      await press('h');
      await says(/^(Go on to|Lost since step)/);
      await press('Backspace');
      await says('Taken back');
      await clean('small.grid');
      await press('g');
    });

    it('is played in the preview too', async () => {
      await window.runCommand('Grid: Open Preview to the Side');
      const preview = window.webview(1);
      await preview.locator('[role="gridcell"][aria-label^="r1c1,"]').first().focus();
      await press('g');
      for (const name of ['r1c1', 'r2c3']) {
        await preview.locator(`[role="gridcell"][aria-label^="${name},"]`).first().click();
      }
      await preview
        .locator('[role="status"]')
        .filter({ hasText: 'r2c3, step 2' })
        .waitFor({ state: 'attached' });
      await clean('small.grid');
    });
  });
});

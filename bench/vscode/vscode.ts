import type { VscodeWindow } from '../../test/journeys/harness/vscodeWindow';
import type { Suite } from '../suite';

const file = 'two.grid';
const keystrokes = 20;

/** The wait, in the page itself, until an element is there or is gone. */
async function until(window: VscodeWindow, selector: string, there: boolean): Promise<void> {
  await window.page.waitForFunction(
    ({ wanted, present }) => (document.querySelector(wanted) !== null) === present,
    { wanted: selector, present: there },
    { polling: 'raf' },
  );
}

const squiggle = '.monaco-editor .squiggly-error';

/** In a real VS Code: a key until its finding stands in the text, and the first board. */
export const vscode: Suite = {
  name: 'vscode',
  onlyByName: true,
  async tasks() {
    // Loaded only where it is asked for: it brings a browser.
    const { openVscode } = await import('../../test/journeys/harness/openVscode');
    const window = await openVscode();
    opened = window;
    return [
      {
        name: 'activation: from opening the first file to its board',
        items: 1,
        cold: true,
        runItem: async () => {
          await window.openFile(file);
          await window.webview().getByRole('grid').waitFor();
        },
      },
      {
        name: 'a key to its finding, and back',
        items: keystrokes,
        runItem: async () => {
          if (!textShown) await showText(window);
          await window.page.keyboard.type('x');
          await until(window, squiggle, true);
          await window.page.keyboard.press('Backspace');
          await until(window, squiggle, false);
        },
      },
    ];
  },
  async end() {
    if (!opened) return;
    const { closeVscode } = await import('../../test/journeys/harness/openVscode');
    await closeVscode(opened);
  },
};

let opened: VscodeWindow | null = null;
let textShown = false;

/** Shows the file as text, with the cursor at the end of the first row of the first board. */
async function showText(window: VscodeWindow): Promise<void> {
  await window.openFile(file);
  await window.runCommand('Grid: Open as Text');
  await window.page.locator('.view-lines').getByText('[cat-14]').first().waitFor();
  await window.page.keyboard.press('Control+G');
  await window.page.keyboard.type('8:1');
  await window.page.keyboard.press('Enter');
  await window.page.keyboard.press('End');
  textShown = true;
}

import { actionOf, type Action } from './action';
import { applyIntent } from './applyIntent';
import type { Board } from './board';
import { closeList } from './keyboard';
import { focusOf, replayOf, readings, settingsShown } from './state';
import { toolNamed, type Tool } from './tools';

/** Lets the controls of the page do what their `data-do` names. */
export function listenToPresses(board: Board): void {
  const { element } = board;
  element.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest('[data-do]');
    const action = actionOf(control?.getAttribute('data-do') ?? null);
    // The second click of a double-click opens the text instead.
    const again = event.detail > 1 && target?.closest('li.finding') != null;
    if (again && action !== 'finding-text') return;
    if (control && action) press(board, action, control, event.shiftKey);
    else if (target?.matches('li.finding')) choose(board, target);
    else if (target instanceof HTMLDialogElement) target.close();
  });
  element.addEventListener('dblclick', (event) => {
    const row = event.target instanceof Element ? event.target.closest('li.finding') : null;
    if (row) openText(board, row);
  });
  element.addEventListener('focusin', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const name = target?.closest('.palette')?.contains(target)
      ? target.getAttribute('data-tool')
      : null;
    const tool = name === 'mirror' ? name : toolOf(board, target);
    if (tool && tool !== board.state.paletteAt) board.update({ paletteAt: tool });
  });
  element.addEventListener('pointerover', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const row = target?.closest('li.finding');
    const pointed = row ? findingOf(row) : null;
    if (pointed !== board.state.pointed) board.update({ pointed });
  });
  element.addEventListener('focusout', (event) => {
    const next = event.relatedTarget instanceof Element ? event.relatedTarget : null;
    if (board.state.listAt !== null && !next?.closest('.level')) board.update({ listAt: null });
  });
}

function press(board: Board, action: Action, control: Element, shift: boolean): void {
  const { shown, findingsOpen, locked, listAt } = board.state;
  const model = shown?.model;
  const index = model?.index ?? 1;
  switch (action) {
    case 'level-previous':
      return board.turnLevel(-1);
    case 'level-next':
      return board.turnLevel(1);
    case 'level-list':
      return listAt === null ? openList(board, index) : closeList(board);
    case 'level-choose':
      board.showLevel(Number(control.getAttribute('data-level')));
      return closeList(board);
    case 'solve': {
      const strokes = board.browser.toWrite;
      if (strokes) return board.edit({ type: 'solution', strokes });
      return board.post({ type: 'solve', level: index });
    }
    case 'stop':
      return board.post({ type: 'cancelSolve' });
    case 'lock':
      return board.post({ type: 'lock', locked: !locked });
    case 'tool': {
      const tool = toolOf(board, control);
      return tool ? board.chooseTool(tool) : undefined;
    }
    case 'tile':
      board.chooseTool('tile');
      return board.update({ tile: control.getAttribute('data-tile') ?? '' });
    case 'mirror':
      return board.edit({ type: 'mirror', axis: shift ? 'rows' : 'columns' });
    case 'settings':
      return board.update({ settingsOpen: !settingsShown(board.state) });
    case 'play':
      return board.player.toggle();
    case 'step-back':
      return board.player.step(-1);
    case 'step-on':
      return board.player.step(1);
    case 'game-back':
      return board.table.back();
    case 'game-restart':
      return board.table.restart();
    case 'game-hint':
      return board.table.askHint();
    case 'game-end':
      return board.togglePlay();
    case 'reading': {
      const wanted = control.getAttribute('data-reading');
      const reading = readings.find((each) => each === wanted);
      return reading ? board.read(reading) : undefined;
    }
    case 'route-previous':
      return board.browser.browse(-1);
    case 'route-next':
      return board.browser.browse(1);
    case 'try-end':
      return board.update({ tried: null, played: null });
    case 'zoom-in':
      return board.zoom('in');
    case 'zoom-out':
      return board.zoom('out');
    case 'zoom-fit':
      return board.zoom('fit');
    case 'findings':
      return board.update({ findingsOpen: !findingsOpen });
    case 'finding':
      return choose(board, control);
    case 'finding-text':
      return openText(board, control);
    case 'replay':
      if (board.state.lit !== findingOf(control)) choose(board, control);
      board.player.pause();
      return board.player.toggle();
    case 'fix': {
      const fixes = shown?.findings[findingOf(control)]?.fixes;
      return board.edit(fixes?.[Number(control.getAttribute('data-fix'))]?.change ?? null);
    }
    case 'cell-text': {
      const cell = focusOf(board.state);
      return cell ? board.post({ type: 'openTextAtCell', ...cell }) : undefined;
    }
    case 'file-text':
      return board.post({ type: 'openText', line: 0, character: 0 });
    case 'keys':
      return applyIntent(board, { type: 'keys' });
    case 'keys-close':
      return control.closest('dialog')?.close();
  }
}

function openList(board: Board, at: number): void {
  board.update({ listAt: at });
  board.element.querySelector<HTMLElement>('.level-list')?.focus();
  board.element.querySelector('.level-list .on')?.scrollIntoView({ block: 'nearest' });
}

/** Lights a finding's cells and brings the first into view; chosen again, it is let go. */
function choose(board: Board, control: Element): void {
  const index = findingOf(control);
  const lit = board.state.lit === index ? null : index;
  const before = replayOf(board.state);
  board.update({ lit });
  // Another route is played now.
  if (replayOf(board.state) !== before) {
    board.player.reset();
    board.update({ tried: null });
  }
  const mark = board.picture?.marks.find(({ finding }) => finding === lit);
  const cell = mark?.cells[0];
  if (!cell) return;
  board.element
    .querySelector(`[data-r="${cell.row}"][data-c="${cell.column}"]`)
    ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function openText(board: Board, control: Element): void {
  const finding = board.state.shown?.findings[findingOf(control)];
  if (finding) {
    board.post({ type: 'openText', line: finding.line, character: finding.character });
  }
}

const findingOf = (control: Element): number =>
  Number(control.closest('[data-finding]')?.getAttribute('data-finding'));

function toolOf(board: Board, control: Element | null): Tool | null {
  const { picture } = board;
  return picture ? toolNamed(control?.getAttribute('data-tool') ?? null, picture) : null;
}

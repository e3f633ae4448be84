import assert from 'node:assert/strict';
import { boardWords } from '../../src/messages/board';
import { isSavedState } from '../../src/board/savedState';
import { isFromBoard, isToBoard } from '../../src/protocol/boardGuards';
import { modelFrom, toldFinding } from './models';

const message = {
  type: 'model',
  model: modelFrom('S .\n# 1', { findings: [toldFinding('ragged-row')] }),
  editable: true,
  view: 'board',
  locked: false,
};

describe('the guards of the board’s messages', () => {
  it('let through what the two ends send, also after a trip as JSON', () => {
    assert.ok(isToBoard(message));
    assert.ok(isToBoard(JSON.parse(JSON.stringify(message))));
    assert.ok(isToBoard({ type: 'busy', busy: true }));
    assert.ok(isFromBoard({ type: 'ready' }));
    const change = { type: 'paint', cells: [{ row: 1, column: 1 }], symbol: '#' };
    assert.ok(isFromBoard({ type: 'edit', change, level: 1, version: 1, seq: 1 }));
  });

  it('stop what is not a message', () => {
    for (const value of [null, 'ready', [], {}, { type: 'redy' }, { type: 'busy', busy: 1 }]) {
      assert.ok(!isToBoard(value));
      assert.ok(!isFromBoard(value));
    }
    const change = { type: 'paint', cells: [{ row: '1', column: 1 }], symbol: '#' };
    assert.ok(!isFromBoard({ type: 'edit', change, level: 1, version: 1, seq: 1 }));
    assert.ok(!isToBoard({ ...message, model: { ...message.model, verdict: {} } }));
  });
});

describe('isSavedState', () => {
  it('takes only what a board saved', () => {
    const saved = {
      level: 2,
      zoom: 'fit',
      tool: 'hole',
      focus: null,
      findingsOpen: true,
      scroll: { left: 0, top: 0 },
    };
    assert.ok(isSavedState(saved));
    assert.ok(!isSavedState({ ...saved, zoom: 'wide' }));
    assert.ok(!isSavedState(undefined));
  });
});

describe('the words of the board', () => {
  it('have the same places in both languages', () => {
    const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [key, text] of Object.entries(boardWords.en)) {
      assert.deepEqual(
        places(boardWords['zh-cn'][key as keyof typeof boardWords.en]),
        places(text),
        key,
      );
    }
  });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { intentOf, type Intent, type KeyPress, type KeyPlace } from '../../src/board/intent';
import { pictureFrom } from '../drawing/pictures';

const picture = pictureFrom('. . .\n. .\n. . .');
const at = (row: number, column: number): KeyPlace => ({
  picture,
  cell: { row, column },
  editable: true,
});
const outside: KeyPlace = { picture, cell: null, editable: true };

/** A press in words: `Ctrl+Alt+ArrowUp`. */
function press(words: string): KeyPress {
  const parts = words === '+' ? ['+'] : words.split('+');
  return {
    key: parts.at(-1)!,
    ctrl: parts.includes('Ctrl'),
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
  };
}

const intent = (words: string, place: KeyPlace = at(2, 2)): Intent | null =>
  intentOf(press(words), place);
const to = (row: number, column: number): Intent => ({ type: 'move', to: { row, column } });

describe('keys in the grid', () => {
  it('move by one cell and stay at an edge', () => {
    assert.deepEqual(intent('ArrowUp'), to(1, 2));
    assert.deepEqual(intent('ArrowLeft'), to(2, 1));
    assert.deepEqual(intent('ArrowUp', at(1, 1)), to(1, 1));
  });

  it('do not leave a ragged board', () => {
    assert.deepEqual(intent('ArrowRight'), to(2, 2));
    assert.deepEqual(intent('ArrowDown', at(1, 3)), to(1, 3));
  });

  it('move to the ends of a row, the edges and the corners', () => {
    assert.deepEqual(intent('Home'), to(2, 1));
    assert.deepEqual(intent('End', at(1, 1)), to(1, 3));
    assert.deepEqual(intent('Ctrl+ArrowDown', at(1, 2)), to(3, 2));
    assert.deepEqual(intent('Ctrl+ArrowRight', at(1, 1)), to(1, 3));
    assert.deepEqual(intent('Ctrl+Home'), to(1, 1));
    assert.deepEqual(intent('Ctrl+End'), to(3, 3));
  });

  it('paint with the tool in hand on Enter and Space', () => {
    assert.deepEqual(intent('Enter'), { type: 'paint', tool: null });
    assert.deepEqual(intent(' '), { type: 'paint', tool: null });
  });

  it('choose a tool and paint with it', () => {
    const tools = {
      '.': 'open',
      '#': 'hole',
      s: 'start',
      E: 'end',
      n: 'number',
      w: 'wall',
      x: 'erase',
    };
    for (const [key, tool] of Object.entries(tools)) {
      assert.deepEqual(intent(key), { type: 'paint', tool }, key);
    }
  });

  it('choose Select without painting', () => {
    assert.deepEqual(intent('v'), { type: 'choose', tool: 'select' });
  });

  it('set walls with Alt and an arrow', () => {
    assert.deepEqual(intent('Alt+ArrowLeft'), { type: 'wall', side: 'left' });
  });

  it('leave the board on Escape', () => {
    assert.deepEqual(intent('Escape'), { type: 'leave' });
  });

  it('paint nothing in a board that is read only', () => {
    const place = { ...at(1, 1), editable: false };
    for (const key of ['Enter', ' ', '#', 's', 'v', 'Alt+ArrowUp']) {
      assert.equal(intent(key, place), null, key);
    }
    assert.deepEqual(intent('ArrowDown', place), to(2, 1));
  });
});

describe('keys outside the grid', () => {
  it('choose tools without painting', () => {
    assert.deepEqual(intent('#', outside), { type: 'choose', tool: 'hole' });
  });

  it('leave arrows, Enter and Escape alone', () => {
    for (const key of ['ArrowUp', 'Home', 'Enter', ' ', 'Escape']) {
      assert.equal(intent(key, outside), null, key);
    }
  });

  it('page through levels, zoom, and show the sheet of keys', () => {
    assert.deepEqual(intent('PageUp', outside), { type: 'level', by: -1 });
    assert.deepEqual(intent('PageDown', outside), { type: 'level', by: 1 });
    assert.deepEqual(intent('+', outside), { type: 'zoom', to: 'in' });
    assert.deepEqual(intent('-', outside), { type: 'zoom', to: 'out' });
    assert.deepEqual(intent('0', outside), { type: 'zoom', to: 'fit' });
    assert.deepEqual(intent('?', outside), { type: 'keys' });
  });
});

describe('keys with Ctrl or Cmd', () => {
  it('are left to VS Code, moving excepted', () => {
    const moving = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.boolean(), (key, inGrid) => {
        fc.pre(!moving.has(key));
        const place = inGrid ? at(1, 1) : outside;
        assert.equal(intentOf({ key, ctrl: true, alt: false, shift: false }, place), null);
      }),
    );
    for (const key of ['z', 's', 'x', 'v', '0', '+', 'Enter', 'PageUp']) {
      assert.equal(intent(`Ctrl+${key}`), null, key);
    }
  });
});

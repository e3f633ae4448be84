import assert from 'node:assert/strict';
import { pictureOf } from '../../src/drawing/pictureOf';
import { terminalLines, type TerminalOptions } from '../../src/drawing/terminal';
import { displayWidth } from '../../src/level/displayWidth';
import { kindOf, readGrid } from '../../src/puzzles/index';
import type { Route } from '../../src/puzzles/puzzle';

const plain: TerminalOptions = { numbers: false, unicode: true, paint: (_part, text) => text };

function drawn(text: string, options: Partial<TerminalOptions> = {}, route?: Route): string {
  const level = readGrid(text).levels[0]!;
  const shown = route ?? level.solution?.strokes ?? null;
  const picture = pictureOf(level, kindOf(level).look, shown, []);
  return `\n${Array.from(terminalLines(picture, { ...plain, ...options })).join('\n')}\n`;
}

const zip = '1_ . . 2\n. . ._ .\n. . . 3\n\nsolution:\n  r1c1-r1c4-r2c4-r2c1-r3c1-r3c4\n';

describe('a board in the terminal', () => {
  it('has its route in light lines and its walls in heavy ones', () => {
    assert.equal(
      drawn(zip),
      `
┏━━━━━━━━━━━━━━━┓
┃ 1───────────2 ┃
┣━━━╸         │ ┃
┃ ┌───────────┘ ┃
┃ │     ╺━━━╸   ┃
┃ └───────────3 ┃
┗━━━━━━━━━━━━━━━┛
`,
    );
  });

  it('has holes as shaded blocks, a first cell and a head', () => {
    assert.equal(
      drawn('11011\n11111\n00011\n\nsolution:\n  r1c1-r1c2-r2c2-r2c5-r1c5-r1c4\n'),
      `
┏━━━━━━━━━━━━━━━━━━━┓
┃ ●───┐  ░░░  ◀───┐ ┃
┃     │           │ ┃
┃ ·   └───────────┘ ┃
┃                   ┃
┃░░░░░░░░░░░  ·   · ┃
┗━━━━━━━━━━━━━━━━━━━┛
`,
    );
  });

  it('closes a closed route', () => {
    assert.equal(
      drawn('closed = yes\n..\n..\n\nsolution:\n  r1c1-r1c2-r2c2-r2c1-r1c1\n'),
      `
┏━━━━━━━┓
┃ ●───┐ ┃
┃ │   │ ┃
┃ └───┘ ┃
┗━━━━━━━┛
`,
    );
  });

  it('can be a numbered table', () => {
    assert.equal(
      drawn(zip, { numbers: true }),
      `
┏━━━━━━━━━━━━━━━━━━━┓
┃  1    2    3    4 ┃
┣━━━━╸              ┃
┃  8    7    6    5 ┃
┃         ╺━━━━╸    ┃
┃  9   10   11   12 ┃
┗━━━━━━━━━━━━━━━━━━━┛
`,
    );
  });

  it('is a table where a route jumps', () => {
    const route = [['r1c1', 'r3c2', 'r1c3', 'r2c1', 'r3c3', 'r1c2', 'r3c1', 'r2c3']];
    assert.equal(
      drawn('kind = knight\n...\n.#.\n...\n', {}, route),
      `
┏━━━━━━━━━━━┓
┃ 1   6   3 ┃
┃           ┃
┃ 4  ░░░  8 ┃
┃           ┃
┃ 7   2   5 ┃
┗━━━━━━━━━━━┛
`,
    );
  });

  it('is told in ASCII where nothing else can be shown', () => {
    const ascii = drawn(zip, { unicode: false });
    assert.match(ascii, /^[\n -~]+$/);
    assert.equal(
      ascii,
      `
#===============#
H 1-----------2 H
#====         | H
H +-----------+ H
H |     =====   H
H +-----------3 H
#===============#
`,
    );
  });

  it('keeps its columns under characters of any width', () => {
    const lines = drawn('. 1 .\n. 无法读 🐱\n1 2 .\n').trim().split('\n');
    assert.equal(new Set(lines.map(displayWidth)).size, 1, lines.join('\n'));
  });

  it('has a rim that follows a ragged board', () => {
    assert.equal(
      drawn('11\n1\n'),
      `
┏━━━━━━━┓
┃ ·   · ┃
┃   ┏━━━┛
┃ · ┃
┗━━━┛
`,
    );
  });

  it('shows the parts that a finding speaks of by their letters', () => {
    const level = readGrid('1#1\n').levels[0]!;
    const kind = kindOf(level);
    const { impossible } = kind.structure(level);
    const picture = pictureOf(level, kind.look, null, [impossible!]);
    assert.match(Array.from(terminalLines(picture, plain))[1]!, /┃ A {2}░░░ {2}B ┃/);
  });

  it('paints each piece by what it is', () => {
    const parts = new Map<string, string>();
    drawn('S1\n01\n\nsolution:\n  r1c1-r1c2-r2c2\n', {
      paint: (part, text) => {
        parts.set(part, (parts.get(part) ?? '') + text);
        return text;
      },
    });
    assert.equal(parts.get('hole'), '░░░');
    assert.equal(parts.get('mark'), 'S');
    assert.match(parts.get('route') ?? '', /^[─┐│▼]+$/);
    assert.match(parts.get('wall') ?? '', /^[━┃┏┓┗┛]+$/);
  });

  it('is nothing where there is no board', () => {
    assert.equal(drawn('[a]\n'), '\n\n');
  });
});

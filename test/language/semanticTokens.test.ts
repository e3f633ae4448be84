import assert from 'node:assert/strict';
import { semanticTokens, tokenLimit, tokenTypes } from '../../src/language/semanticTokens';
import { marked } from './harness';

/** Tokens as texts with their types. */
function tokens(text: string, lines?: readonly [number, number]): [string, string][] {
  const { document } = marked(text);
  const within = lines && {
    start: { line: lines[0], character: 0 },
    end: { line: lines[1], character: 0 },
  };
  const { data } = semanticTokens(document, within);
  const found: [string, string][] = [];
  let line = 0;
  let character = 0;
  for (let i = 0; i < data.length; i += 5) {
    const [down, along, length, type] = data.slice(i, i + 4) as [number, number, number, number];
    character = down === 0 ? character + along : along;
    line += down;
    const start = document.lines.offsetAt({ line, character });
    found.push([document.file.text.slice(start, start + length), tokenTypes[type]!]);
  }
  return found;
}

describe('semantic tokens', () => {
  it('tell checkpoints from open cells', () => {
    assert.deepEqual(tokens('[a]\nboard:\n  1_ 2|\n  . #\n'), [
      ['1', 'checkpoint'],
      ['_', 'wall'],
      ['2', 'checkpoint'],
      ['|', 'wall'],
      ['.', 'openCell'],
      ['#', 'hole'],
    ]);
    assert.deepEqual(tokens('10\n1S\n'), [
      ['1', 'openCell'],
      ['0', 'hole'],
      ['1', 'openCell'],
      ['S', 'mark'],
    ]);
  });

  it('mark what is no cell', () => {
    assert.deepEqual(tokens('[a]\r\nboard:\r\n  1 ?\r\n').at(-1), ['?', 'unknownCell']);
  });

  it('are given for the lines that are asked for', () => {
    const text = '[a]\nboard:\n  1 0\n  0 1\n[b]\nboard:\n  S E\n';
    assert.equal(tokens(text).length, 6);
    assert.deepEqual(tokens(text, [3, 4]), [
      ['0', 'hole'],
      ['1', 'openCell'],
    ]);
  });

  it('are not given for the whole of a very large board', () => {
    const text = `${'1'.repeat(300)}\n`.repeat(300);
    const { document } = marked(text);
    const count = semanticTokens(document).data.length / 5;
    assert.ok(count >= tokenLimit && count < tokenLimit + 400, String(count));
    assert.equal(tokens(text, [290, 290]).length, 300);
  });
});

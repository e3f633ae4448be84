import assert from 'node:assert/strict';
import { diagnosticLimit } from '../../src/language/diagnostics';
import { gridDocument } from '../../src/language/gridDocument';
import { createLanguageService } from '../../src/language/index';
import { common } from '../../src/messages/common';
import { serverWords } from '../../src/messages/server';
import { Teller } from '../../src/messages/teller';
import { checkLevel, defaultBudget } from '../../src/puzzles/check';
import { puzzles } from '../../src/puzzles/index';
import { finish } from '../../src/solvers/search';

const tables = [common, serverWords, ...puzzles.map(({ messages }) => messages)];
const service = createLanguageService(new Teller('en', tables));

/** The diagnostics of a text, all its levels checked to the end. */
function diagnosticsOf(text: string) {
  const document = gridDocument('file:///a.grid', 1, text);
  const findings = document.file.levels.map(
    (level) => finish(checkLevel(level, defaultBudget)).findings,
  );
  return service.diagnostics(document, findings);
}

describe('diagnostics', () => {
  it('stand where their text is, in a level further down too', () => {
    const text = '// first\r\n[a]\r\nboard:\r\n  11\r\n  11\r\n[b]\r\nboard:\r\n  11\r\n  1?\r\n';
    const [diagnostic] = diagnosticsOf(text);
    assert.equal(diagnostic?.code, 'unknown-cell');
    assert.deepEqual(diagnostic.range, {
      start: { line: 8, character: 3 },
      end: { line: 8, character: 4 },
    });
  });

  it('put a broken expectation on its line, with its proofs beside it', () => {
    const text = '[star]\nexpect = solvable\nboard:\n  0 1 0\n  1 1 1\n  0 1 0\n';
    const broken = diagnosticsOf(text).find(({ code }) => code === 'expectation');
    assert.equal(broken?.severity, 1);
    assert.equal(broken.range.start.line, 1);
    assert.ok(broken.relatedInformation?.length);
    for (const { location, message } of broken.relatedInformation) {
      assert.equal(location.uri, 'file:///a.grid');
      assert.notEqual(message, '');
    }
  });

  it('stand on the defaults of a file', () => {
    const [diagnostic] = diagnosticsOf('\nexpect = maybe\n[a]\nboard:\n  11\n');
    assert.equal(diagnostic?.code, 'bad-value');
    assert.equal(diagnostic.range.start.line, 1);
  });

  it('stop at a limit, and say how many there are beyond', () => {
    const row = '? '.repeat(50).trim();
    const board = `board:\n${`${row}\n`.repeat(20)}`;
    const all = diagnosticsOf(`[a]\n${board}[b]\n${board}`);
    assert.equal(all.length, diagnosticLimit + 1);
    assert.match(all.at(-1)?.message ?? '', /^\d+ more findings are not shown\.$/);
  });

  it('hint at an empty file', () => {
    assert.deepEqual(
      diagnosticsOf('// nothing\n').map(({ code, severity }) => [code, severity]),
      [['empty-file', 4]],
    );
  });
});

import assert from 'node:assert/strict';
import { changesOf, type CodeAction, type RequestDiagnostic } from '../../src/language/codeActions';
import { gridDocument } from '../../src/language/gridDocument';
import { editsFor } from '../../src/level/edits';
import { applyEdits } from '../../src/level/range';
import { knowledge, marked, service } from './harness';

type Action = CodeAction<RequestDiagnostic>;

function actions(source: string, only?: readonly string[]): Action[] {
  const { document, position } = marked(source);
  const known = knowledge(document);
  const diagnostics = service.diagnostics(
    document,
    known.map(({ findings }) => findings),
  );
  const range = { start: position, end: position };
  const request = { range, diagnostics, ...(only && { only }) };
  const results = [...changesOf(document, known, request)].flatMap(([level, changes]) =>
    changes.map((change) => [change, editsFor(level, change)] as const),
  );
  return service.codeActions(document, known, request, new Map(results));
}

/** The text after an action. */
function carryOut(source: string, action: Action | undefined): string {
  assert.ok(action, 'no such action');
  const { document, text } = marked(source);
  const edits = (action.edit.changes['file:///a.grid'] ?? []).map(({ range, newText }) => ({
    range: {
      start: document.lines.offsetAt(range.start),
      end: document.lines.offsetAt(range.end),
    },
    text: newText,
  }));
  return applyEdits(text, edits);
}

/** The codes of what is still wrong with a text. */
function codes(text: string): string[] {
  const document = gridDocument('file:///a.grid', 1, text);
  return document.file.levels.flatMap((level) => level.findings.map(({ code }) => code));
}

const pasted = (id: string) => `[${id}]\nboard:\n[1, 1, 0],\n[1, 1, 1]\n`;

describe('code actions', () => {
  it('offer the remedies of a finding, the first preferred, with the diagnostic they mend', () => {
    const source = '[a]\nboard:\n  ¦1 1 1\n  1 1\n  1 1 1\n'
      .replace('¦', '')
      .replace('  1 1\n  1', '  ¦1 1\n  1');
    const [first] = actions(source);
    assert.equal(first?.kind, 'quickfix');
    assert.equal(first.isPreferred, true);
    assert.equal(first.diagnostics?.[0]?.code, 'ragged-row');
    assert.deepEqual(codes(carryOut(source, first)), []);
  });

  it('offer nothing where nothing is wrong', () => {
    assert.deepEqual(actions('[a]\nboard:\n  1 ¦1\n  1 1\n'), []);
    assert.deepEqual(actions('[a]\nboard:\n  1 1\n  1\n[b]\nboard:\n  1¦ 1\n'), []);
  });

  it('mend in a level further down', () => {
    const source = `[z]\nboard:\n  1 1\n${pasted('a').replace('[1, 1, 0]', '[1, ¦1, 0]')}`;
    assert.equal(
      carryOut(source, actions(source)[0]),
      '[z]\nboard:\n  1 1\n[a]\nboard:\n1 1 0\n1 1 1\n',
    );
  });

  it('mend a key that is misspelt', () => {
    const source = '[a]\nclo¦sd = yes\nboard:\n  1 1\n  1 1\n';
    assert.match(carryOut(source, actions(source)[0]), /\nclosed = yes\n/);
  });

  it('mend all of a kind in the file where that is safe', () => {
    const source = `${pasted('a').replace('[1, 1, 0]', '[1, ¦1, 0]')}${pasted('b')}`;
    const all = actions(source).find(({ title }) => /all 2/.test(title));
    assert.equal(all?.isPreferred, undefined);
    assert.deepEqual(codes(carryOut(source, all)), []);
    assert.ok(
      !actions(pasted('a').replace('[1, 1, 0]', '[1, ¦1, 0]')).some((a) => /all/.test(a.title)),
    );
  });

  it('mend late settings together', () => {
    const source = '[a]\nboard:\n  1 1\n  1 1\nclo¦sed = yes\nexpect = unique\n';
    const all = actions(source).find(({ title }) => /all 2/.test(title));
    const text = carryOut(source, all);
    assert.deepEqual(codes(text), []);
    assert.equal(text, '[a]\nclosed = yes\nexpect = unique\nboard:\n  1 1\n  1 1\n');
  });

  it('mend everything that is safe when an editor fixes on save', () => {
    const source = `${pasted('a')}[b]\nboard:\n  1__ 1\nclosed = no\n`;
    const [action, ...others] = actions(source, ['source.fixAll']);
    assert.deepEqual(others, []);
    assert.equal(action?.kind, 'source.fixAll');
    assert.deepEqual(codes(carryOut(source, action)), []);
  });

  it('offer what a broken expectation can be mended by', () => {
    const source = '[a]\nexpect = ¦solvable\nboard:\n  0 1 0\n  1 1 1\n  0 1 0\n';
    const action = actions(source).find(({ title }) => title === 'Expect unsolvable');
    assert.match(carryOut(source, action), /expect = unsolvable/);
  });

  it('offer a remedy once that a broken expectation shares with its proof', () => {
    const source = '[¦a]\nkind = trail\npoints: A 0 0  B 2 0  C 1 1  D 5 5\nedges: A-C B-C C-D\n';
    const titles = actions(source).map(({ title }) => title);
    assert.deepEqual(titles, ['Allow 2 strokes', 'Expect unsolvable']);
  });
});

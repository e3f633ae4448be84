import assert from 'node:assert/strict';
import { Attention } from '../../src/server/attention';
import { OpenDocument } from '../../src/server/openDocument';
import type { Sought } from '../../src/server/verdicts';

const square = (id: string) => `[${id}]\nboard:\n  1 1\n  1 1 ${'\n'.repeat(3)}`;

/** Documents whose checks never end; `urgency` is that of what is sought for a level. */
function setup() {
  let turns = 0;
  const attention = new Attention(() => turns++);
  const running = new Map<string, Sought>();
  const verdicts = {
    known: () => undefined,
    check: (_meaning: string, sought: Sought) => {
      running.set(/\[(\w+)\]/.exec(sought.source)![1]!, sought);
      return new Promise<never>(() => undefined);
    },
  };
  const open = (text: string) => {
    const document = new OpenDocument('file:///a.grid', verdicts, () => undefined, attention);
    document.update(1, text);
    return document;
  };
  const urgency = (id: string) => running.get(id)!.urgency!();
  return { open, urgency, turns: () => turns };
}

describe('the verdict of a document', () => {
  it('is the more urgent the later the author turned to it', () => {
    const { open, urgency, turns } = setup();
    const first = open(square('first'));
    const second = open(square('second'));
    assert.ok(urgency('second') > urgency('first'));
    first.look(0, 4);
    assert.ok(urgency('first') > urgency('second'));
    second.focus(1);
    assert.ok(urgency('second') > urgency('first'));
    first.update(2, square('first').replace('1 1', '1 0'));
    assert.ok(urgency('first') > urgency('second'));
    assert.equal(turns(), 5);
  });

  it('is less urgent out of sight than any in sight', () => {
    const { open, urgency } = setup();
    open(square('old'));
    const file = open(square('above') + square('below').replace('1 1', '1 0'));
    assert.ok(urgency('above') > urgency('old'));
    file.look(7, 9);
    assert.ok(urgency('below') > urgency('old'));
    assert.ok(urgency('above') < urgency('old'), 'it went out of sight');
    file.focus(1);
    assert.ok(urgency('above') > urgency('old'));
  });

  it('becomes no more urgent by a view that asks for what it was told', () => {
    const { open, urgency } = setup();
    const first = open(square('first'));
    first.focus(1);
    open(square('second'));
    first.tell();
    first.focus(1);
    assert.ok(urgency('second') > urgency('first'));
    first.focus(1);
    assert.ok(urgency('first') > urgency('second'), 'nobody told it of anything');
  });
});

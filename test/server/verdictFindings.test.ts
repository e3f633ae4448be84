import assert from 'node:assert/strict';
import type { Finding } from '../../src/level/finding';
import { beyondInstant, withVerdict } from '../../src/server/verdictFindings';

const at = [{ type: 'setting', key: 'expect' }] as const;

function finding(code: string, fixes: readonly string[] = []): Finding {
  return {
    code,
    severity: 'error',
    args: {},
    at,
    related: [],
    fixes: fixes.map((fix) => ({
      code: fix,
      args: {},
      change: { type: 'setting', key: 'expect', value: fix },
    })),
  };
}

describe('verdictFindings', () => {
  const hint = finding('dead-ends');
  const plain = finding('expectation', ['unsolvable']);
  const better = finding('expectation', ['open', 'unsolvable']);
  const found = finding('risky');

  it('keep of a verdict what was not known at once, remedies too', () => {
    assert.deepEqual(beyondInstant([hint, plain, found], [hint, plain]), [found]);
    assert.deepEqual(beyondInstant([hint, better], [hint, plain]), [better]);
  });

  it('put a finding with more remedies in the place of the one known at once', () => {
    assert.deepEqual(withVerdict([plain, hint], [found, better]), [better, hint, found]);
    assert.deepEqual(withVerdict([hint], []), [hint]);
  });
});

import assert from 'node:assert/strict';
import { withoutRemote } from '../../../scripts/vscode/webWorkbench.mjs';

const one = 'remoteAuthority:location.host';
const two = 'P.file(this.userDataPath).with({scheme:J.vscodeRemote})';

describe('the workbench without a remote', () => {
  it('has both texts replaced', () => {
    const patched = withoutRemote(`a={${one}};b=${two}`);
    assert.ok(!patched.includes('location.host') && !patched.includes('vscodeRemote'));
  });

  it('is refused where a text is missing or there twice', () => {
    assert.throws(() => withoutRemote(two), /0 times, not once.*webWorkbench\.mjs/);
    assert.throws(() => withoutRemote(one + one + two), /2 times, not once/);
  });
});

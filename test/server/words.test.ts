import assert from 'node:assert/strict';
import { extensionWords } from '../../src/messages/extension';
import { languageWords } from '../../src/messages/language';
import type { Message } from '../../src/messages/message';
import { serverWords } from '../../src/messages/server';

/** The `{name}` places of a sentence; those of a function are not looked into. */
function places(message: Message | undefined): readonly string[] {
  return typeof message === 'string' ? [...message.matchAll(/\{\w+\}/g)].map(String).sort() : [];
}

for (const [name, table] of Object.entries({ serverWords, languageWords, extensionWords })) {
  describe(name, () => {
    it('says the same things in both languages', () => {
      assert.deepEqual(Object.keys(table['zh-cn']), Object.keys(table.en));
    });

    it('names the same things in both languages', () => {
      for (const [code, english] of Object.entries(table.en)) {
        if (typeof english !== 'string') continue;
        assert.deepEqual(places(table['zh-cn'][code]), places(english), code);
      }
    });
  });
}

import assert from 'node:assert/strict';
import {
  kinds,
  meaningOfSetting,
  meaningOfWord,
  settingDocumentation,
  settingsFor,
} from '../../src/language/settingWords';
import { tellerIn } from './harness';

for (const locale of ['en', 'zh-cn'] as const) {
  describe(`the words of settings (${locale})`, () => {
    const teller = tellerIn(locale);

    for (const kind of [null, ...kinds]) {
      it(`explain every key and every word of ${kind?.id ?? 'any kind'}`, () => {
        for (const setting of settingsFor(kind)) {
          const { key, value } = setting;
          assert.notEqual(meaningOfSetting(key, kind, teller), '', key);
          const words = 'words' in value ? (value.words ?? []) : [];
          for (const word of words) {
            assert.notEqual(meaningOfWord(key, word, teller), '', `${key} = ${word}`);
          }
          assert.match(settingDocumentation(setting, kind, teller), /\n- /, key);
        }
      });
    }
  });
}

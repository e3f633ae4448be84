import assert from 'node:assert/strict';
import { common } from '../../src/messages/common';
import { boardWords } from '../../src/messages/board';
import { editWords } from '../../src/messages/edits';
import { extensionWords } from '../../src/messages/extension';
import type { Message, MessageTable } from '../../src/messages/message';
import { serverWords } from '../../src/messages/server';
import { Teller, localeOf } from '../../src/messages/teller';
import { puzzles } from '../../src/puzzles/index';

const tables: Readonly<Record<string, MessageTable>> = {
  common,
  boardWords,
  serverWords,
  editWords,
  extensionWords,
  ...Object.fromEntries(puzzles.map(({ syntax, messages }) => [syntax.id, messages])),
};

/** The `{places}` of a sentence; of a function all that it asks for. */
function placesOf(message: Message): Set<string> {
  if (typeof message === 'string')
    return new Set([...message.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!));
  const asked = new Set<string>();
  message(
    new Proxy(
      {},
      {
        get: (_, name) => {
          asked.add(String(name));
          return 2;
        },
      },
    ),
  );
  return asked;
}

describe('the catalogue of messages', () => {
  for (const [name, table] of Object.entries(tables)) {
    it(`has every sentence of ${name} in both languages`, () => {
      assert.deepEqual(Object.keys(table['zh-cn']).sort(), Object.keys(table.en).sort());
    });

    it(`names nothing in the Chinese ${name} that the English does not have`, () => {
      for (const [code, message] of Object.entries(table['zh-cn'])) {
        const english = placesOf(table.en[code]!);
        const extra = [...placesOf(message)].filter((place) => !english.has(place));
        assert.deepEqual(extra, [], code);
      }
    });
  }

  it('has each code in one table only', () => {
    const codes = Object.values(tables).flatMap((table) => Object.keys(table.en));
    const twice = codes.filter((code, i) => codes.indexOf(code) !== i);
    assert.deepEqual(twice, []);
  });
});

describe('Teller', () => {
  const teller = new Teller('en', [
    {
      en: { a: 'A {x} and {y}', 'a.fine': 'fine {x}', why: 'no: {because}' },
      'zh-cn': { a: '甲{x}' },
    },
  ]);

  it('fills in arguments, by the reason where it has a sentence', () => {
    assert.equal(teller.finding({ code: 'a', args: { x: 1, y: 'z' } }), 'A 1 and z');
    assert.equal(teller.finding({ code: 'a', reason: 'fine', args: { x: 1 } }), 'Fine 1');
    assert.equal(teller.finding({ code: 'a', reason: 'odd', args: { x: 1, y: 2 } }), 'A 1 and 2');
  });

  it('tells a proof within its finding', () => {
    const proof = { code: 'a', reason: 'fine', args: { x: 'r1c1' } };
    assert.equal(teller.finding({ code: 'why', args: {}, related: [proof] }), 'No: fine r1c1');
  });

  it('falls back on English, and takes any Chinese tag for Chinese', () => {
    const chinese = new Teller('zh-cn', [{ en: { a: 'A', b: 'B' }, 'zh-cn': { a: '甲' } }]);
    assert.deepEqual([chinese.tell('a'), chinese.tell('b')], ['甲', 'B']);
    assert.deepEqual(['zh-CN', 'zh', 'ZH-Hans', 'en-GB', 'de'].map(localeOf), [
      'zh-cn',
      'zh-cn',
      'zh-cn',
      'en',
      'en',
    ]);
  });

  it('lists names in Chinese with a comma of its own, and leaves other texts alone', () => {
    const args = { value: 'a, b', key: 'kind', allowed: 'path, trail, …' };
    assert.equal(
      new Teller('zh-cn', [common]).tell('bad-value', args),
      '“a, b”不是 kind 的值。可以写：path、trail、…。',
    );
    assert.match(new Teller('en', [common]).tell('bad-value', args), /path, trail, …/);
  });
});

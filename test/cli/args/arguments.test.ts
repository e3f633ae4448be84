import assert from 'node:assert/strict';
import { localeOfEnvironment } from '../../../src/cli/args/chooseLocale';
import { jobsOf } from '../../../src/cli/args/jobs';
import { limitOf } from '../../../src/cli/args/limit';
import { nearest } from '../../../src/cli/args/nearest';
import { commonOptions, parseArguments } from '../../../src/cli/args/parseArguments';
import { inShard, shardOf } from '../../../src/cli/args/shard';
import { UsageError } from '../../../src/cli/args/usageError';
import { subcommands } from '../../../src/cli/commands/index';
import { cliWords } from '../../../src/messages/cli';
import { cliHelp } from '../../../src/messages/cliHelp';
import { defaultBudget } from '../../../src/puzzles/check';

const value = (option: string, text?: string) =>
  parseArguments(
    text === undefined ? [] : [`--${option}`, text],
    { [option]: { type: 'string' } },
    'x',
  );

describe('the arguments of the command line', () => {
  it('read a budget as seconds or as steps', () => {
    const none = { budget: defaultBudget, seconds: null, isDefault: true };
    assert.deepEqual(limitOf(value('budget')), none);
    assert.equal(limitOf(value('budget', '5s')).seconds, 5);
    assert.equal(limitOf(value('budget', '0.5s')).seconds, 0.5);
    const chosen = { budget: { steps: 300 }, seconds: null, isDefault: false };
    assert.deepEqual(limitOf(value('budget', '300')), chosen);
    for (const wrong of ['0', '0s', '-1', '5m', '1.5', 's', '1e3']) {
      assert.throws(() => limitOf(value('budget', wrong)), UsageError, wrong);
    }
  });

  it('read a shard, and put every level into exactly one', () => {
    for (const wrong of ['0/2', '3/2', '1', '1/0', 'a/b', '1/2/3']) {
      assert.throws(() => shardOf(value('shard', wrong)), UsageError, wrong);
    }
    const shards = ['1/3', '2/3', '3/3'].map((text) => shardOf(value('shard', text)));
    for (let ordinal = 0; ordinal < 10; ordinal++) {
      assert.equal(shards.filter((shard) => inShard(shard, ordinal)).length, 1);
    }
    assert.ok(inShard(shardOf(value('shard')), 7));
  });

  it('read the number of jobs, by default what the machine can', () => {
    assert.equal(jobsOf(value('jobs'), 6), 6);
    assert.equal(jobsOf(value('jobs', '3'), 6), 3);
    assert.throws(() => jobsOf(value('jobs', '1.5'), 6), UsageError);
  });

  it('keep what follows -- and the level of standard input as names', () => {
    const { positionals } = parseArguments(['-', '-#a', '--', '--odd.grid'], {}, 'x');
    assert.deepEqual(positionals, ['-', '-#a', '--odd.grid']);
  });

  it('take the language of LC_ALL before LANG', () => {
    assert.equal(localeOfEnvironment({ LANG: 'zh_CN.UTF-8' }), 'zh-cn');
    assert.equal(localeOfEnvironment({ LANG: 'zh_CN.UTF-8', LC_ALL: 'C' }), 'en');
    assert.equal(localeOfEnvironment({ LC_ALL: '', LANG: 'zh_TW' }), 'zh-cn');
    assert.equal(localeOfEnvironment({}), 'en');
  });

  it('name the nearest word, and none that is far', () => {
    assert.equal(nearest('fromat', ['strict', 'format']), 'format');
    assert.equal(nearest('SOLVE', ['solve']), 'solve');
    assert.equal(nearest('y', ['x']), null);
    assert.equal(nearest('publish', ['check', 'solve']), null);
  });
});

describe('the help of the command line', () => {
  for (const locale of ['en', 'zh-cn'] as const) {
    for (const { name, help, options } of subcommands) {
      it(`tells every option of ${name} in ${locale}, on lines of 100 columns`, () => {
        const text = cliHelp[locale][help];
        assert.ok(typeof text === 'string');
        for (const option of Object.keys({ ...options, ...commonOptions })) {
          assert.ok(text.includes(`--${option}`), option);
        }
        assert.ok(text.split('\n').every((line) => line.length <= 100));
      });
    }
  }

  it('has every sentence in both languages', () => {
    for (const table of [cliWords, cliHelp]) {
      assert.deepEqual(Object.keys(table.en).sort(), Object.keys(table['zh-cn']).sort());
    }
  });
});

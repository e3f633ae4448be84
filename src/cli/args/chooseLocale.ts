import { cliWords } from '../../messages/cli';
import { cliHelp } from '../../messages/cliHelp';
import { common } from '../../messages/common';
import type { Locale } from '../../messages/message';
import { localeOf, Teller } from '../../messages/teller';
import { puzzles } from '../../puzzles/index';
import { UsageError } from './usageError';

const locales: readonly Locale[] = ['en', 'zh-cn'];

/** The language of `LC_ALL`, `LC_MESSAGES` or `LANG`, the first that is set (`zh_CN.UTF-8`). */
export function localeOfEnvironment(env: Readonly<Record<string, string | undefined>>): Locale {
  const tag = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || 'en';
  return localeOf(tag.replace(/_/g, '-'));
}

/** Speaks the language, with every sentence that the command line may need. */
export function tellerOf(locale: Locale): Teller {
  const ofKinds = puzzles.map(({ messages }) => messages);
  return new Teller(locale, [common, ...ofKinds, cliWords, cliHelp]);
}

/**
 * The language of `--lang`, wherever it stands, else the environment's: it is needed before the
 * arguments are parsed, to say what is wrong with them.
 * @throws UsageError for a language that Gridwright does not speak
 */
export function chooseTeller(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Teller {
  const options = argv.slice(0, argv.includes('--') ? argv.indexOf('--') : argv.length);
  const at = options.findLastIndex((each) => each === '--lang' || each.startsWith('--lang='));
  const chosen = at < 0 ? undefined : (options[at]!.split('=')[1] ?? options[at + 1]);
  // A missing value is told with the other faults of the arguments.
  if (!chosen) return tellerOf(localeOfEnvironment(env));
  const locale = locales.find((each) => each === chosen.toLowerCase().replace(/_/g, '-'));
  if (!locale) {
    throw new UsageError('cli.bad-choice', {
      option: '--lang',
      value: chosen,
      allowed: locales.join(', '),
    });
  }
  return tellerOf(locale);
}

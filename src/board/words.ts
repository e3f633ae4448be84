import { boardWords, type BoardWord } from '../messages/board';

/** Gives the board's words, with `{name}` places filled. */
export type Words = (key: BoardWord, args?: Readonly<Record<string, string | number>>) => string;

/**
 * The words a host sent, and where one is missing (or nothing came yet) those of the page's
 * language.
 */
export function wordsOf(sent: Readonly<Record<string, string>>, language: string): Words {
  const own = /^zh\b/i.test(language) ? boardWords['zh-cn'] : boardWords.en;
  return (key, args = {}) =>
    (sent[key] ?? own[key]).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(args[name] ?? place),
    );
}

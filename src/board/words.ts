import { boardWords, type BoardWord } from '../messages/board';

/** Gives the board's words, with `{name}` places filled. */
export type Words = (key: BoardWord, args?: Readonly<Record<string, string | number>>) => string;

/** The words of the page's language: Chinese, else English. */
export function wordsOf(language: string): Words {
  const own = /^zh\b/i.test(language) ? boardWords['zh-cn'] : boardWords.en;
  return (key, args = {}) =>
    own[key].replace(/\{(\w+)\}/g, (place, name: string) => String(args[name] ?? place));
}

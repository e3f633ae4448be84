import { common } from '../messages/common';
import { editWords } from '../messages/edits';
import { languageWords } from '../messages/language';
import type { MessageTable } from '../messages/message';
import { serverWords } from '../messages/server';
import { puzzles } from '../puzzles/index';

/** Every sentence the server may tell. */
export const serverTables: readonly MessageTable[] = [
  common,
  editWords,
  serverWords,
  languageWords,
  ...puzzles.map(({ messages }) => messages),
];

/**
 * All Chinese sentences of the server in one table. The build writes it to `dist/zh-cn.json` and
 * leaves it out of the server's bundle, which loads it when a reader wants it.
 */
export const chinese: Readonly<Record<string, unknown>> = Object.fromEntries(
  serverTables.flatMap((table) => Object.entries(table['zh-cn'])),
);

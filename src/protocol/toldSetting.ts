import type { SettingValue } from '../level/kindSyntax';

/** One setting of a level as a panel shows it. */
export interface ToldSetting {
  readonly key: string;
  readonly value: SettingValue;
  /** What holds: the level's own value, the file's, else the language's; empty where none is meant. */
  readonly holds: string;
  /** What holds without a line of the level's own: choosing it removes that line. */
  readonly otherwise: string;
}

import type { GridSource } from '../input/gridSource';
import type { Selected } from '../input/selectLevels';

/** A level as a command line names it: `FILE#ID`, or `FILE#@3` where it has no id. */
export function levelName({ file }: GridSource, { level, index }: Selected): string {
  return `${file}#${level.header?.id ?? `@${index}`}`;
}

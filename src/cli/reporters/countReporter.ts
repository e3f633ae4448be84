import type { Teller } from '../../messages/teller';
import type { GridSource } from '../input/gridSource';
import type { Selected } from '../input/selectLevels';
import type { Output } from '../output/output';
import type { Palette } from '../output/palette';
import type { Counted } from '../work/countLevel';
import { JsonArray } from './jsonArray';
import { levelName } from './levelName';

/** Prints how many solutions each level has, as it comes. */
export interface CountReporter {
  level(source: GridSource, selected: Selected, counted: Counted): Promise<void>;
  end(): Promise<void>;
}

/** `--format json` of `count`: an array with an object for each level. */
export function countJson(out: Output, directed: boolean): CountReporter {
  const array = new JsonArray(out);
  return {
    level: (source, { level, index }, { bound, count, milliseconds }) =>
      array.add({
        file: source.file,
        id: level.header?.id ?? null,
        index,
        kind: level.kind.id,
        count: count === null ? null : String(count),
        bound: bound === 'invalid' ? 'undecided' : bound,
        directed,
        ms: milliseconds,
      }),
    end: () => array.end(),
  };
}

/** `--format text` of `count`: a line for each level. */
export function countText(
  out: Output,
  directed: boolean,
  palette: Palette,
  teller: Teller,
): CountReporter {
  return {
    level: async (source, selected, { bound, count, milliseconds }) => {
      const name = palette.strong(levelName(source, selected));
      const what = directed ? 'directed' : 'lines';
      const args = { count: count === null ? '' : grouped(count), milliseconds };
      const said =
        count === null
          ? teller.tell(`cli.count.${bound}`, args)
          : teller.tell(`cli.count.${bound}.${what}`, args);
      const shown = count === null || count === 0n ? palette.bad(said) : palette.good(said);
      await out.write(`${name}  ${shown}\n`);
    },
    end: async () => {},
  };
}

/** `1,234,567`. */
function grouped(count: bigint): string {
  return count.toLocaleString('en');
}

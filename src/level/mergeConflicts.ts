import type { Finding } from './finding';
import type { Line } from './lines';
import type { Range } from './range';
import { finding, inText } from './textFinding';

/** A conflict that a merge has left in a text, by the indices of its first and last line. */
export interface MergeConflict {
  readonly first: number;
  readonly last: number;
  /** What stands behind the first and the last mark: the names of the sides, or nothing. */
  readonly sides: readonly [string, string];
}

const ours = /^<{7}(?: (.*))?$/;
const parted = /^={7}\s*$/;
const theirs = /^>{7}(?: (.*))?$/;

/**
 * The conflicts in a text, as Git marks them: a line of seven `<`, one of seven `=` and one of seven
 * `>`, each from the line's very beginning, in this order. One mark without the others is none: seven
 * `<` are a row of tiles too.
 * @param start the offset in `text` from which the offsets of `lines` count
 */
export function mergeConflicts(
  text: string,
  lines: readonly Line[],
  start = 0,
): readonly MergeConflict[] {
  const found: MergeConflict[] = [];
  let [first, name, isParted] = [-1, '', false];
  for (const [i, line] of lines.entries()) {
    const mark = text[line.start - start];
    if (mark !== '<' && (first < 0 || (mark !== '=' && mark !== '>'))) continue;
    const source = text.slice(line.start - start, line.end - start);
    const begun = ours.exec(source);
    if (begun) [first, name, isParted] = [i, begun[1] ?? '', false];
    else if (parted.test(source)) isParted = true;
    const ended = isParted ? theirs.exec(source) : null;
    if (!ended) continue;
    found.push({ first, last: i, sides: [name.trim(), (ended[1] ?? '').trim()] });
    first = -1;
  }
  return found;
}

/** A conflict as it stands in a level: the line of its first mark, all of its lines, its sides. */
export interface RawConflict {
  readonly mark: Range;
  readonly whole: Range;
  readonly sides: readonly [string, string];
}

/** The one thing to say of a conflict; what stands inside is not read. */
export function conflictFinding({ mark, whole, sides: [one, other] }: RawConflict): Finding {
  return finding('error', 'merge-conflict', [inText(mark), inText(whole)], {
    ...(one && other && { reason: 'named' }),
    args: { one, other },
  });
}

import type { Finding } from '../level/finding';
import type { GridFile, Level } from '../level/level';
import { LineMap } from '../level/lines';
import { rangeOf } from '../level/locate';
import { shift, type Range } from '../level/range';
import { readGrid } from '../puzzles/index';

/** A text document as the language service reads it. Immutable: an edit makes another. */
export interface GridDocument {
  readonly uri: string;
  readonly version: number;
  readonly file: GridFile;
  readonly lines: LineMap;
}

/**
 * Parses a document; never throws.
 * @param former an earlier reading of the same document: levels that did not change are taken over
 */
export function gridDocument(
  uri: string,
  version: number,
  text: string,
  former?: GridDocument | null,
): GridDocument {
  return { uri, version, file: readGrid(text, former?.file), lines: new LineMap(text) };
}

/** Where a finding sits in its file. `level` is null where it belongs to none. */
export function fileRangeOf(file: GridFile, level: Level | null, finding: Finding): Range {
  if (level) return shift(rangeOf(level, finding), level.offset);
  const place = finding.at[0];
  if (place?.type === 'text') return place.range;
  if (place?.type === 'setting') {
    const setting = file.defaults.find(({ key }) => key === place.key);
    if (setting) return setting.line;
  }
  return { start: 0, end: 0 };
}

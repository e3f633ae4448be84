import { classifyLine, type LabelName } from '../level/classify';
import type { LineMap } from '../level/lines';

/**
 * Which part of a level a line continues, judged by the lines above it alone (the line itself is
 * being typed): `settings` below a header or at the file's beginning, a section, or `after` the
 * blank line that ends a board or a solution.
 */
export type Region = 'settings' | LabelName | 'after';

/** The region of a line (from 0); `firstLine` is where its level, or the file, begins. */
export function regionOf(text: string, lines: LineMap, firstLine: number, line: number): Region {
  let region: Region = 'settings';
  for (let at = firstLine; at < line; at++) {
    const start = lines.offsetAt({ line: at, character: 0 });
    const end = lines.offsetAt({ line: at, character: Infinity });
    region = afterLine(region, text.slice(start, end));
  }
  return region;
}

function afterLine(region: Region, text: string): Region {
  const line = classifyLine(text);
  switch (line.type) {
    case 'header':
      return 'settings';
    case 'label':
      return line.label;
    case 'blank':
      return region === 'board' || region === 'solution' ? 'after' : region;
    case 'row':
    case 'pasted':
    case 'bracket':
      return region === 'settings' || region === 'after' ? 'board' : region;
    case 'comment':
    case 'setting':
      return region;
  }
}

import type { Figures } from './measure';

/** One line of the table. */
export interface Row {
  readonly suite: string;
  readonly task: string;
  readonly figures: Figures;
  /** The peer and its figures, measured in the same run. */
  readonly peer: { readonly name: string; readonly figures: Figures } | null;
  readonly note: string;
}

/** Rows as a table in Markdown: times, operations a second, and the ratio to the peer's median. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['suite', 'task', 'median', 'p99', 'max', 'a second', 'against its peer', 'note'];
  const lines = rows.map(({ suite, task, figures, peer, note }) => [
    suite,
    task,
    duration(figures.median),
    duration(figures.p99),
    duration(figures.max),
    short(1000 / figures.median),
    peer ? `${ratio(peer.figures.median / figures.median)} ${peer.name}` : '',
    note,
  ]);
  const widths = head.map((title, i) =>
    Math.max(title.length, ...lines.map((line) => line[i]!.length)),
  );
  const text = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  return [text(head), text(widths.map((width) => '-'.repeat(width))), ...lines.map(text)].join(
    '\n',
  );
}

/** A time with its unit: `3.2 ms`. */
export function duration(milliseconds: number): string {
  if (milliseconds >= 1000) return `${short(milliseconds / 1000)} s`;
  return milliseconds >= 1 ? `${short(milliseconds)} ms` : `${short(milliseconds * 1000)} µs`;
}

/** `3.2 ×` as fast as its peer; below 1, slower. */
function ratio(times: number): string {
  return `${short(times)} ×`;
}

/** Three figures at most. */
function short(value: number): string {
  return value >= 100
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(value >= 10 ? 3 : 2)));
}

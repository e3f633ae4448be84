import { styleText } from 'node:util';
import type { TerminalPart } from '../../drawing/terminal';
import type { Severity } from '../../level/finding';

type Style = Parameters<typeof styleText>[0];

/** Colours, or none. */
export interface Palette {
  severity(severity: Severity, text: string): string;
  good(text: string): string;
  bad(text: string): string;
  faint(text: string): string;
  strong(text: string): string;
  /** A piece of a board. */
  readonly part: (part: TerminalPart, text: string) => string;
}

const severityStyle: Readonly<Record<Severity, Style>> = {
  error: 'red',
  warning: 'yellow',
  information: 'cyan',
  hint: 'gray',
};

const partStyle: Readonly<Record<TerminalPart, Style>> = {
  route: 'blue',
  wall: 'bold',
  hole: 'gray',
  mark: ['bold', 'yellow'],
  error: ['bold', 'red'],
  plain: 'gray',
};

/**
 * The colours for an output: on a terminal alone, and not where NO_COLOR (https://no-color.org)
 * or a terminal without colours speaks against them.
 */
export function paletteFor(
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): Palette {
  const coloured = isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  const style = (format: Style) => (text: string) =>
    coloured ? styleText(format, text, { validateStream: false }) : text;
  return {
    severity: (severity, text) => style(severityStyle[severity])(text),
    good: style('green'),
    bad: style('red'),
    faint: style('gray'),
    strong: style('bold'),
    part: (part, text) => style(partStyle[part])(text),
  };
}

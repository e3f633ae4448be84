import type { Severity } from '../../level/finding';
import type { Output } from '../output/output';
import type { Entry } from './entry';
import type { Reporter } from './reporter';

const commands: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  information: 'notice',
  hint: 'notice',
};

/**
 * `--format github`: workflow commands, which GitHub Actions shows beside the lines of a change
 * (docs.github.com: "Workflow commands for GitHub Actions").
 */
export function githubReporter(out: Output): Reporter {
  return {
    findings: async (entries) => {
      for (const entry of entries) await out.write(annotation(entry));
    },
    problem: async ({ file }, message) => {
      await out.write(`::error file=${property(file)}::${data(message)}\n`);
    },
    end: () => {},
  };
}

function annotation(entry: Entry): string {
  const { severity, file, line, column, endLine, endColumn, code, message } = entry;
  const place = [`file=${property(file)}`, `line=${line}`, `endLine=${endLine}`];
  // Columns are shown only where the annotation is on one line; the last one is meant too.
  if (line === endLine) {
    place.push(`col=${column}`, `endColumn=${Math.max(column, endColumn - 1)}`);
  }
  return `::${commands[severity]} ${place.join(',')},title=${property(code)}::${data(message)}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

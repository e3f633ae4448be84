import type { Severity } from '../../level/finding';
import type { Teller } from '../../messages/teller';
import type { Output } from '../output/output';
import type { Palette } from '../output/palette';
import type { Entry } from './entry';
import { namedCells, proofLines } from './proofLines';
import type { Reporter } from './reporter';
import type { Tally } from './tally';

const severities: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

/** `--format text`: a line for each finding, grouped by file, and a summary. */
export function textReporter(out: Output, palette: Palette, teller: Teller): Reporter {
  let lastFile: string | null = null;
  const words = new Map(severities.map((each) => [each, teller.tell(`cli.severity.${each}`)]));
  const widest = Math.max(...[...words.values()].map((word) => word.length));

  const lines = (entry: Entry): string => {
    const { file, line, column, severity, code, message } = entry;
    const word = palette.severity(severity, (words.get(severity) ?? '').padEnd(widest));
    const place = palette.strong(`${file}:${line}:${column}`);
    return [
      `${place}  ${word}  ${message}  ${palette.faint(code)}\n`,
      cellsLine(entry),
      proofLines(proofsOf(entry), palette, teller),
    ].join('');
  };
  const cellsLine = (entry: Entry): string => {
    const { cells } = speaker(entry);
    return cells.length > 1 && !proofsOf(entry).some((proof) => proof.cells.length > 0)
      ? palette.faint(`    ${teller.tell('cli.cells', { cells: namedCells(cells) })}\n`)
      : '';
  };

  return {
    findings: async (entries) => {
      for (const entry of entries) {
        const gap = lastFile !== null && lastFile !== entry.file ? '\n' : '';
        lastFile = entry.file;
        await out.write(gap + lines(entry));
      }
    },
    problem: () => {},
    end: async (tally) => {
      const gap = lastFile === null ? '' : '\n';
      await out.write(`${gap}${summary(tally, palette, teller)}\n`);
    },
  };
}

/** A broken expectation is told with its reason's sentence, and shows its reason's cells and proofs. */
function speaker(entry: Entry): Entry {
  const [reason] = entry.related;
  return entry.cells.length === 0 && reason ? reason : entry;
}

function proofsOf(entry: Entry): readonly Entry[] {
  return speaker(entry).related;
}

/** One line: levels and files, errors and warnings, verdicts. */
function summary(tally: Tally, palette: Palette, teller: Teller): string {
  const { levels, files, severities: seen, verdicts, unique } = tally;
  const head = teller.tell('cli.summary', { levels, files });
  const faults = teller.tell('cli.summary.faults', { errors: seen.error, warnings: seen.warning });
  const parts = Object.entries(verdicts)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => teller.tell(`cli.summary.${verdict}`, { count, unique }));
  if (tally.unreadable > 0) {
    parts.push(teller.tell('cli.summary.unreadable', { count: tally.unreadable }));
  }
  const line = [head, faults, ...parts].join(teller.tell('cli.summary.separator'));
  const fine = seen.error === 0 && tally.unreadable === 0;
  return fine ? palette.good(`✔ ${line}`) : palette.bad(`✖ ${line}`);
}

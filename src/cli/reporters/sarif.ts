import type { Severity } from '../../level/finding';
import type { InputProblem } from '../input/inputProblem';
import type { Output } from '../output/output';
import type { Entry } from './entry';
import type { Reporter } from './reporter';

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
  hint: 'note',
};

/** `--format sarif`: one run of SARIF 2.1.0 (OASIS), which code scanning services read. */
export function sarifReporter(out: Output, version: string): Reporter {
  const found: Entry[] = [];
  const unread: { readonly problem: InputProblem; readonly message: string }[] = [];
  return {
    findings: (entries) => {
      found.push(...entries);
    },
    problem: (problem, message) => {
      unread.push({ problem, message });
    },
    end: async () => {
      const codes = [...new Set(found.map(({ code }) => code))].sort();
      const run = {
        tool: { driver: { name: 'gridwright', version, rules: codes.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: unread.length === 0,
            toolExecutionNotifications: unread.map(({ problem, message }) => ({
              level: 'error',
              message: { text: message },
              locations: [{ physicalLocation: { artifactLocation: artifact(problem.file) } }],
            })),
          },
        ],
        results: found.map((entry) => result(entry, codes)),
      };
      const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [run],
      };
      await out.write(`${JSON.stringify(log, null, 2)}\n`);
    },
  };
}

function result(entry: Entry, codes: readonly string[]) {
  return {
    ruleId: entry.code,
    ruleIndex: codes.indexOf(entry.code),
    level: levels[entry.severity],
    message: { text: entry.message },
    locations: [location(entry)],
    relatedLocations: flat(entry.related).map((each, id) => ({
      id,
      ...location(each),
      message: { text: each.message },
    })),
  };
}

function flat(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.related)]);
}

function location({ file, id, index, line, column, endLine, endColumn }: Entry) {
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  const level = index === null ? [] : [{ name: id ?? `@${index}`, kind: 'object' }];
  return {
    physicalLocation: { artifactLocation: artifact(file), region },
    ...(level.length > 0 && { logicalLocations: level }),
  };
}

/** A file as a relative URI reference; standard input has a name of its own. */
function artifact(file: string): { readonly uri: string } {
  if (file === '-') return { uri: 'stdin' };
  return { uri: encodeURI(file.replaceAll('\\', '/')).replace(/[?#]/g, encodeURIComponent) };
}

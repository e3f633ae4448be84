import type { Finding, Severity } from '../level/finding';
import type { Level } from '../level/level';
import type { Teller } from '../messages/teller';
import type { Diagnostic } from './diagnostic';
import { fileRangeOf, type GridDocument } from './gridDocument';
import { lineRange } from './lineRange';

/** The most diagnostics shown of one file; a last one says how many there are beyond. */
export const diagnosticLimit = 1000;

/** The most proofs shown beside one diagnostic. */
const relatedLimit = 20;

/** Findings on text that means nothing here: editors show it faded. */
const faded: ReadonlySet<string> = new Set(['unused-setting', 'unused-wall']);

const severities: Readonly<Record<Severity, Diagnostic['severity']>> = {
  error: 1,
  warning: 2,
  information: 3,
  hint: 4,
};

/**
 * What the Problems view shows of a document.
 * @param findings what is known of each level, by its place in the file
 */
export function diagnostics(
  document: GridDocument,
  findings: readonly (readonly Finding[])[],
  teller: Teller,
): Diagnostic[] {
  const { file } = document;
  const all: { readonly level: Level | null; readonly finding: Finding }[] = [
    ...file.findings.map((finding) => ({ level: null, finding })),
    ...file.levels.flatMap((level, index) =>
      (findings[index] ?? []).map((finding) => ({ level, finding })),
    ),
  ];
  const shown = all
    .slice(0, diagnosticLimit)
    .map(({ level, finding }) => diagnostic(document, level, finding, teller));
  const more = all.length - shown.length;
  if (more > 0) {
    shown.push(fileDiagnostic(3, 'more-findings', teller.tell('more-findings', { count: more })));
  }
  return shown;
}

/** A diagnostic on the first character of a file. */
export function fileDiagnostic(
  severity: Diagnostic['severity'],
  code: string,
  message: string,
): Diagnostic {
  const start = { line: 0, character: 0 };
  const end = { line: 0, character: 1 };
  return { range: { start, end }, severity, code, source, message };
}

const source = 'gridwright';

function diagnostic(
  document: GridDocument,
  level: Level | null,
  finding: Finding,
  teller: Teller,
): Diagnostic {
  const rangeOfFinding = (of: Finding) =>
    lineRange(document, fileRangeOf(document.file, level, of));
  const result: Diagnostic = {
    range: rangeOfFinding(finding),
    severity: severities[finding.severity],
    code: finding.code,
    source,
    message: teller.finding(finding),
  };
  if (faded.has(finding.code)) result.tags = [1];
  const proofs = withTheirProofs(finding.related).slice(0, relatedLimit);
  if (proofs.length > 0) {
    result.relatedInformation = proofs.map((proof) => ({
      location: { uri: document.uri, range: rangeOfFinding(proof) },
      message: teller.finding(proof),
    }));
  }
  return result;
}

function withTheirProofs(findings: readonly Finding[]): Finding[] {
  return findings.flatMap((finding) => [finding, ...withTheirProofs(finding.related)]);
}

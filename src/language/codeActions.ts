import type { EditResult } from '../level/edits';
import type { Change, Finding, Fix } from '../level/finding';
import type { Level } from '../level/level';
import { shift, type TextEdit } from '../level/range';
import type { Teller } from '../messages/teller';
import type { LineRange } from './diagnostic';
import { fileRangeOf, type GridDocument } from './gridDocument';
import type { LevelKnowledge } from './levelKnowledge';
import { lineRange } from './lineRange';

/** An edit in the shape of the Language Server Protocol. */
export interface LineEdit {
  readonly range: LineRange;
  readonly newText: string;
}

/** A remedy on offer: the edits that carry it out, by document. */
export interface CodeAction<Shown extends RequestDiagnostic> {
  readonly title: string;
  readonly kind: 'quickfix' | 'source.fixAll';
  readonly isPreferred?: boolean;
  /** The diagnostics of the request that it mends. */
  readonly diagnostics?: Shown[];
  readonly edit: { readonly changes: Record<string, LineEdit[]> };
}

/** As much of a diagnostic that a client shows as matters here. */
export interface RequestDiagnostic {
  range: LineRange;
  message: unknown;
  code?: number | string;
}

/** What is asked for: remedies for a range, `only` of some kinds (by prefix) where it is set. */
export interface CodeActionRequest<Shown extends RequestDiagnostic> {
  readonly range: LineRange;
  readonly diagnostics: readonly Shown[];
  readonly only?: readonly string[];
}

/** Findings whose first remedy is right wherever it is needed, so that a file's can be mended at once. */
const safe: ReadonlySet<string> = new Set([
  'pasted-matrix',
  'repeated-wall',
  'late-setting',
  'invisible-character',
]);

/** What has come of changes that are more than edits of text: see {@link changesOf}. */
export type ChangeResults = ReadonlyMap<Change, EditResult>;

/**
 * The changes that the remedies for a request make, by level, but for those that are edits of text
 * already: whoever asks for the remedies has them turned into edits first (`editsFor`).
 */
export function changesOf(
  document: GridDocument,
  known: readonly LevelKnowledge[],
  { range, only }: Pick<CodeActionRequest<RequestDiagnostic>, 'range' | 'only'>,
): ReadonlyMap<Level, readonly Change[]> {
  const changes = new Map<Level, Change[]>();
  if (!wants(only, 'quickfix')) return changes;
  for (const { level, fixes } of remedies(document, known, spanOf(document, range))) {
    const more = fixes.map(({ change }) => change).filter(({ type }) => type !== 'text');
    if (level && more.length > 0) changes.set(level, [...(changes.get(level) ?? []), ...more]);
  }
  return changes;
}

/**
 * The remedies of the findings in a range; for some kinds, of all of their kind in the file.
 * @param results of the changes that are more than edits of text; a remedy without one is left out
 */
export function codeActions<Shown extends RequestDiagnostic>(
  document: GridDocument,
  known: readonly LevelKnowledge[],
  request: CodeActionRequest<Shown>,
  teller: Teller,
  results: ChangeResults = new Map(),
): CodeAction<Shown>[] {
  const { only, range } = request;
  const here = remedies(document, known, spanOf(document, range));
  const quick = wants(only, 'quickfix')
    ? here.flatMap((found) => quickFixes(document, found, request, teller, results))
    : [];
  const codes = new Set(here.map(({ finding }) => finding.code).filter((code) => safe.has(code)));
  const all = wants(only, 'quickfix')
    ? [...codes].flatMap((code) => fixAll(document, known, code, teller))
    : [];
  // Asked for by name only (by an editor that fixes on save), not with every light bulb.
  const source = only && wants(only, 'source.fixAll') ? fixEverything(document, known, teller) : [];
  return [...quick, ...all, ...source];
}

/** A finding that has remedies; `level` is null where it belongs to none. */
interface Remedied {
  readonly level: Level | null;
  readonly finding: Finding;
  readonly fixes: readonly Fix[];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function spanOf({ lines }: GridDocument, { start, end }: LineRange): Span {
  return { from: lines.offsetAt(start), to: lines.offsetAt(end) };
}

/** Whether a kind is among those asked for. */
function wants(only: readonly string[] | undefined, kind: string): boolean {
  return only?.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`)) ?? true;
}

function remedies(
  document: GridDocument,
  known: readonly LevelKnowledge[],
  within: Span = { from: 0, to: Infinity },
): Remedied[] {
  const { file } = document;
  const touches = (level: Level | null, finding: Finding) => {
    const { start, end } = fileRangeOf(file, level, finding);
    return start <= within.to && end >= within.from;
  };
  const ofLevels = file.levels.flatMap((level, index): Remedied[] => {
    if (level.offset > within.to || level.offset + level.text.length < within.from) return [];
    const { findings = [] } = known[index] ?? {};
    return findings
      .filter((finding) => touches(level, finding))
      .map((finding) => ({ level, finding, fixes: fixesOf(finding) }));
  });
  const ofFile = file.findings
    .filter((finding) => touches(null, finding))
    .map((finding) => ({ level: null, finding, fixes: fixesOf(finding) }));
  return [...ofFile, ...ofLevels].filter(({ fixes }) => fixes.length > 0);
}

/** A finding's own remedies, and those of its proofs that it does not have itself. */
function fixesOf({ fixes, related }: Finding): readonly Fix[] {
  return [...new Set([...fixes, ...related.flatMap(fixesOf)])];
}

function quickFixes<Shown extends RequestDiagnostic>(
  document: GridDocument,
  { level, finding, fixes }: Remedied,
  { diagnostics }: CodeActionRequest<Shown>,
  teller: Teller,
  results: ChangeResults,
): CodeAction<Shown>[] {
  const range = lineRange(document, fileRangeOf(document.file, level, finding));
  const mended = diagnostics.filter(
    (each) => each.code === finding.code && sameRange(each.range, range),
  );
  return fixes.flatMap((fix, index): CodeAction<Shown>[] => {
    const edits = editsOf(level, fix, results);
    if (!edits) return [];
    return [
      {
        title: teller.tell(fix.code, fix.args),
        kind: 'quickfix',
        ...(index === 0 && { isPreferred: true }),
        ...(mended.length > 0 && { diagnostics: mended }),
        edit: changes(document, edits),
      },
    ];
  });
}

/** One action for all findings of a code in the file, where there are several. */
function fixAll(
  document: GridDocument,
  known: readonly LevelKnowledge[],
  code: string,
  teller: Teller,
): CodeAction<never>[] {
  const found = remedies(document, known).filter(({ finding }) => finding.code === code);
  const edits = together(found);
  if (found.length < 2 || edits.length === 0) return [];
  const fix = found[0]!.fixes[0]!;
  const title = teller.tell('fix.all', {
    fix: teller.tell(fix.code, fix.args),
    count: found.length,
  });
  return [{ title, kind: 'quickfix', edit: changes(document, edits) }];
}

function fixEverything(
  document: GridDocument,
  known: readonly LevelKnowledge[],
  teller: Teller,
): CodeAction<never>[] {
  const found = remedies(document, known).filter(({ finding }) => safe.has(finding.code));
  const edits = together(found);
  if (edits.length === 0) return [];
  return [
    { title: teller.tell('fix.everything'), kind: 'source.fixAll', edit: changes(document, edits) },
  ];
}

/** The first remedies of findings as one change; what would touch an earlier one is left out. */
function together(found: readonly Remedied[]): TextEdit[] {
  const taken: TextEdit[] = [];
  for (const { level, fixes } of found) {
    const edits = fixes[0] && editsOf(level, fixes[0]);
    if (!edits || edits.some((edit) => taken.some((other) => overlap(edit, other)))) continue;
    taken.push(...edits);
  }
  return taken;
}

function overlap({ range: a }: TextEdit, { range: b }: TextEdit): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The edits of a remedy, from the file's start; null where it can't be made. */
function editsOf(
  level: Level | null,
  { change }: Fix,
  results: ChangeResults = new Map(),
): readonly TextEdit[] | null {
  const result = change.type === 'text' ? { ok: true, ...change } : results.get(change);
  if (!result?.ok || result.edits.length === 0) return null;
  if (!level) return result.edits;
  return result.edits.map(({ range, text }) => ({ range: shift(range, level.offset), text }));
}

function changes(document: GridDocument, edits: readonly TextEdit[]): CodeAction<never>['edit'] {
  const inOrder = [...edits].sort((a, b) => a.range.start - b.range.start);
  return {
    changes: { [document.uri]: inOrder.map((edit) => lineEdit(document, edit)) },
  };
}

/** A text edit (from the file's start) as the Language Server Protocol writes it. */
export function lineEdit(document: GridDocument, { range, text }: TextEdit): LineEdit {
  return { range: lineRange(document, range), newText: text };
}

function sameRange(a: LineRange, b: LineRange): boolean {
  return (
    a.start.line === b.start.line &&
    a.start.character === b.start.character &&
    a.end.line === b.end.line &&
    a.end.character === b.end.character
  );
}

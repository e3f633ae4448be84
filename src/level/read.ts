import { findInvisible, isSpace, toAscii } from './characters';
import { checkStrokes } from './checkStrokes';
import { classifyLine } from './classify';
import { Meaning, type Board } from './board';
import type { Finding } from './finding';
import { joinBoards, matrixToRows, moveSetting, startLevel } from './fixes';
import type { KindSyntax } from './kindSyntax';
import type { GridFile, Header, Level, Setting } from './level';
import { splitLines, type Line } from './lines';
import { conflictFinding, mergeConflicts } from './mergeConflicts';
import type { Range } from './range';
import { readBoard } from './readBoard';
import { readDrawing } from './readDrawing';
import { effectiveValues, findKind, readSettings } from './readSettings';
import { readSolution } from './readSolution';
import { sortLines, type RawLevel } from './sections';
import { finding, inText } from './textFinding';

/** Errors of text that leave a puzzle to solve all the same (design §6). */
const harmless = new Set([
  'duplicate-id',
  'duplicate-key',
  'second-board',
  'bad-route',
  'stale-solution',
  'incomplete-solution',
]);

interface Chunk {
  readonly lines: readonly Line[];
  readonly firstLine: number;
}

/** The lines of a file cut before every header, and before a conflict that has some inside. */
function cutLevels(text: string, lines: readonly Line[]): Chunk[] {
  const starts = [0];
  const conflicts = mergeConflicts(text, lines);
  let next = 0;
  lines.forEach((line, index) => {
    if (index > (conflicts[next]?.last ?? Infinity)) next++;
    const conflict = conflicts[next];
    const inside = conflict !== undefined && index > conflict.first;
    if (inside && starts[starts.length - 1]! >= conflict.first) return;
    if (index > 0 && isHeader(text, line)) starts.push(inside ? conflict.first : index);
  });
  return starts.map((firstLine, i) => ({
    firstLine,
    lines: lines.slice(firstLine, starts[i + 1]),
  }));
}

/** Whether a line is a header; most lines show by their first character that they are none. */
function isHeader(text: string, line: Line): boolean {
  for (let at = line.start; at < line.end; at++) {
    const unit = text.charCodeAt(at);
    if (isSpace(unit)) continue;
    if (unit > 0x20 && unit < 0x7f && unit !== 0x5b) return false;
    return classifyLine(text.slice(line.start, line.end)).type === 'header';
  }
  return false;
}

/** Whether the part above the first header is a level (it has rows or a label), not just defaults. */
function isLevel(raw: RawLevel): boolean {
  return (
    raw.header !== null ||
    raw.board !== null ||
    raw.points !== null ||
    raw.edges !== null ||
    raw.solution !== null ||
    raw.pasted.length > 0
  );
}

/** Former readings of levels, by their text, so that a level that did not change is not read again. */
type Former = ReadonlyMap<string, Level>;

function formerLevels(former: GridFile | undefined, defaultsText: string): Former {
  if (!former || former.defaultsText !== defaultsText) return new Map();
  return new Map(former.levels.map((level) => [level.text, level]));
}

/**
 * Reads a file of levels. Never throws: what can't be read is a finding, and reading goes on at the
 * next line. `kinds[0]` is the default kind. With `former` (an earlier reading of the same file)
 * levels whose text did not change are taken over.
 */
export function readFile(text: string, kinds: readonly KindSyntax[], former?: GridFile): GridFile {
  const chunks = cutLevels(text, splitLines(text));
  const [first, ...others] = chunks as [Chunk, ...Chunk[]];
  const firstEnd = others[0]?.lines[0]?.start ?? text.length;
  const firstText = text.slice(0, firstEnd);
  const firstRaw = sortLines(firstText, first.lines, 0);
  const isFirst = isLevel(firstRaw);
  const hasDefaults = !isFirst && firstRaw.settings.length > 0;
  const defaultsText = hasDefaults ? firstText : '';
  const defaults = hasDefaults
    ? readSettings(firstText, firstRaw.settings, null, kinds, 'board')
    : { settings: [], findings: [] };
  const conflicts = isFirst ? [] : firstRaw.conflicts.map(conflictFinding);
  const findings: Finding[] = conflicts.length > 0 ? conflicts : [...defaults.findings];

  const known = formerLevels(former, defaultsText);
  const levels: Level[] = [];
  const take = (chunk: Chunk, from: number, to: number): void => {
    const source = text.slice(from, to);
    const same = known.get(source);
    levels.push(
      same
        ? { ...same, offset: from, line: chunk.firstLine }
        : readLevel(source, chunk, from, kinds, defaults.settings),
    );
  };
  if (isFirst) take(first, 0, firstEnd);
  others.forEach((chunk, i) =>
    take(chunk, chunk.lines[0]!.start, others[i + 1]?.lines[0]!.start ?? text.length),
  );
  if (levels.length === 0 && conflicts.length === 0) {
    findings.push(finding('hint', 'empty-file', [inText({ start: 0, end: 0 })]));
  }
  return {
    text,
    defaultsText,
    defaults: defaults.settings,
    levels: markDuplicateIds(levels),
    findings,
  };
}

/** Adds `duplicate-id` to every level whose id an earlier one has (and takes back an outdated one). */
function markDuplicateIds(levels: readonly Level[]): Level[] {
  const seen = new Set<string>();
  return levels.map((level) => {
    const again = level.header !== null && seen.has(level.header.id);
    if (level.header) seen.add(level.header.id);
    const marked = level.findings.some(({ code }) => code === 'duplicate-id');
    if (!again && !marked) return level;
    const others = level.findings.filter(({ code }) => code !== 'duplicate-id');
    if (!again) return { ...level, findings: others };
    const found = finding('error', 'duplicate-id', [inText(level.header.range)], {
      args: { id: level.header.id },
    });
    return { ...level, findings: [found, ...others] };
  });
}

function readLevel(
  source: string,
  chunk: Chunk,
  offset: number,
  kinds: readonly KindSyntax[],
  defaults: readonly Setting[],
): Level {
  const raw = sortLines(source, chunk.lines, offset);
  const kind = kindOfLevel(source, raw, kinds, defaults);
  const drawn = raw.points !== null || raw.edges !== null;
  const isDrawing = drawn && kind.drawings && raw.board === null;
  const { settings, findings: ofSettings } = readSettings(
    source,
    raw.settings,
    kind,
    kinds,
    isDrawing ? 'drawing' : 'board',
  );
  const values = effectiveValues(kind, settings, defaults);
  const read = raw.board ? readBoard(source, raw.board, kind, values.get('numbers')) : null;
  const board = read && read.board.height > 0 ? read.board : null;
  const drawing = drawn && kind.drawings ? readDrawing(source, raw.points, raw.edges) : null;
  const header = headerOf(source, raw);
  const solution = raw.solution?.label
    ? readSolution(
        source,
        { ...raw.solution, label: raw.solution.label },
        {
          kind,
          board,
          drawing: board ? null : (drawing?.drawing ?? null),
          mostStrokes: mostStrokes(kind, values),
        },
      )
    : null;
  // What is read around a conflict is a part of what its author has in mind.
  const findings =
    raw.conflicts.length > 0
      ? raw.conflicts.map(conflictFinding)
      : [
          withMoves(source, raw, ofSettings),
          (board && read?.findings) ?? [],
          drawing?.findings ?? [],
          checkStrokes({ kind, settings, values, board, drawing: drawing?.drawing ?? null }),
          blockFindings(source, raw, kind, drawn),
          emptiness(raw, kind, board, header, drawn && !(kind.drawings && isEmpty(drawing))),
          solution?.findings ?? [],
          invisibleCharacters(source, raw),
        ].flat();

  return {
    offset,
    line: chunk.firstLine,
    text: source,
    header,
    kind,
    settings,
    values,
    board,
    drawing: drawing?.drawing ?? null,
    solution: solution?.solution ?? null,
    findings,
    valid: !findings.some(({ severity, code }) => severity === 'error' && !harmless.has(code)),
  };
}

/** How many strokes a solution may have at most. */
function mostStrokes(kind: KindSyntax, values: ReadonlyMap<string, string>): number {
  if (kind.strokes === 'one') return 1;
  return kind.strokes === 'many' ? Infinity : Number(values.get('strokes') ?? 1);
}

/** The kind a level names, or the file's default, or the language's. */
function kindOfLevel(
  source: string,
  raw: RawLevel,
  kinds: readonly KindSyntax[],
  defaults: readonly Setting[],
): KindSyntax {
  const own = raw.settings.find(
    ({ key }) => toAscii(source.slice(key.start, key.end)).toLowerCase() === 'kind',
  );
  const named = own && findKind(source.slice(own.value.start, own.value.end), kinds);
  const inherited = defaults.find(({ key }) => key === 'kind')?.value;
  return (
    named ??
    (inherited != null ? findKind(inherited, kinds) : undefined) ??
    (kinds[0] as KindSyntax)
  );
}

function headerOf(source: string, raw: RawLevel): Header | null {
  if (!raw.header) return null;
  const { range, name } = raw.header;
  return { range, name, id: toAscii(source.slice(name.start, name.end)) };
}

/** Gives each late setting the fix that moves it above what it stands below. */
function withMoves(
  source: string,
  raw: RawLevel,
  findings: readonly Finding[],
): readonly Finding[] {
  if (findings.every(({ code }) => code !== 'late-setting')) return findings;
  const body = [raw.board, raw.points, raw.edges, raw.solution].flatMap((section) =>
    section ? (section.label ?? section.rows[0] ?? []) : [],
  );
  const top = body.reduce<Range | null>((a, b) => (a && a.start < b.start ? a : b), null);
  return findings.map((found) => {
    const line = found.at.find((place) => place.type === 'text');
    if (found.code !== 'late-setting' || !top || line?.type !== 'text') return found;
    return { ...found, fixes: [moveSetting(source, line.range, top)] };
  });
}

/** Findings on whole blocks: pasted matrices, second boards, strokes astray, board and drawing both. */
function blockFindings(source: string, raw: RawLevel, kind: KindSyntax, drawn: boolean): Finding[] {
  const findings: Finding[] = raw.pasted.map((lines) =>
    finding('error', 'pasted-matrix', [inText(span(lines))], {
      fixes: [matrixToRows(source, lines)],
    }),
  );
  for (const { range, meant } of raw.slips) {
    const change = { type: 'text', edits: [{ range, text: meant }] } as const;
    const named = meant !== '[]';
    findings.push(
      finding('error', 'unknown-cell', [inText(range)], {
        reason: meant.endsWith(':') ? 'label' : named ? 'header' : 'no-name',
        args: { text: source.slice(range.start, range.end), meant },
        fixes: named ? [{ code: 'fix.replace', args: { text: meant }, change }] : [],
      }),
    );
  }
  for (const block of raw.secondBoards) {
    const lines = [...(block.label ? [block.label] : []), ...block.rows];
    const end = raw.board?.rows[raw.board.rows.length - 1]?.end ?? 0;
    const join = block.label ? null : joinBoards(source, end, lines[0]!);
    findings.push(
      finding('error', 'second-board', [inText(lines[0]!), inText(span(lines))], {
        ...(block.label && { reason: 'label' }),
        fixes: [startLevel(source, lines[0]!, newId(source, raw)), ...(join ? [join] : [])],
      }),
    );
  }
  for (const stray of raw.strayStrokes) {
    findings.push(finding('error', 'bad-route', [inText(stray)], { reason: 'second-solution' }));
  }
  const drawingLabel = raw.points?.label ?? raw.edges?.label;
  if (drawn && drawingLabel && !kind.drawings) {
    findings.push(
      finding('error', 'bad-drawing', [inText(drawingLabel)], {
        reason: 'kind',
        args: { kind: kind.id },
      }),
    );
  } else if (drawingLabel && raw.board) {
    findings.push(finding('error', 'bad-drawing', [inText(drawingLabel)], { reason: 'both' }));
  }
  return findings;
}

function span(ranges: readonly Range[]): Range {
  return { start: ranges[0]!.start, end: ranges[ranges.length - 1]!.end };
}

function newId(source: string, raw: RawLevel): string {
  return raw.header ? `${source.slice(raw.header.name.start, raw.header.name.end)}-2` : 'level-2';
}

/** Whether a drawing has no points, and nothing was said of it. */
function isEmpty(drawing: ReturnType<typeof readDrawing> | null): boolean {
  return drawing?.findings.length === 0 && drawing.drawing.points.length === 0;
}

/** A level with nothing to visit. A drawing that has points, or was found fault with, has (`isDrawn`). */
function emptiness(
  raw: RawLevel,
  kind: KindSyntax,
  board: Board | null,
  header: Header | null,
  isDrawn: boolean,
): Finding[] {
  const where = raw.board?.label ?? header?.range ?? raw.points?.label ?? { start: 0, end: 0 };
  const empty = (reason: string, at: Range): Finding[] => [
    finding('error', 'empty-board', [inText(at)], { reason }),
  ];
  if (!board) {
    return raw.pasted.length > 0 || isDrawn ? [] : empty('nothing', where);
  }
  const open = board.meaning.some((meaning) => meaning !== Meaning.hole);
  if (kind.cells.alphabet === 'route' && !open) return empty('no-open-cell', board.rows[0]!);
  return [];
}

/** One warning a line that has characters nobody sees (comments and text values are left alone). */
function invisibleCharacters(source: string, raw: RawLevel): Finding[] {
  if (findInvisible(source).length === 0) return [];
  const ranges = [
    ...(raw.header ? [raw.header.range] : []),
    ...raw.settings.map(({ key }) => key),
    ...[raw.board, raw.points, raw.edges, raw.solution].flatMap((section) => section?.rows ?? []),
  ];
  return ranges.flatMap(({ start, end }) => {
    const at = findInvisible(source.slice(start, end)).map((index) => index + start);
    const [first] = at;
    if (first === undefined) return [];
    const code = source.charCodeAt(first).toString(16).toUpperCase().padStart(4, '0');
    return [
      finding('warning', 'invisible-character', [inText({ start: first, end: first + 1 })], {
        args: { character: `U+${code}`, times: at.length },
        fixes: [
          {
            code: 'fix.remove-invisible',
            args: { times: at.length },
            change: {
              type: 'text',
              edits: at.map((index) => ({ range: { start: index, end: index + 1 }, text: '' })),
            },
          },
        ],
      }),
    ];
  });
}

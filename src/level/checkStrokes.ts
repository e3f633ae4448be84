import { Meaning, type Board } from './board';
import type { Drawing } from './drawing';
import type { Finding, Fix, Place } from './finding';
import type { KindSyntax } from './kindSyntax';
import type { Setting } from './level';
import { settingsOf } from './readSettings';
import { finding } from './textFinding';

/** A level's own and inherited settings, and what it is drawn on. */
interface Drawn {
  readonly kind: KindSyntax;
  readonly settings: readonly Setting[];
  readonly values: ReadonlyMap<string, string>;
  readonly board: Board | null;
  readonly drawing: Drawing | null;
}

/**
 * Settings that name a point there is not (`unknown-point`) or several, and more than one stroke where
 * something asks for one (`bad-value` on `strokes`, design §2.4): `S`, `E`, a setting that names a
 * point, or `expect = unique`. What the file's defaults name and the level has not is silent.
 */
export function checkStrokes(level: Drawn): Finding[] {
  return [...unknownPoints(level), ...severalStrokes(level)];
}

function pointKeys({ kind, board }: Drawn): string[] {
  if (board) return [];
  return settingsOf(kind).flatMap(({ key, value }) => (value.type === 'point' ? [key] : []));
}

function isPoint({ drawing }: Drawn, name: string | null | undefined): boolean {
  if (!drawing || name == null) return false;
  return drawing.unplaced.has(name) || drawing.points.some((point) => point.name === name);
}

function unknownPoints(level: Drawn): Finding[] {
  const keys = pointKeys(level);
  return level.settings.flatMap(({ key, value }) => {
    if (!keys.includes(key) || value === null || isPoint(level, value)) return [];
    if (/[\s,;，、；]/.test(value)) {
      const args = { key, value };
      return [finding('error', 'bad-value', [{ type: 'setting', key }], { reason: 'point', args })];
    }
    return [
      finding('error', 'unknown-point', [{ type: 'setting', key }], { args: { name: value } }),
    ];
  });
}

function severalStrokes(level: Drawn): Finding[] {
  const { kind, values, settings } = level;
  const strokes = values.get('strokes') ?? '1';
  if (kind.strokes !== 'setting' || strokes === '1') return [];
  const reasons = oneStrokeReasons(level);
  if (reasons.length === 0) return [];
  const own = settings.some(({ key }) => key === 'strokes');
  const fix: Fix = {
    code: 'fix.one-stroke',
    args: {},
    change: { type: 'setting', key: 'strokes', value: own ? null : '1' },
  };
  return [
    finding(
      'error',
      'bad-value',
      [{ type: 'setting', key: 'strokes' }, ...reasons.map(({ place }) => place)],
      {
        reason: 'one-stroke',
        args: { strokes, marks: reasons.map(({ name }) => name).join(', ') },
        fixes: [fix],
      },
    ),
  ];
}

/** What goes with one stroke only, as it is written. */
function oneStrokeReasons(level: Drawn): { name: string; place: Place }[] {
  const { board, values } = level;
  const reasons: { name: string; place: Place }[] = [];
  for (const [name, mark] of [
    ['S', Meaning.start],
    ['E', Meaning.end],
  ] as const) {
    const cell = board ? board.meaning.indexOf(mark) : -1;
    if (!board || cell < 0) continue;
    const row = board.rowStart.findIndex((start) => start > cell);
    const column = cell - board.rowStart[row - 1]! + 1;
    reasons.push({ name, place: { type: 'cell', row, column } });
  }
  for (const key of pointKeys(level)) {
    if (isPoint(level, values.get(key)))
      reasons.push({ name: key, place: { type: 'setting', key } });
  }
  if (values.get('expect') === 'unique') {
    reasons.push({ name: 'expect = unique', place: { type: 'setting', key: 'expect' } });
  }
  return reasons;
}

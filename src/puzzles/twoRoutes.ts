import type { Finding, Fix, Place } from '../level/finding';
import { readCellName } from '../level/route';
import { finding } from '../level/textFinding';
import type { Route } from './puzzle';
import { wallFix } from './wallFix';

type Names = readonly string[];

/** Two routes with what they share at their beginning, and where they come together again. */
interface Parting {
  readonly first: Names;
  readonly second: Names;
  /** How many steps they share. */
  readonly shared: number;
  /** The step (from 0) from which on they go the same way to the end, or -1. */
  readonly meeting: number;
}

/**
 * The proof that a level has two routes: where they part and meet again. Its `related` are
 * `route-1` and `route-2`, each with the cells where it goes its own way; strokes beyond the first
 * that differ are left out.
 */
export function twoRoutes(first: Route, second: Route): Finding {
  const stroke = Math.max(
    0,
    first.findIndex((names, i) => names.join() !== (second[i] ?? []).join()),
  );
  const parting = partingOf(first[stroke] ?? [], second[stroke] ?? []);
  const { shared, meeting } = parting;
  const [a, b] = [parting.first, parting.second];
  const meets = meeting < 0 ? {} : { meetStep: meeting + 1, meetCell: a[meeting] ?? '' };
  const related = [ownWay('route-1', a, parting), ownWay('route-2', b, parting)];
  if (shared === 0) {
    const [one, other] = [a[0] ?? '', b[0] ?? ''];
    return finding('error', 'not-unique', [...placesOf([one]), ...placesOf([other])], {
      reason: 'begin',
      args: { step: 0, cell: one, first: one, second: other, ...meets },
      related,
    });
  }
  const cell = a[shared - 1]!;
  return finding('error', 'not-unique', placesOf([cell]), {
    ...(meeting >= 0 && { reason: 'meet' }),
    args: { step: shared, cell, ...meets },
    related,
  });
}

/**
 * The wall that bars the second route where it leaves the first, and leaves the first as it is; or
 * null where no wall does.
 */
export function wallThatParts(first: Route, second: Route): Fix | null {
  const parting = partingOf(first[0] ?? [], second[0] ?? []);
  const [a, b] = [parting.first, parting.second];
  const from = b[parting.shared - 1];
  const to = b[parting.shared];
  if (from === undefined || to === undefined) return null;
  const used = a.some(
    (name, i) => (name === from && a[i + 1] === to) || (name === to && a[i + 1] === from),
  );
  const [here, there] = [readCellName(from), readCellName(to)];
  return used || !here || !there ? null : wallFix(here, there, true);
}

function ownWay(code: string, names: Names, { shared, meeting }: Parting): Finding {
  const own = names.slice(shared, meeting < 0 ? undefined : meeting);
  return finding('error', code, placesOf(own), {
    reason: direction(names[shared - 1], names[shared]),
    args: { steps: own.length, cell: names[shared] ?? '' },
  });
}

/** Whither a step goes, as the last word of a message of the catalogue. */
function direction(from: string | undefined, to: string | undefined): string {
  const [here, there] = [readCellName(from ?? ''), readCellName(to ?? '')];
  if (!here || !there) return to === undefined ? 'stops' : 'to';
  const [rows, columns] = [there.row - here.row, there.column - here.column];
  if (Math.abs(rows) + Math.abs(columns) !== 1) return 'to';
  return rows === 0 ? (columns > 0 ? 'right' : 'left') : rows > 0 ? 'down' : 'up';
}

/** Lays the second route along the first: the way round in which they share more steps. */
function partingOf(first: Names, second: Names): Parting {
  const ways = waysToWrite(first, second);
  const shared = ways.map((way) => sharedSteps(first, way));
  const best = shared.indexOf(Math.max(...shared));
  const way = ways[best]!;
  const length = first.length;
  let meeting = length;
  if (way.length === length) {
    while (meeting > shared[best]! && first[meeting - 1] === way[meeting - 1]) meeting--;
  }
  return { first, second: way, shared: shared[best]!, meeting: meeting < length ? meeting : -1 };
}

function sharedSteps(a: Names, b: Names): number {
  let steps = 0;
  while (steps < a.length && a[steps] === b[steps]) steps++;
  return steps;
}

/**
 * The ways to write down the lines that a route draws: backwards too, and a closed one from where
 * the other begins. Names of parallel edges (`N#2`) say how a point is reached: as they stand only.
 */
function waysToWrite(first: Names, route: Names): readonly Names[] {
  if (route.some((name) => name.includes('#'))) return [route];
  const last = route.length - 1;
  const isClosed = last > 0 && route[0] === route[last];
  const at = isClosed ? route.indexOf(first[0] ?? '') : 0;
  const turned = at > 0 ? [...route.slice(at, last), ...route.slice(0, at + 1)] : route;
  return [turned, [...turned].reverse()];
}

function placesOf(names: Names): Place[] {
  return names.flatMap((name): Place[] => {
    if (name === '') return [];
    const cell = readCellName(name);
    return [cell ? { type: 'cell', ...cell } : { type: 'point', name: name.replace(/#\d+$/, '') }];
  });
}

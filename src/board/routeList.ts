import type { Picture } from '../drawing/picture';
import { linksBeyond, type Link } from '../drawing/scene/compareLayers';
import { strokesOfRoute } from '../drawing/scene/scene';
import type { LevelModel } from '../protocol/lsp';
import type { Route } from '../puzzles/puzzle';

/** The routes of a level that an author looks through, without touching the file. */
export interface RouteList {
  /** In the order they came; the first is the one of the text where that is right. */
  readonly routes: readonly Route[];
  /** Place of the one that is shown; -1: what the text holds, where it is none of them. */
  readonly at: number;
  /** Place of the one looked at before, which this one is compared with; null: none. */
  readonly former: number | null;
  /** There are no more. */
  readonly complete: boolean;
  /** Another was asked for. */
  readonly asking: boolean;
}

/** No routes, and what the text holds is shown. */
export const noRoutes: RouteList = {
  routes: [],
  at: -1,
  former: null,
  complete: false,
  asking: false,
};

/** The list for a new model; what was found of the same text is kept. */
export function routesFor(
  model: LevelModel,
  before: LevelModel | null,
  list: RouteList,
): RouteList {
  const { picture, found, verdict } = model;
  const solved = ['solved', 'unique', 'not-unique'].includes(verdict.state);
  if (!picture || !solved) return noRoutes;
  const isStored = found === null && picture.route !== null;
  const base = found ?? picture.route;
  if (!base) return noRoutes;
  const [first] = list.routes;
  const same = before?.version === model.version && before.index === model.index;
  if (same && first && sameRoute(first, base)) return list;
  const complete = model.count !== null && !model.count.least && model.count.routes <= 1;
  return { ...noRoutes, routes: [base], at: isStored ? 0 : -1, complete };
}

/** Shows the one at a place, compared with the one shown before. */
export function goTo(list: RouteList, at: number): RouteList {
  if (at === list.at) return list;
  return { ...list, at, former: list.at >= 0 ? list.at : null, asking: false };
}

/** Takes in the route that was asked for: one that is known already ends the list. */
export function takeRoute(list: RouteList, route: Route | null): RouteList {
  const first = list.routes[0];
  if (!route || (first && differing(route, first).length === 0)) {
    const whole = { ...list, complete: true, asking: false };
    return list.routes.length > 1 ? goTo(whole, 0) : whole;
  }
  const longer = { ...list, routes: [...list.routes, route], asking: false };
  return goTo(longer, list.routes.length);
}

/** The links of a route that another has not. */
export function differing(route: Route, other: Route): readonly Link[] {
  return linksBeyond(strokesOfRoute(route), strokesOfRoute(other));
}

/** The route that is shown in place of the text's; null where that is shown itself. */
export function chosenRoute({ routes, at }: RouteList): Route | null {
  return at < 0 ? null : (routes[at] ?? null);
}

/** The route that the shown one is compared with. */
export function formerRoute({ routes, former }: RouteList): Route | null {
  return former === null ? null : (routes[former] ?? null);
}

const pictures = new WeakMap<Picture, Picture>();

/** A picture with the chosen route in place of its own and of two that part: the same object as long as both are. */
export function withRoute(picture: Picture, route: Route | null): Picture {
  if (!route || route === picture.route) return picture;
  const known = pictures.get(picture);
  if (known?.route === route) return known;
  const changed: Picture = { ...picture, route, forks: [] };
  pictures.set(picture, changed);
  return changed;
}

function sameRoute(a: Route, b: Route): boolean {
  return a.length === b.length && a.every((names, i) => names.join() === b[i]!.join());
}

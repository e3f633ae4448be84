import type { Picture, PictureDrawing } from '../picture';
import { readCellName } from '../../level/route';
import { layoutOf } from './drawingLayout';
import { toneOfStroke } from './strokeEnds';
import { centre, type Spot } from './units';

/** One edge as a route draws it. */
export interface EdgeStep {
  /** From 1, over all strokes. */
  readonly step: number;
  /** Where the route has several strokes, which of them, from 1; else 0. */
  readonly stroke: number;
  /** From 1, within its stroke. */
  readonly nth: number;
  readonly tone: number;
  readonly from: Spot;
  readonly to: Spot;
  /** Where it leads, as a name. */
  readonly name: string;
  /** How far the middle of the edge lies aside, to the right of its way, in units. */
  readonly bow: number;
  /** An end of it is passed more than once: its step is worth telling. */
  readonly again: boolean;
}

/** How far parallel edges lie apart in the middle, in units. */
const bowApart = 44;

const known = new WeakMap<Picture, readonly EdgeStep[]>();

/** The edges a picture's route draws, in order; steps that name no place are left out. */
export function edgeStepsOf(picture: Picture): readonly EdgeStep[] {
  const steps = known.get(picture) ?? read(picture);
  known.set(picture, steps);
  return steps;
}

function read(picture: Picture): readonly EdgeStep[] {
  const { route, drawing } = picture;
  const spotOf = drawing ? spotsByName(drawing) : cellSpot;
  const bowOf = drawing ? bowsOf(drawing) : (): number => 0;
  const passed = new Map<string, number>();
  const found: (Omit<EdgeStep, 'again' | 'tone'> & {
    readonly index: number;
    readonly ends: readonly [string, string];
  })[] = [];
  for (const [index, stroke] of (route ?? []).entries()) {
    const number = route!.length > 1 ? index + 1 : 0;
    const drawn = found.length;
    const closed = stroke.length > 1 && stroke[0] === bare(stroke.at(-1)!);
    for (const [i, written] of stroke.entries()) {
      const name = bare(written);
      if (!(closed && i === 0)) passed.set(name, (passed.get(name) ?? 0) + 1);
      if (i === 0) continue;
      const before = bare(stroke[i - 1]!);
      const [from, to] = [spotOf(before), spotOf(name)];
      if (!from || !to) continue;
      const copy = Number(written.split('#')[1] ?? 0);
      const bow = bowOf(before, name, copy);
      const step = found.length + 1;
      const ends = [before, name] as const;
      found.push({ step, stroke: number, nth: step - drawn, index, from, to, name, bow, ends });
    }
  }
  const last = Math.max(1, found.length - 1);
  return found.map(({ ends, index, ...step }) => ({
    ...step,
    tone: toneOfStroke(picture, index, (step.step - 1) / last),
    again: ends.some((name) => (passed.get(name) ?? 0) > 1),
  }));
}

/** A step without the number of its edge: `N` of `N#2`. */
function bare(step: string): string {
  return step.split('#')[0]!;
}

function cellSpot(name: string): Spot | null {
  const cell = readCellName(name);
  return cell && centre(cell);
}

function spotsByName(drawing: PictureDrawing): (name: string) => Spot | null {
  const { spots } = layoutOf(drawing);
  const byName = new Map(drawing.points.map(({ name }, i) => [name, spots[i]!]));
  return (name) => byName.get(name) ?? null;
}

/** The edges of a drawing with how far each lies aside; those that are alone between their points, not at all. */
export function bowedEdges(drawing: PictureDrawing): readonly {
  readonly from: number;
  readonly to: number;
  readonly copy: number;
  readonly bow: number;
}[] {
  const count = new Map<string, number>();
  const keyOf = (from: number, to: number): string => `${Math.min(from, to)} ${Math.max(from, to)}`;
  const copies = drawing.edges.map(({ from, to }) => {
    const key = keyOf(from, to);
    const copy = (count.get(key) ?? 0) + 1;
    count.set(key, copy);
    return copy;
  });
  return drawing.edges.map(({ from, to }, i) => {
    const copy = copies[i]!;
    const all = count.get(keyOf(from, to)) ?? 1;
    if (from === to) return { from, to, copy, bow: copy };
    const aside = (copy - (all + 1) / 2) * bowApart;
    return { from, to, copy, bow: from < to ? aside : -aside };
  });
}

/** Tells how far the edge lies aside that a step draws: `copy`, or where 0 the first not yet drawn. */
function bowsOf(drawing: PictureDrawing): (a: string, b: string, copy: number) => number {
  const places = new Map(drawing.points.map(({ name }, i) => [name, i]));
  const between = new Map<string, { bow: number; from: number; drawn: boolean }[]>();
  for (const { from, to, bow } of bowedEdges(drawing)) {
    const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
    const list = between.get(key) ?? [];
    list.push({ bow, from, drawn: false });
    between.set(key, list);
  }
  return (a, b, copy) => {
    const [from, to] = [places.get(a) ?? -1, places.get(b) ?? -1];
    const list = between.get(`${Math.min(from, to)} ${Math.max(from, to)}`) ?? [];
    const edge = copy > 0 ? list[copy - 1] : list.find(({ drawn }) => !drawn);
    if (!edge) return 0;
    edge.drawn = true;
    return edge.from === from ? edge.bow : -edge.bow;
  };
}

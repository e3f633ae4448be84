import type { Board } from '../level/board';
import type { Drawing } from '../level/drawing';
import type { Level } from '../level/level';
import { settingsOf } from '../level/readSettings';

/** By a level's board or drawing, which no two readings share and a level that only moved keeps. */
const known = new WeakMap<Board | Drawing, string>();

/**
 * What a valid level means to a solver, as a key: equal keys have equal verdicts. Comments, spacing,
 * titles and other texts are not in it; its stored solution is, since a check begins there.
 */
export function levelMeaning(level: Level): string {
  const ground = level.board ?? level.drawing;
  const former = ground && known.get(ground);
  if (former != null) return former;
  const meaning = JSON.stringify([
    level.kind.id,
    valuesOf(level),
    level.board && boardMeaning(level.board),
    level.drawing && drawingMeaning(level.drawing),
    level.solution?.strokes?.map((stroke) => stroke.join('-')) ?? null,
  ]);
  if (ground) known.set(ground, meaning);
  return meaning;
}

/** The settings that hold, but those that are texts for people. */
function valuesOf({ kind, values }: Level): string[] {
  return settingsOf(kind)
    .filter(({ value }) => value.type !== 'text')
    .map(({ key }) => `${key}=${values.get(key) ?? ''}`);
}

/** ASCII: one character a cell, from `0` on. */
const decoder = new TextDecoder();
const zero = 48;

/** One character a cell, and the numbers and labels in the order of the cells. */
function boardMeaning({ width, meaning, walls, value, labels }: Board): string {
  const cells = new Uint8Array(meaning.length);
  const values: (string | number)[] = [];
  for (let cell = 0; cell < meaning.length; cell++) {
    cells[cell] = zero + meaning[cell]! * 4 + walls[cell]!;
    if (value[cell] !== 0) values.push(`${cell}:${value[cell]!}`);
  }
  return [width, decoder.decode(cells), values.join(), JSON.stringify(labels)].join(' ');
}

function drawingMeaning({ points, edges }: Drawing): string[] {
  return [
    ...points.map(({ name, x, y }) => `${name} ${x} ${y}`),
    ...edges.map(({ from, to }) => `${from}-${to}`),
  ];
}

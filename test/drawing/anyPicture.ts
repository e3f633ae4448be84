import fc from 'fast-check';
import type { Picture, PictureCell, PictureMark } from '../../src/drawing/picture';
import { look } from './pictures';

const text = fc.string({ unit: 'binary', maxLength: 6 });

const cell: fc.Arbitrary<PictureCell> = fc.record({
  meaning: fc.constantFrom('unknown', 'open', 'hole', 'start', 'end', 'number', 'label'),
  text,
  below: fc.boolean(),
  right: fc.boolean(),
});

const place = fc.record({
  row: fc.integer({ min: -1, max: 8 }),
  column: fc.integer({ min: -1, max: 8 }),
});

const mark: fc.Arbitrary<PictureMark> = fc.record({
  finding: fc.nat(3),
  severity: fc.constantFrom('error', 'warning', 'information', 'hint'),
  form: fc.constantFrom('cut', 'part', 'cell'),
  letter: fc.option(text),
  cells: fc.array(place, { maxLength: 12 }),
});

const step = fc.oneof(
  place.map(({ row, column }) => `r${Math.abs(row)}c${Math.abs(column)}`),
  text,
);

/** Any picture, ragged and senseless ones included. */
export const anyPicture: fc.Arbitrary<Picture> = fc
  .record({
    cells: fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 7 }),
    route: fc.option(fc.array(fc.array(step, { maxLength: 20 }), { maxLength: 3 })),
    marks: fc.array(mark, { maxLength: 4 }),
    rulers: fc.boolean(),
  })
  .map(({ cells, route, marks, rulers }) => ({
    height: cells.length,
    width: cells.reduce((widest, row) => Math.max(widest, row.length), 0),
    cells,
    route,
    marks,
    look: { ...look, rulers },
  }));

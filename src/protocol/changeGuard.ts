import type { Change } from '../level/finding';
import type { Range, TextEdit } from '../level/range';
import {
  either,
  isFlag,
  isText,
  isWhole,
  listOf,
  objectOf,
  oneOf,
  orNull,
  type Shape,
} from './shape';

type Of<Type extends Change['type']> = Extract<Change, { readonly type: Type }>;

const isPlace = objectOf<{ row: number; column: number }>({ row: isWhole, column: isWhole });
const isRange = objectOf<Range>({ start: isWhole, end: isWhole });
const isEdit = objectOf<TextEdit>({ range: isRange, text: isText });
const isNumber: Shape<number> = (value): value is number => Number.isFinite(value);

/** Whether a value is a change of a level. */
export const isChange: Shape<Change> = either<Change>(
  objectOf<Of<'text'>>({ type: oneOf('text'), edits: listOf(isEdit) }),
  objectOf<Of<'paint'>>({ type: oneOf('paint'), cells: listOf(isPlace), symbol: isText }),
  objectOf<Of<'wall'>>({
    type: oneOf('wall'),
    row: isWhole,
    column: isWhole,
    side: oneOf('below', 'right'),
    present: isFlag,
  }),
  objectOf<Of<'mirror'>>({ type: oneOf('mirror'), axis: oneOf('columns', 'rows') }),
  objectOf<Extract<Change, { readonly at: number }>>({
    type: oneOf('insertRow', 'insertColumn', 'removeRow', 'removeColumn'),
    at: isWhole,
  }),
  objectOf<Extract<Change, { readonly from: number }>>({
    type: oneOf('moveRow', 'moveColumn'),
    from: isWhole,
    to: isWhole,
  }),
  objectOf<Extract<Change, { readonly x: number }>>({
    type: oneOf('addPoint', 'movePoint'),
    name: isText,
    x: isNumber,
    y: isNumber,
  }),
  objectOf<Of<'removePoint'>>({ type: oneOf('removePoint'), name: isText }),
  objectOf<Of<'addEdge'>>({ type: oneOf('addEdge'), from: isText, to: isText }),
  objectOf<Of<'removeEdge'>>({
    type: oneOf('removeEdge'),
    from: isText,
    to: isText,
    copy: isWhole,
  }),
  objectOf<Of<'setting'>>({ type: oneOf('setting'), key: isText, value: orNull(isText) }),
  objectOf<Of<'solution'>>({
    type: oneOf('solution'),
    strokes: orNull(listOf(listOf(isText))),
  }),
);

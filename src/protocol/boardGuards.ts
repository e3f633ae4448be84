import type { Picture, PictureCell, PictureMark } from '../drawing/picture';
import type { Change, Severity } from '../level/finding';
import type { Range, TextEdit } from '../level/range';
import type { Look } from '../puzzles/puzzle';
import type { FromBoard, ToBoard } from './board';
import type { LevelModel, ToldFinding, ToldVerdict } from './lsp';
import {
  either,
  isFlag,
  isText,
  isWhole,
  listOf,
  objectOf,
  oneOf,
  orNull,
  recordOf,
  type Shape,
} from './shape';

type Of<Union extends { type: string }, Type extends Union['type']> = Extract<
  Union,
  { readonly type: Type }
>;

const isPlace = objectOf<{ row: number; column: number }>({ row: isWhole, column: isWhole });
const isSeverity: Shape<Severity> = oneOf('error', 'warning', 'information', 'hint');

const isRange = objectOf<Range>({ start: isWhole, end: isWhole });
const isEdit = objectOf<TextEdit>({ range: isRange, text: isText });

const isChange: Shape<Change> = either<Change>(
  objectOf<Of<Change, 'text'>>({ type: oneOf('text'), edits: listOf(isEdit) }),
  objectOf<Of<Change, 'paint'>>({ type: oneOf('paint'), cells: listOf(isPlace), symbol: isText }),
  objectOf<Of<Change, 'wall'>>({
    type: oneOf('wall'),
    row: isWhole,
    column: isWhole,
    side: oneOf('below', 'right'),
    present: isFlag,
  }),
  objectOf<Of<Change, 'setting'>>({ type: oneOf('setting'), key: isText, value: orNull(isText) }),
  objectOf<Of<Change, 'solution'>>({
    type: oneOf('solution'),
    strokes: orNull(listOf(listOf(isText))),
  }),
);

/** Whether a message that reached the host is one a board sends. */
export const isFromBoard: Shape<FromBoard> = either<FromBoard>(
  objectOf<Of<FromBoard, 'ready'>>({ type: oneOf('ready') }),
  objectOf<Of<FromBoard, 'edit'>>({
    type: oneOf('edit'),
    change: isChange,
    level: isWhole,
    version: isWhole,
    seq: isWhole,
  }),
  objectOf<Of<FromBoard, 'solve'>>({ type: oneOf('solve'), level: isWhole }),
  objectOf<Of<FromBoard, 'cancelSolve'>>({ type: oneOf('cancelSolve') }),
  objectOf<Of<FromBoard, 'showLevel'>>({ type: oneOf('showLevel'), level: isWhole }),
  objectOf<Of<FromBoard, 'openText'>>({
    type: oneOf('openText'),
    line: isWhole,
    character: isWhole,
  }),
  objectOf<Of<FromBoard, 'openTextAtCell'>>({
    type: oneOf('openTextAtCell'),
    row: isWhole,
    column: isWhole,
  }),
  objectOf<Of<FromBoard, 'lock'>>({ type: oneOf('lock'), locked: isFlag }),
);

const isCell = objectOf<PictureCell>({
  meaning: oneOf('unknown', 'open', 'hole', 'start', 'end', 'number', 'label'),
  text: isText,
  below: isFlag,
  right: isFlag,
});

const isMark = objectOf<PictureMark>({
  finding: isWhole,
  severity: isSeverity,
  form: oneOf('cut', 'part', 'cell'),
  letter: orNull(isText),
  cells: listOf(isPlace),
});

const isLook = objectOf<Look>({
  route: oneOf('line'),
  rulers: isFlag,
  tools: listOf(oneOf('open', 'hole', 'start', 'end', 'number', 'wall')),
});

const isPicture = objectOf<Picture>({
  height: isWhole,
  width: isWhole,
  cells: listOf(listOf(isCell)),
  route: orNull(listOf(listOf(isText))),
  marks: listOf(isMark),
  look: isLook,
});

const isFinding = objectOf<ToldFinding>({
  code: isText,
  severity: isSeverity,
  message: isText,
  where: isText,
  fixes: listOf(objectOf<ToldFinding['fixes'][number]>({ title: isText, change: isChange })),
  related: listOf(isText),
  line: isWhole,
  character: isWhole,
});

const isVerdict = objectOf<ToldVerdict>({
  state: oneOf('pending', 'solved', 'unique', 'not-unique', 'unsolvable', 'undecided', 'invalid'),
  words: isText,
  spoken: isText,
});

const isModel = objectOf<LevelModel>({
  version: isWhole,
  index: isWhole,
  levels: listOf(objectOf<LevelModel['levels'][number]>({ id: orNull(isText), title: isText })),
  id: orNull(isText),
  title: isText,
  kind: isText,
  picture: orNull(isPicture),
  verdict: isVerdict,
  findings: listOf(isFinding),
});

/** Whether a message that reached a board is one its host sends. */
export const isToBoard: Shape<ToBoard> = either<ToBoard>(
  objectOf<Of<ToBoard, 'model'>>({
    type: oneOf('model'),
    model: isModel,
    editable: isFlag,
    words: recordOf(isText),
    view: oneOf('board', 'preview'),
    locked: isFlag,
  }),
  objectOf<Of<ToBoard, 'empty'>>({ type: oneOf('empty'), message: isText }),
  objectOf<Of<ToBoard, 'refused'>>({ type: oneOf('refused'), seq: isWhole, message: isText }),
  objectOf<Of<ToBoard, 'busy'>>({ type: oneOf('busy'), busy: isFlag }),
);

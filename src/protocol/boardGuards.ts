import type {
  Fork,
  OfferedWall,
  Picture,
  PictureCell,
  PictureDrawing,
  PictureMark,
  Replay,
} from '../drawing/picture';
import type { Severity } from '../level/finding';
import type { SettingValue } from '../level/kindSyntax';
import type { Hint } from '../puzzles/play';
import type { Look, Route } from '../puzzles/puzzle';
import type { FromBoard, Sample, ToBoard } from './board';
import type { LevelModel, ToldCount, ToldFinding, ToldVerdict } from './lsp';
import { isChange } from './changeGuard';
import { isKindCard } from './kindCard';
import {
  either,
  isFlag,
  isText,
  isWhole,
  listOf,
  objectOf,
  oneOf,
  orNull,
  orAbsent,
  type Shape,
} from './shape';
import type { ToldSetting } from './toldSetting';

type Of<Union extends { type: string }, Type extends Union['type']> = Extract<
  Union,
  { readonly type: Type }
>;

const isPlace = objectOf<{ row: number; column: number }>({ row: isWhole, column: isWhole });
const isRoute: Shape<Route> = listOf(listOf(isText));
const isSeverity: Shape<Severity> = oneOf('error', 'warning', 'information', 'hint');

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
  objectOf<Of<FromBoard, 'command'>>({
    type: oneOf('command'),
    command: oneOf('undo', 'redo', 'save'),
    seq: isWhole,
  }),
  objectOf<Of<FromBoard, 'solve'>>({ type: oneOf('solve'), level: isWhole }),
  objectOf<Of<FromBoard, 'cancelSolve'>>({ type: oneOf('cancelSolve') }),
  objectOf<Of<FromBoard, 'nextRoute'>>({
    type: oneOf('nextRoute'),
    level: isWhole,
    version: isWhole,
    after: orNull(isRoute),
  }),
  objectOf<Of<FromBoard, 'hint'>>({
    type: oneOf('hint'),
    level: isWhole,
    version: isWhole,
    route: isRoute,
  }),
  objectOf<Of<FromBoard, 'create'>>({
    type: oneOf('create'),
    id: isText,
    kind: isText,
    rows: isWhole,
    columns: isWhole,
  }),
  objectOf<Of<FromBoard, 'createSample'>>({ type: oneOf('createSample'), sample: isWhole }),
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
  objectOf<Of<FromBoard, 'focus'>>({ type: oneOf('focus'), row: isWhole, column: isWhole }),
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
  form: oneOf('cut', 'part', 'cell', 'diamond', 'disc'),
  letter: orNull(isText),
  cells: listOf(isPlace),
  points: orAbsent(listOf(isText)),
});

const isFork = objectOf<Fork>({
  finding: isWhole,
  from: orNull(isPlace),
  to: orNull(isPlace),
  first: listOf(isPlace),
  second: listOf(isPlace),
  whole: listOf(isPlace),
});

const isOffer = objectOf<OfferedWall>({
  finding: isWhole,
  row: isWhole,
  column: isWhole,
  side: oneOf('below', 'right'),
});

/** The server and the page are of one version: a look is known by its kind. */
const isRouteForm: Shape<Look['route']> = (value): value is Look['route'] => isText(value);

const isLook = objectOf<Look>({
  route: isRouteForm,
  rulers: isFlag,
  tools: listOf(oneOf('open', 'hole', 'start', 'end', 'number', 'wall', 'tile')),
  ring: orAbsent(objectOf<NonNullable<Look['ring']>>({ key: isText, closed: isText })),
});

const isNumber: Shape<number> = (value): value is number => Number.isFinite(value);

const isDrawing = objectOf<PictureDrawing>({
  points: listOf(
    objectOf<PictureDrawing['points'][number]>({ name: isText, x: isNumber, y: isNumber }),
  ),
  edges: listOf(objectOf<PictureDrawing['edges'][number]>({ from: isWhole, to: isWhole })),
});

const isPicture = objectOf<Picture>({
  height: isWhole,
  width: isWhole,
  cells: listOf(listOf(isCell)),
  route: orNull(isRoute),
  marks: listOf(isMark),
  forks: orAbsent(listOf(isFork)),
  offers: orAbsent(listOf(isOffer)),
  replays: orAbsent(listOf(objectOf<Replay>({ finding: isWhole, route: isRoute }))),
  look: isLook,
  drawing: orAbsent(orNull(isDrawing)),
  ring: orAbsent(isFlag),
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

const isValue: Shape<SettingValue> = (value): value is SettingValue =>
  objectOf<Pick<SettingValue, 'type'>>({ type: oneOf('word', 'integer', 'point', 'text') })(value);

const isSetting = objectOf<ToldSetting>({
  key: isText,
  value: isValue,
  holds: isText,
  otherwise: isText,
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
  settings: listOf(isSetting),
  found: orNull(isRoute),
  count: orNull(objectOf<ToldCount>({ routes: isWhole, least: isFlag })),
});

const isHint: Shape<Hint> = either<Hint>(
  objectOf<Extract<Hint, { hint: 'next' }>>({
    hint: oneOf('next'),
    to: isText,
    from: orNull(isText),
  }),
  objectOf<Extract<Hint, { hint: 'lost' }>>({ hint: oneOf('lost'), since: orNull(isWhole) }),
  objectOf<Extract<Hint, { hint: 'done' }>>({ hint: oneOf('done') }),
  objectOf<Extract<Hint, { hint: 'unknown' }>>({ hint: oneOf('unknown') }),
);

const isSample = objectOf<Sample>({
  title: isText,
  kind: isText,
  rows: isWhole,
  columns: isWhole,
});

/** Whether a message that reached a board is one its host sends. */
export const isToBoard: Shape<ToBoard> = either<ToBoard>(
  objectOf<Of<ToBoard, 'model'>>({
    type: oneOf('model'),
    model: isModel,
    editable: isFlag,
    view: oneOf('board', 'preview'),
    locked: isFlag,
  }),
  objectOf<Of<ToBoard, 'empty'>>({ type: oneOf('empty'), message: isText }),
  objectOf<Of<ToBoard, 'start'>>({
    type: oneOf('start'),
    kinds: listOf(isKindCard),
    samples: listOf(isSample),
    editable: isFlag,
  }),
  objectOf<Of<ToBoard, 'settled'>>({ type: oneOf('settled'), seq: isWhole, changed: isFlag }),
  objectOf<Of<ToBoard, 'route'>>({
    type: oneOf('route'),
    level: isWhole,
    version: isWhole,
    route: orNull(isRoute),
  }),
  objectOf<Of<ToBoard, 'tried'>>({
    type: oneOf('tried'),
    level: isWhole,
    version: isWhole,
    route: orNull(isRoute),
    message: isText,
  }),
  objectOf<Of<ToBoard, 'hint'>>({
    type: oneOf('hint'),
    version: isWhole,
    moves: isWhole,
    hint: isHint,
  }),
  objectOf<Of<ToBoard, 'refused'>>({ type: oneOf('refused'), seq: isWhole, message: isText }),
  objectOf<Of<ToBoard, 'busy'>>({ type: oneOf('busy'), busy: isFlag }),
);

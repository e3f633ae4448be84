import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import type { LevelModel } from '../../protocol/lsp';
import type { Picture } from '../../drawing/picture';
import { noSteps, stepsOf, type Steps } from '../cellWords';
import { readings as allReadings } from '../state';
import { speeds } from '../player';
import { pictureShown, readingNow, replayOf, type BoardState } from '../state';
import type { Words } from '../words';
import { gameRules } from '../game';
import { gameStrip } from './gameStrip';
import { flag, iconButton, span, textButton } from './html';

/** The strip that plays the route and looks through the solutions; hidden where there are none. */
export function playStrip(state: BoardState, model: LevelModel): SvgNode {
  const game = gameStrip(state);
  if (game) return game;
  const { words, routes, preview } = state;
  const canPlay = preview && gameRules(state) !== null;
  const picture = pictureShown(state);
  const steps = picture ? stepsOf(picture) : noSteps;
  const hasRoute = steps.walked > (steps.unit === 'pair' ? 0 : 1);
  return node(
    'section',
    {
      class: 'play',
      'aria-label': words('play'),
      hidden: flag(!hasRoute && routes.routes.length === 0 && !canPlay),
    },
    [
      playButtons(state, hasRoute),
      slider(state, steps, hasRoute),
      span(stepText(state, steps), 'steps', { hidden: flag(!hasRoute) }),
      speed(state, hasRoute),
      readings(state, picture),
      tried(state) ?? browser(state, model),
      iconButton('hand', 'game-end', words('tool.play'), 'G', { hidden: flag(!canPlay) }),
      differs(state),
    ],
  );
}

/** Of a route that is read as a table or as jumps: which is shown, or both. */
function readings(state: BoardState, picture: Picture | null): SvgNode {
  const { words, narrow } = state;
  const reading = readingNow(state);
  const has = picture?.look.route === 'jumps' && picture.route !== null;
  return node(
    'span',
    { class: 'seg', role: 'group', 'aria-label': words('reading.group'), hidden: flag(!has) },
    allReadings
      .filter((each) => !narrow || each !== 'both')
      .map((each) =>
        textButton(words(`reading.${each}`), 'reading', '', {
          'data-reading': each,
          'aria-pressed': String(each === reading),
        }),
      ),
  );
}

function playButtons({ words, playing }: BoardState, hasRoute: boolean): SvgNode {
  return node('span', { class: 'play-buttons', hidden: flag(!hasRoute) }, [
    iconButton('prev', 'step-back', words('play.back'), '<'),
    playing
      ? iconButton('pause', 'play', words('play.pause'), 'K')
      : iconButton('play', 'play', words('play.play'), 'K'),
    iconButton('next', 'step-on', words('play.on'), '>'),
  ]);
}

function slider(state: BoardState, steps: Steps, hasRoute: boolean): SvgNode {
  const least = steps.unit === 'pair' ? 0 : 1;
  const most = Math.max(1, steps.walked);
  return node('input', {
    type: 'range',
    'aria-label': state.words('play.slider'),
    'aria-valuetext': stepText(state, steps),
    'data-play': 'step',
    min: least,
    max: most,
    value: state.played ?? (least === 0 ? 0 : most),
    hidden: flag(!hasRoute),
  });
}

function stepText({ words, played }: BoardState, { walked, unit }: Steps): string {
  const count = figure(walked);
  if (unit === 'pair') return words('play.pair', { n: figure(played ?? 0), count });
  return words('play.step', { n: figure(played ?? walked), count });
}

/** A number with its thousands apart. */
function figure(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

function speed({ words, speed: chosen }: BoardState, hasRoute: boolean): SvgNode {
  return node('label', { class: 'speed', hidden: flag(!hasRoute) }, [
    span(words('play.speed'), 'sr'),
    node(
      'select',
      { 'data-play': 'speed', 'data-value': chosen },
      speeds.map((value) => textNode('option', { value }, value === 0.5 ? '½ ×' : `${value} ×`)),
    ),
  ]);
}

/** What was tried in place of the solutions, and the way back to them. */
function tried({ words, tried: route }: BoardState): SvgNode | null {
  return (
    route &&
    node('span', { class: 'browse' }, [
      span(route.message, 'browse-text'),
      iconButton('close', 'try-end', words('try.end'), 'Esc'),
    ])
  );
}

function browser(state: BoardState, model: LevelModel): SvgNode {
  const { words, routes } = state;
  const { at, asking, complete } = routes;
  const known = routes.routes.length;
  return node(
    'span',
    {
      class: 'browse',
      role: 'group',
      'aria-label': words('browse'),
      hidden: flag(known === 0 || replayOf(state) !== null),
    },
    [
      iconButton('left', 'route-previous', words('browse.previous'), '[', {
        disabled: flag(known < 2 || at < 0),
      }),
      span(placeText(state, model), 'browse-text'),
      iconButton('right', 'route-next', words('browse.next'), ']', {
        disabled: flag(asking || (complete && known < 2 && at >= 0)),
      }),
    ],
  );
}

function placeText(state: BoardState, model: LevelModel): string {
  const { words, routes, preview } = state;
  const count = countText(state, model);
  if (routes.at < 0) {
    const parts = (model.picture?.forks ?? []).length > 0;
    return count === null ? '' : words(parts ? 'fork.both' : 'browse.none', { count });
  }
  const n = routes.at + 1;
  if (count === null) return words('browse.some', { n });
  return words(preview ? 'browse.placeLong' : 'browse.place', { n, count });
}

/** How many routes there are, as far as that is known; null where it isn't. */
export function countText({ routes }: BoardState, { count }: LevelModel): string | null {
  if (count && !count.least) return figure(count.routes);
  const known = routes.routes.length;
  if (routes.complete) return figure(known);
  return count ? `${figure(Math.max(count.routes, known))}+` : null;
}

function differs({ words, routes, tried }: BoardState): SvgNode {
  const { former } = routes;
  return node(
    'span',
    { class: 'differs', hidden: flag(former === null || tried !== null) },
    former === null ? [] : keys(words, former + 1),
  );
}

function keys(words: Words, n: number): readonly SvgNode[] {
  const key = (figures: readonly SvgNode[], text: string): SvgNode =>
    node('span', { class: 'part-key' }, [
      node('svg', { viewBox: '0 0 22 16', 'aria-hidden': 'true' }, figures),
      span(text),
    ]);
  const fresh = { class: 'fresh-key', x: 1.5, y: 2, width: 19, height: 12, rx: 6 };
  return [
    key([node('rect', fresh)], words('differs.fresh')),
    key([node('path', { class: 'was', d: 'M1 8H21' })], words('differs.was', { n })),
  ];
}

import { layoutOf } from '../../drawing/scene/drawingLayout';
import { tileFrame } from '../../drawing/scene/joinsLayer';
import { node, type SvgNode } from '../../drawing/scene/svgNode';
import { centre, type Spot } from '../../drawing/scene/units';
import type { Picture } from '../../drawing/picture';
import { readCellName } from '../../puzzles/play';
import { gameBoard, gameOf, gameRules } from '../game';
import type { BoardState } from '../state';

/** On boards of more cells the moves that may come next are not marked. */
const mostCells = 400;

/** What is drawn above a game: the chosen tile, where a knight may go, and the move of a hint. */
export function gameFigures(state: BoardState): SvgNode {
  const game = gameOf(state);
  const picture = state.shown?.model.picture;
  if (!game || !picture) return node('g', { 'aria-hidden': 'true' });
  const hinted = game.hint?.hint === 'next' ? [game.hint.to, game.hint.from] : [];
  return node(
    'g',
    { 'aria-hidden': 'true' },
    [
      ...(game.chosen === null ? [] : [frame(game.chosen, 'tile-chosen')]),
      ...leaps(state, picture).map((name) => ring(picture, name, 'may-move', 9)),
      ...hinted.map((name) => name && ring(picture, name, 'hint-move', 19)),
    ].filter((each): each is SvgNode => typeof each === 'object'),
  );
}

/** Where a piece that leaps may go. */
function leaps(state: BoardState, picture: Picture): readonly string[] {
  const [rules, board, game] = [gameRules(state), gameBoard(state), gameOf(state)];
  if (rules?.moves !== 'leap' || !board || !game || game.route.length === 0) return [];
  return picture.height * picture.width > mostCells ? [] : rules.allowed(board, game.route);
}

function frame(name: string, style: string): SvgNode | null {
  const cell = readCellName(name);
  return cell && tileFrame(cell, style);
}

function ring({ drawing }: Picture, name: string, style: string, r: number): SvgNode | null {
  const cell = drawing ? null : readCellName(name);
  const place = drawing?.points.findIndex((point) => point.name === name.split('#')[0]) ?? -1;
  const ofPoint = drawing ? layoutOf(drawing).spots[place] : undefined;
  const spot: Spot | undefined = cell ? centre(cell) : ofPoint;
  return spot ? node('circle', { class: style, cx: spot[0], cy: spot[1], r }) : null;
}

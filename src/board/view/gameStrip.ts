import { node, type SvgNode } from '../../drawing/scene/svgNode';
import { gameBoard, gameOf, gameRules } from '../game';
import type { BoardState } from '../state';
import { iconButton, span } from './html';

/** The strip of a game: take back, begin anew, hint, and where it stands. */
export function gameStrip(state: BoardState): SvgNode | null {
  const { words } = state;
  const game = gameOf(state);
  const [rules, board] = [gameRules(state), gameBoard(state)];
  if (!game || !rules || !board) return null;
  const isJoin = rules.moves === 'join';
  const n = isJoin
    ? rules.allowed(board, game.route).length
    : game.route.reduce((sum, stroke) => sum + stroke.length, 0);
  const done = rules.done(board, game.route);
  const stands = words(isJoin ? 'game.left' : 'game.step', { n });
  return node('section', { class: 'play', 'aria-label': words('game') }, [
    node('span', { class: 'play-buttons' }, [
      iconButton('undo', 'game-back', words('game.takeBack'), 'Backspace'),
      iconButton('again', 'game-restart', words('game.restart')),
      iconButton('hint', 'game-hint', words('game.hint'), 'H'),
    ]),
    span(done ? words('game.done') : stands, 'play-text steps'),
    iconButton('close', 'game-end', words('game.end'), 'G'),
  ]);
}

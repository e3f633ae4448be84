import type { BoardState } from './state';
import { pictureShown } from './state';
import { isLift, stepsOf } from './cellWords';

/** Steps are played one every so many milliseconds at usual speed. */
const stepTime = 260;

/** The speeds on offer, as times the usual one. */
export const speeds = [0.5, 1, 2, 4] as const;

/** What a player needs of its board. */
export interface PlayerBoard {
  readonly state: BoardState;
  update(change: Partial<BoardState>): void;
  /** Says where playing stands. */
  sayStep(): void;
}

/** Plays a route step by step. */
export class Player {
  readonly #board: PlayerBoard;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(board: PlayerBoard) {
    this.#board = board;
  }

  /** The number of steps of the route that is shown. */
  get count(): number {
    const picture = pictureShown(this.#board.state);
    return picture ? stepsOf(picture).walked : 0;
  }

  /** At rest a route of steps is shown whole; of pairs nothing is gone yet. */
  get #rest(): number {
    const picture = pictureShown(this.#board.state);
    return picture && stepsOf(picture).unit === 'pair' ? 0 : this.count;
  }

  /** Plays on, from the beginning where the end is reached; or pauses. */
  toggle(): void {
    const { playing, played } = this.#board.state;
    if (playing) {
      this.pause();
      this.#board.sayStep();
      return;
    }
    if (this.count < (this.#rest === 0 ? 1 : 2)) return;
    const from = played === null || played >= this.count ? 1 : played;
    this.#board.update({ playing: true, played: from });
    this.#run();
  }

  /** Stops playing, and stays where it is. */
  pause(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    if (this.#board.state.playing) this.#board.update({ playing: false });
  }

  /** One step on or back. */
  step(by: -1 | 1): void {
    this.seek((this.#board.state.played ?? this.#rest) + by);
  }

  /** Goes to a step, from 1. */
  seek(to: number): void {
    if (this.count < 1) return;
    this.pause();
    const played = this.#place(to);
    this.#board.update({ played });
    if (played !== null || this.#rest > 0) this.#board.sayStep();
  }

  /** Sets how fast it plays. */
  setSpeed(speed: number): void {
    this.#board.update({ speed });
    if (this.#board.state.playing) this.#run();
  }

  /** The whole route is shown again. */
  reset(): void {
    this.pause();
    if (this.#board.state.played !== null) this.#board.update({ played: null });
  }

  #run(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), stepTime / this.#board.state.speed);
  }

  #tick(): void {
    const next = (this.#board.state.played ?? 0) + 1;
    this.#board.update({ played: this.#place(next) });
    const picture = pictureShown(this.#board.state);
    const ends = next >= this.count;
    if (ends) this.pause();
    if (ends || (picture && isLift(picture, next))) this.#board.sayStep();
  }

  /** A step as it is kept: null where it is shown as at rest. */
  #place(step: number): number | null {
    if (this.#rest === 0) return step < 1 ? null : Math.min(step, this.count);
    return step >= this.count ? null : Math.max(1, step);
  }
}

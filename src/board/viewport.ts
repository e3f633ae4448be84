import type { Picture } from '../drawing/picture';
import { fitZoom, isWide } from './zoom';

/** The place the board scrolls in: its size, and where it is scrolled to. */
export class Viewport {
  readonly #page: HTMLElement;
  readonly #observer: ResizeObserver;
  readonly #scrolled: () => void;
  #place: HTMLElement | null = null;

  /** `resized` and `scrolled` are called after the place changed its size or was scrolled. */
  constructor(page: HTMLElement, resized: () => void, scrolled: () => void) {
    this.#page = page;
    this.#observer = new ResizeObserver(resized);
    this.#scrolled = scrolled;
  }

  /** Finds the place after the page was drawn. */
  attach(): void {
    const place = this.#page.querySelector<HTMLElement>('.scroll');
    if (place === this.#place) return;
    this.#observer.disconnect();
    this.#place = place;
    if (!place) return;
    place.addEventListener('scrollend', this.#scrolled);
    this.#observer.observe(place);
  }

  /** The zoom at which a picture is seen whole, or two of it side by side where `twice`; null while there is no place to see it in. */
  fit(picture: Picture | null, twice = false): number | null {
    const room = this.#room;
    if (!room || !picture || (picture.width === 0 && !picture.drawing)) return null;
    return room.width > 0 && room.height > 0 ? fitZoom(picture, room, twice) : null;
  }

  /** Whether its room is wider than high: {@link fit} then takes two pictures side by side. */
  get isWide(): boolean {
    return !this.#room || isWide(this.#room);
  }

  /** What of the place a picture can take, in CSS pixels: 0 or less while it is hidden. */
  get #room(): { width: number; height: number } | null {
    const place = this.#place;
    if (!place) return null;
    const style = getComputedStyle(place.querySelector('.sheet') ?? place);
    const padding = (...sides: readonly ('Left' | 'Right' | 'Top' | 'Bottom')[]): number =>
      sides.reduce((sum, side) => sum + parseFloat(style[`padding${side}`]), 0);
    return {
      width: place.offsetWidth - padding('Left', 'Right'),
      height: place.offsetHeight - padding('Top', 'Bottom'),
    };
  }

  get scroll(): { left: number; top: number } {
    return { left: this.#place?.scrollLeft ?? 0, top: this.#place?.scrollTop ?? 0 };
  }

  scrollTo(to: { left: number; top: number }): void {
    this.#place?.scrollTo(to);
  }

  /** Keeps what is in the middle there while a change makes the board larger or smaller. */
  keepMiddle(change: () => void): void {
    const place = this.#place;
    if (!place) {
      change();
      return;
    }
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = place;
    const across = (scrollLeft + clientWidth / 2) / scrollWidth;
    const down = (scrollTop + clientHeight / 2) / scrollHeight;
    change();
    place.scrollTo({
      left: across * place.scrollWidth - place.clientWidth / 2,
      top: down * place.scrollHeight - place.clientHeight / 2,
    });
  }
}

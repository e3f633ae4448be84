import type { Timer } from '../jobs/pool';

/** As much of a text as matters here. */
interface Text {
  readonly uri: string;
}

/**
 * Takes in a burst of changes at once: a changed text is handed on when no further change of it has
 * come in two turns of the event loop, or when somebody asks for it. What changes in between is
 * never worked on.
 */
export class LatestTexts<Changed extends Text> {
  private readonly waiting = new Map<string, { text: Changed; stop: () => void }>();

  /** @param take is called with the last of several changes; the text is as it is then */
  constructor(
    private readonly timer: Timer,
    private readonly take: (text: Changed) => void,
  ) {}

  /** A text changed. */
  changed(text: Changed): void {
    this.forget(text.uri);
    // Messages are read one in a turn: the next may have been received already.
    const stop = this.timer(0, () => this.wait(text));
    this.waiting.set(text.uri, { text, stop });
  }

  /** Hands on a text now, if it waits: it is asked for. */
  settle(uri: string): void {
    const { text } = this.waiting.get(uri) ?? {};
    this.forget(uri);
    if (text) this.take(text);
  }

  /** A text is not wanted any more. */
  forget(uri: string): void {
    this.waiting.get(uri)?.stop();
    this.waiting.delete(uri);
  }

  private wait(text: Changed): void {
    const stop = this.timer(0, () => this.settle(text.uri));
    this.waiting.set(text.uri, { text, stop });
  }
}

import type { Sink } from '../io';

/**
 * Writes text to a stream, at the reader's pace. When the reader has closed its end (`| head`),
 * that is no error: `onClosed` is called, and what is still written is dropped.
 */
export class Output {
  private closed = false;
  /** What the stream failed with, such as a full disk; a closed pipe is no failure. */
  failure: Error | null = null;
  /** Called before anything is written, to clear what is in the way (the progress bar). */
  beforeWrite: () => void = () => undefined;

  constructor(
    private readonly sink: Sink,
    private readonly onClosed: () => void,
  ) {
    sink.on('error', this.fail);
  }

  get isTerminal(): boolean {
    return this.sink.isTTY === true;
  }

  /** Columns of the terminal; 80 where that is not known. */
  get columns(): number {
    // A terminal that does not know its width says 0.
    return this.sink.columns || 80;
  }

  /** Writes, and waits while the reader is behind. */
  async write(text: string): Promise<void> {
    if (this.closed) return;
    this.beforeWrite();
    if (this.sink.write(text)) return;
    await new Promise<void>((resolve) => {
      const settle = () => {
        this.sink.off('drain', settle).off('error', settle).off('close', settle);
        resolve();
      };
      this.sink.on('drain', settle).on('error', settle).on('close', settle);
    });
  }

  private readonly fail = (error: NodeJS.ErrnoException): void => {
    if (error.code !== 'EPIPE' && error.code !== 'EOF') this.failure = error;
    this.closed = true;
    this.onClosed();
  };
}

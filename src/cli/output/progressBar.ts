import type { Output } from './output';

/** How long the work may take before the bar shows, and how often it is drawn, in milliseconds. */
const patience = 1000;
const interval = 100;
const width = 24;

/** How far the work has come: `part` of 1, and words for it. */
export interface Progress {
  readonly part: number;
  readonly words: string;
}

/** A bar on the terminal's last line, once the work has taken over a second. */
export class ProgressBar {
  private timer: NodeJS.Timeout | null = null;
  private shown = false;

  /**
   * @param out shares the terminal: what is written there clears the bar first
   * @param progress asked whenever the bar is drawn
   */
  constructor(
    private readonly err: Output,
    out: Output,
    private readonly progress: () => Progress,
  ) {
    if (!err.isTerminal) return;
    err.beforeWrite = this.hide;
    out.beforeWrite = this.hide;
    this.timer = setTimeout(() => {
      this.draw();
      this.timer = setInterval(() => this.draw(), interval);
    }, patience);
  }

  /** Clears the bar; it comes back when it is drawn next. */
  readonly hide = (): void => {
    if (!this.shown) return;
    this.shown = false;
    void this.err.write('\r\x1b[K');
  };

  /** Takes the bar away for good. */
  end(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    this.hide();
  }

  private draw(): void {
    const { part, words } = this.progress();
    const filled = Math.round(Math.min(1, Math.max(0, part)) * width);
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
    const room = Math.max(0, this.err.columns - width - 2);
    void this.err.write(`\r\x1b[K${bar} ${words.slice(0, room)}`);
    this.shown = true;
  }
}

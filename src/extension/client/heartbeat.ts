/** How often a server is asked whether it lives, in milliseconds. */
export const beat = 4000;

/** Beats in a row that may go by without an answer: a long parse, or a laptop that slept. */
const patience = 3;

/** Notices that a server no longer answers. `tick` is to be called every {@link beat}. */
export class Heartbeat {
  private asked = false;
  private missed = 0;

  /**
   * @param ping resolves when the server answers
   * @param dead is called once when the server has not answered for too long
   */
  constructor(
    private readonly ping: () => Promise<unknown>,
    private readonly dead: () => void,
  ) {}

  /** Asks the server, or counts that it has not answered yet. */
  tick(): void {
    if (!this.asked) {
      this.asked = true;
      void this.ping().then(
        () => this.reset(),
        () => this.reset(),
      );
    } else if (++this.missed === patience) {
      this.dead();
    }
  }

  /** Starts counting anew; to be called when another server has been started. */
  reset(): void {
    this.asked = false;
    this.missed = 0;
  }
}

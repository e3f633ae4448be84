/** Work between two pauses, in nodes (or states) touched: some milliseconds. */
const workPerPause = 1 << 16;

/** What a search step costs beside the nodes it counts, in nodes. */
const workPerStep = 16;

/**
 * Says when a search should yield: after so much work, however few its steps are. On a large board
 * one step may look at every node.
 */
export class Pauses {
  private work = 0;

  /** Takes one step that touched so many nodes; true where the search should now yield. */
  due(touched: number): boolean {
    this.work += workPerStep + touched;
    if (this.work < workPerPause) return false;
    this.work = 0;
    return true;
  }
}

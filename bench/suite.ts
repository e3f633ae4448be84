/** A task that is run again and again on the same input. */
export interface RepeatedTask {
  readonly name: string;
  /** Told at the end of the task's line: what was done, how much of it was decided. */
  readonly note?: () => string;
  /** The task it is compared with, by name, if it has a peer. */
  readonly peer?: string;
  run(): unknown;
}

/** A task over many inputs, each measured once: median and p99 are of an input. */
export interface TaskOverItems {
  readonly name: string;
  readonly note?: () => string;
  readonly peer?: string;
  /** How many inputs there are. */
  readonly items: number;
  /** Set where the first run counts: nothing is run before. */
  readonly cold?: true;
  runItem(index: number): unknown;
}

export type Task = RepeatedTask | TaskOverItems;

/** One file of bench/suites: tasks that belong together. */
export interface Suite {
  readonly name: string;
  /** Set where it needs the corpus that GRID_CORPUS names. */
  readonly corpus?: true;
  /** Set where it is run only when asked for by its name. */
  readonly onlyByName?: true;
  /** The tasks, with their inputs made. May take its time. */
  tasks(): Promise<readonly Task[]> | readonly Task[];
  /** Called after the last task. */
  end?(): Promise<void>;
}

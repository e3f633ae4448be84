/** How many pieces of work run at once, and how many may be ahead of the one awaited. */
export interface Width {
  readonly active: number;
  readonly ahead: number;
}

/**
 * Does work on every item, several at once, and gives the results in the items' order, each as soon
 * as it and all before it are there. Items are taken only as they are needed.
 */
export async function* mapInOrder<Item, Result>(
  items: AsyncIterable<Item>,
  { active, ahead }: Width,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const slots = new Slots(active);
  const begun: Promise<Result>[] = [];
  for await (const item of items) {
    const result = slots.use(() => work(item));
    // A failure is thrown when its turn comes; until then it is not "unhandled".
    result.catch(() => undefined);
    begun.push(result);
    if (begun.length > ahead) yield await begun.shift()!;
  }
  for (const result of begun) yield await result;
}

/** Lets so many pieces of work run at once; the others wait in line. */
class Slots {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  async use<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }
}

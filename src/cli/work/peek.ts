/**
 * Takes items until so many of them fit, or there are no more.
 * @returns the items taken, and all items (those taken again first)
 */
export async function peek<Item>(
  items: AsyncGenerator<Item>,
  wanted: number,
  fits: (item: Item) => boolean,
): Promise<{ readonly head: readonly Item[]; readonly all: AsyncIterable<Item> }> {
  const head: Item[] = [];
  for (let left = wanted; left > 0;) {
    const next = await items.next();
    if (next.done === true) break;
    head.push(next.value);
    if (fits(next.value)) left--;
  }
  async function* all(): AsyncGenerator<Item> {
    yield* head;
    yield* items;
  }
  return { head, all: all() };
}

/** A map that forgets what was not used for longest once its keys grow beyond a size. */
export class LruCache<Value> {
  private readonly entries = new Map<string, Value>();
  private size = 0;

  /** @param limit how many characters its keys may have in all */
  constructor(private readonly limit: number) {}

  /** The value of a key, which thereby counts as used. */
  get(key: string): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, value);
    }
    return value;
  }

  /** Remembers a value; a key longer than the limit is kept until the next one comes. */
  set(key: string, value: Value): void {
    if (!this.entries.delete(key)) this.size += key.length;
    this.entries.set(key, value);
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.limit || oldest === key) break;
      this.entries.delete(oldest);
      this.size -= oldest.length;
    }
  }
}

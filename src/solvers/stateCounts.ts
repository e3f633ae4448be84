import type { FrontierTarget } from './frontier';
import { countOf, limb, StateTable } from './stateTable';

/** The states on a frontier and the next ones, with their counts, and what is complete. */
export class StateCounts<Keys extends Int32Array | Float64Array> implements FrontierTarget {
  now: StateTable<Keys>;
  private next: StateTable<Keys>;
  private low = 0;
  private high = 0;

  /** @param keysFor makes room for so many keys, see {@link StateTable} */
  constructor(keysFor: (room: number) => Keys) {
    this.now = new StateTable(keysFor);
    this.next = new StateTable(keysFor);
    this.now.add(0, 1, 0);
  }

  /** How many states come next, as far as they are known. */
  get size(): number {
    return this.next.size;
  }

  begin(): void {
    this.next.clear();
  }

  end(): void {
    [this.now, this.next] = [this.next, this.now];
  }

  add(key: number, low: number, high: number): void {
    this.next.add(key, low, high);
  }

  complete(low: number, high: number): void {
    const sum = this.low + low;
    const carry = sum >= limb ? 1 : 0;
    this.low = sum - carry * limb;
    this.high += high + carry;
  }

  total(): bigint {
    return countOf(this.low, this.high);
  }
}

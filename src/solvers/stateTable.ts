/** Counts are kept in two parts, `low + high * limb`, both exact in a double. */
export const limb = 2 ** 52;

/**
 * A set of states, each with how often it was reached. Keys are of 32 bits with a sign, or in a
 * `Float64Array` of 53 bits without one. Counts up to 2^104.
 */
export class StateTable<Keys extends Int32Array | Float64Array> {
  size = 0;
  keys: Keys;
  low = new Float64Array(1 << 10);
  high = new Float64Array(1 << 10);
  /** Places in `keys` by hash, plus one; 0 where free. Twice as many as there is room for keys. */
  private slots = new Int32Array(1 << 11);
  private shift = 32 - 11;

  /** @param keysFor makes room for so many keys */
  constructor(private readonly keysFor: (room: number) => Keys) {
    this.keys = keysFor(1 << 10);
  }

  clear(): void {
    this.size = 0;
    this.slots.fill(0);
  }

  /** Adds to the count of a state. */
  add(key: number, low: number, high: number): void {
    const mask = this.slots.length - 1;
    let slot = hashOf(key) >>> this.shift;
    for (let at = this.slots[slot]!; at !== 0; at = this.slots[slot]!) {
      if (this.keys[at - 1] === key) {
        const sum = this.low[at - 1]! + low;
        const carry = sum >= limb ? 1 : 0;
        this.low[at - 1] = sum - carry * limb;
        this.high[at - 1]! += high + carry;
        return;
      }
      slot = (slot + 1) & mask;
    }
    if (this.size === this.keys.length) {
      this.grow();
      this.add(key, low, high);
      return;
    }
    this.keys[this.size] = key;
    this.low[this.size] = low;
    this.high[this.size] = high;
    this.slots[slot] = ++this.size;
  }

  private grow(): void {
    const room = this.keys.length * 2;
    this.keys = grown(this.keys, this.keysFor(room));
    this.low = grown(this.low, new Float64Array(room));
    this.high = grown(this.high, new Float64Array(room));
    this.slots = new Int32Array(room * 2);
    this.shift--;
    const mask = this.slots.length - 1;
    for (let i = 0; i < this.size; i++) {
      let slot = hashOf(this.keys[i]!) >>> this.shift;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = i + 1;
    }
  }
}

/** Of a key of 32 bits its own, of a longer one with what stands above them. */
function hashOf(key: number): number {
  return Math.imul(key ^ Math.imul(key / 2 ** 32, 0x85ebca6b), 0x9e3779b1);
}

/** A count of two parts as one number. */
export function countOf(low: number, high: number): bigint {
  return BigInt(low) + BigInt(high) * BigInt(limb);
}

function grown<Values extends Int32Array | Float64Array>(from: Values, to: Values): Values {
  to.set(from);
  return to;
}

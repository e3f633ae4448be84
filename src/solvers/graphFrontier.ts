import type { Graph } from '../graph/graph';
import type { FrontierTarget } from './frontier';
import { EndRule } from './gridProblem';

/** The Hamiltonian paths or cycles of a graph, and an order in which to decide its nodes. */
export interface GraphProblem {
  readonly graph: Graph;
  /** Every node once: the fewer nodes with neighbours decided and not decided yet, the better. */
  readonly order: Int32Array;
  /** Cycles; else paths. */
  readonly closed: boolean;
  /** {@link EndRule} of every node, for paths. At most two must be ends. */
  readonly ends: Uint8Array;
  /** 0 or 1 of every node, where no two neighbours have the same. */
  readonly sides?: Uint8Array;
}

/** A state has room for this many nodes: four bits each, in a double. */
const widestFrontier = 13;

/** Where the piece of a node of the frontier ends: at a slot (0 and above), or one of these. */
const [loose, fresh, full] = [-1, -2, -3];

/** The codes of a state: both links, none, one link and a loose end, the first pair of ends. */
const [fullCode, freshCode, looseCode, firstPair] = [0, 1, 2, 3];

/** Stands for the node being decided, among slots. */
const own = widestFrontier;

/** How the frontier changes when a node is decided. */
export interface FrontierStep {
  /** By slot before: the slot after, or {@link own} for the node itself. */
  readonly moved: readonly number[];
  /** How many nodes are on the frontier after it. */
  readonly slots: number;
  /** Its neighbours not decided yet: their slots after, how many of theirs are left then, their rule. */
  readonly later: readonly {
    readonly slot: number;
    readonly left: number;
    readonly rule: number;
  }[];
  readonly rule: number;
  /** By slot after: 1 or -1 by the node's side, 0 where sides are not known. */
  readonly signs: readonly number[];
  /** Twice as many as the nodes decided are more on one side than on the other, less the same of all. */
  readonly surplus: number;
  /** How many nodes must be ends after it. */
  readonly mustAfter: number;
  /** Whether all nodes not decided are on the frontier then. */
  readonly holdsRest: boolean;
}

/**
 * The steps of a frontier through a graph. On it are the nodes not decided with neighbours that are.
 * A state, as a key of four bits a node, says which of them have both links, which none, and of
 * those with one which two are the ends of one piece of the path, and whose piece ends loose, in the
 * path's end. To decide a node is to choose its links to nodes not decided. (The mates of Knuth's
 * Simpath, TAOCP 7.1.4, by nodes in place of edges.)
 */
export class GraphFrontier {
  /** In order, each made when it is asked for; they can be gone through once. */
  readonly steps: Iterable<FrontierStep>;
  private readonly mate = new Int32Array(own + 1);
  private readonly before = new Int32Array(own + 1);
  private readonly label = new Int32Array(own + 1);
  private step!: FrontierStep;
  private low = 0;
  private high = 0;

  constructor(
    private readonly problem: GraphProblem,
    private readonly to: FrontierTarget,
  ) {
    this.steps = stepsOf(problem);
  }

  /** Hands the target all that follows from a state (before the first step: 0) by deciding a node. */
  decide(step: FrontierStep, key: number, low: number, high: number): void {
    [this.step, this.low, this.high] = [step, low, high];
    const { mate, before } = this;
    const ends = this.read(key);
    before.set(mate);
    const here = mate[own]!;
    if (here === full) {
      this.hand();
      return;
    }
    if (step.rule !== EndRule.must) {
      if (here === fresh) this.linkTwice();
      else this.linkEach(here);
    }
    if (step.rule === EndRule.never) return;
    if (here === loose) this.finish();
    else if (ends + 1 + step.mustAfter > 2) return;
    else if (here === fresh) this.linkEach(loose);
    else this.join(here, loose);
  }

  /** The node gets one link, to each of its neighbours; `far`: where its piece ends on the other side. */
  private linkEach(far: number): void {
    for (const { slot } of this.step.later) {
      if (this.mate[slot] === full) continue;
      this.link(slot, far);
      this.mate.set(this.before);
    }
  }

  /** The node gets two links, to each two of its neighbours. */
  private linkTwice(): void {
    const { later } = this.step;
    for (let i = 1; i < later.length; i++) {
      const a = later[i]!.slot;
      if (this.mate[a] === full) continue;
      for (let j = 0; j < i; j++) {
        const b = later[j]!.slot;
        if (this.mate[b] === full) continue;
        this.link(b, this.take(a));
        this.mate.set(this.before);
      }
    }
  }

  private link(slot: number, far: number): void {
    const end = this.take(slot);
    if (far !== slot) this.join(end, far);
    else if (this.problem.closed) this.finish();
  }

  /** A node of the frontier gets a link. Returns where its piece ends on the other side. */
  private take(slot: number): number {
    const end = this.mate[slot]!;
    if (end === fresh) return slot;
    this.mate[slot] = full;
    return end;
  }

  /** Two ends are those of one piece now. */
  private join(a: number, b: number): void {
    if (a >= 0) this.mate[a] = b;
    if (b >= 0) this.mate[b] = a;
    if (a >= 0 || b >= 0) this.hand();
    else this.finish();
  }

  /** A whole path or cycle: right if nothing is left over. */
  private finish(): void {
    const { holdsRest, slots, mustAfter } = this.step;
    if (!holdsRest || mustAfter > 0) return;
    for (let slot = 0; slot < slots; slot++) if (this.mate[slot] !== full) return;
    this.to.complete(this.low, this.high);
  }

  /** Reads a state into the slots after the step. Returns how many loose ends it has. */
  private read(key: number): number {
    const { mate, label } = this;
    const { moved } = this.step;
    mate.fill(fresh);
    label.fill(-1);
    let ends = 0;
    let bits = key | 0;
    for (let slot = 0; slot < moved.length; slot++) {
      if (slot === slotsInLow) bits = Math.floor(key / 2 ** 32);
      const code = bits & 15;
      bits >>>= 4;
      const at = moved[slot]!;
      if (code === fullCode) mate[at] = full;
      else if (code === looseCode) {
        mate[at] = loose;
        ends++;
      } else if (code >= firstPair) {
        const other = label[code]!;
        label[code] = at;
        if (other >= 0) [mate[at], mate[other]] = [other, at];
      }
    }
    return ends;
  }

  /** Hands on the state, unless a neighbour of the node can't get its links any more. */
  private hand(): void {
    const { mate, label } = this;
    const { slots, later, signs } = this.step;
    let surplus = this.step.surplus;
    label.fill(0);
    let [low, high, pairs, ends] = [0, 0, firstPair, 0];
    for (let slot = 0; slot < slots; slot++) {
      const end = mate[slot]!;
      let code: number;
      if (end === full) code = fullCode;
      else if (end === fresh) code = freshCode;
      else if (end === loose) {
        code = looseCode;
        ends++;
      } else code = label[slot]! || (label[end] = pairs++);
      if (end !== fresh) surplus += end === full ? 2 * signs[slot]! : signs[slot]!;
      if (slot < slotsInLow) low |= code << (4 * slot);
      else high |= code << (4 * (slot - slotsInLow));
    }
    // Both sides have as many links: what one has to spare, its ends leave out.
    if (Math.abs(surplus) > 2 - ends) return;
    for (const { slot, left, rule } of later) {
      const end = mate[slot]!;
      if (end === full && rule === EndRule.must) return;
      const needs = end === full ? 0 : end === fresh ? 2 : 1;
      const mayEnd = rule !== EndRule.never && ends < 2;
      if (left < (mayEnd ? needs - 1 : needs)) return;
    }
    this.to.add((low >>> 0) + high * 2 ** 32, this.low, this.high);
  }
}

/** How many slots the lower 32 bits of a key hold. */
const slotsInLow = 8;

/**
 * Whether the frontier never holds more nodes than a state has room for. Linear time, and of that
 * only the part up to where it does.
 */
export function fitsFrontier({ graph, order }: GraphProblem): boolean {
  const { offsets, targets, nodeCount } = graph;
  const isNear = new Uint8Array(nodeCount);
  const isDecided = new Uint8Array(nodeCount);
  let width = 0;
  for (const node of order) {
    isDecided[node] = 1;
    width -= isNear[node]!;
    for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
      const other = targets[i]!;
      if (isDecided[other] === 1 || isNear[other] === 1) continue;
      isNear[other] = 1;
      width++;
    }
    if (width > widestFrontier) return false;
  }
  return true;
}

function* stepsOf({
  graph,
  order,
  closed,
  ends,
  sides,
}: GraphProblem): Generator<FrontierStep, void, void> {
  const { offsets, targets } = graph;
  const placeOf = new Int32Array(graph.nodeCount);
  order.forEach((node, place) => (placeOf[node] = place));
  const ruleOf = (node: number): number => (closed ? EndRule.never : ends[node]!);
  let mustAfter = order.reduce((sum, node) => sum + Number(ruleOf(node) === EndRule.must), 0);
  const signOf = (node: number): number => (sides ? 1 - 2 * sides[node]! : 0);
  let surplus = -2 * order.reduce((sum, node) => sum + signOf(node), 0);
  let frontier: number[] = [];
  for (let place = 0; place < order.length; place++) {
    const node = order[place]!;
    const neighbours = [...targets.subarray(offsets[node], offsets[node + 1])];
    const near = neighbours.filter((other) => placeOf[other]! > place);
    const after = [...new Set([...frontier.filter((other) => other !== node), ...near])];
    after.sort((a, b) => placeOf[a]! - placeOf[b]!);
    const moved = frontier.map((other) => (other === node ? own : after.indexOf(other)));
    const leftOf = (other: number): number => {
      let left = 0;
      for (let i = offsets[other]!; i < offsets[other + 1]!; i++) {
        left += Number(placeOf[targets[i]!]! > place);
      }
      return left;
    };
    const rule = ruleOf(node);
    mustAfter -= Number(rule === EndRule.must);
    surplus += 2 * signOf(node);
    frontier = after;
    yield {
      moved,
      slots: after.length,
      later: near.map((other) => ({
        slot: after.indexOf(other),
        left: leftOf(other),
        rule: ruleOf(other),
      })),
      rule,
      signs: after.map(signOf),
      surplus,
      mustAfter,
      holdsRest: after.length === order.length - place - 1,
    };
  }
}

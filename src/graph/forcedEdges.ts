import type { Graph } from './graph';

/** What a set of edges must be: each node's least and most of them, and whether one loop through all nodes is wanted. */
export interface EdgeNeeds {
  readonly graph: Graph;
  readonly least: Int32Array;
  readonly most: Int32Array;
  /** A loop through all nodes is allowed; any other never is. */
  readonly closed: boolean;
}

/**
 * Why no set of edges is as it must be.
 * - `third`: `node` would get more edges than it may have.
 * - `few`: `node` is left with fewer edges than it must have.
 * - `loop`: the edges that are forced close a loop that leaves nodes out.
 */
export interface ForcedConflict {
  readonly type: 'third' | 'few' | 'loop';
  /** The node where it shows; of a loop one of its nodes. */
  readonly node: number;
  /** The nodes whose least number of edges leads to it, ascending. */
  readonly needy: readonly number[];
  /** The nodes of the loop; empty for the other types. */
  readonly loop: readonly number[];
}

/** What became of an edge. */
const [unknown, taken, barred] = [0, 1, 2];

/** Why: a node needed it (its number), a node has its most (`-2 - node`), it would close a loop. */
const closesLoop = -1;

/** Sets of more needy nodes are left as they are. */
const mostToShrink = 400;

/**
 * Follows what edges are forced to be: where a node has just as many left as it must have, all are
 * taken; where it has its most, the others are barred; an edge that would close a loop early is
 * barred. Linear time for a question about all nodes; later ones cost what they touch.
 */
export class ForcedEdges {
  private readonly source: Int32Array;
  private readonly twin: Int32Array;
  private readonly state: Uint8Array;
  private readonly cause: Int32Array;
  /** When an edge was decided: its place in the trail. */
  private readonly time: Int32Array;
  private readonly takenAt: Int32Array;
  private readonly leftAt: Int32Array;
  /** Of the ends of a path of taken edges: the other end, and how many nodes it has. */
  private readonly far: Int32Array;
  private readonly size: Int32Array;
  /** Decided edges, with what `far` and `size` were: five numbers each. */
  private trail: number[] = [];
  private queue: number[] = [];
  private active: Uint8Array;
  private conflict: Omit<ForcedConflict, 'needy'> | null = null;

  constructor(private readonly needs: EdgeNeeds) {
    const { nodeCount, offsets, targets } = needs.graph;
    this.source = new Int32Array(targets.length);
    this.twin = new Int32Array(targets.length);
    for (let v = 0; v < nodeCount; v++) this.source.fill(v, offsets[v], offsets[v + 1]);
    for (let e = 0; e < targets.length; e++) {
      this.twin[e] = this.edgeBetween(targets[e]!, this.source[e]!);
    }
    this.state = new Uint8Array(targets.length);
    this.cause = new Int32Array(targets.length);
    this.time = new Int32Array(targets.length);
    this.takenAt = new Int32Array(nodeCount);
    this.leftAt = Int32Array.from({ length: nodeCount }, (_, v) => offsets[v + 1]! - offsets[v]!);
    this.far = Int32Array.from({ length: nodeCount }, (_, v) => v);
    this.size = new Int32Array(nodeCount).fill(1);
    this.active = new Uint8Array(nodeCount);
  }

  /**
   * A conflict that follows from what the `active` nodes (1) must have, or null. Its needy nodes
   * are few: none can be left out, unless there are several hundred.
   */
  conflictOf(active: Uint8Array): ForcedConflict | null {
    const nodes: number[] = [];
    active.forEach((one, node) => {
      if (one === 1 && this.leftAt[node]! <= this.needs.least[node]!) nodes.push(node);
    });
    this.active = active;
    const found = this.follow(nodes);
    return found && this.shrunk(found);
  }

  /** Leaves out one needy node after the other where a conflict remains. */
  private shrunk(found: ForcedConflict): ForcedConflict {
    if (found.needy.length > mostToShrink) return found;
    let best = found;
    this.active = new Uint8Array(this.needs.graph.nodeCount);
    for (const node of found.needy) this.active[node] = 1;
    for (const node of found.needy) {
      if (!best.needy.includes(node)) continue;
      this.active[node] = 0;
      const smaller = this.follow(best.needy.filter((one) => one !== node));
      if (!smaller) {
        this.active[node] = 1;
        continue;
      }
      for (const one of best.needy) this.active[one] = 0;
      for (const one of smaller.needy) this.active[one] = 1;
      best = smaller;
    }
    return best;
  }

  /** Follows what the nodes force, then takes everything back. */
  private follow(nodes: readonly number[]): ForcedConflict | null {
    this.queue = [...nodes];
    for (let at = 0; at < this.queue.length && !this.conflict; at++) this.look(this.queue[at]!);
    const { conflict } = this;
    const found = conflict && {
      ...conflict,
      needy: this.needyOf(conflict),
      ...(conflict.type === 'few' && this.loopAt(conflict.node)),
    };
    this.conflict = null;
    this.takeBack();
    return found;
  }

  /** Where only the edge that would close a loop is missing at a node: that loop. */
  private loopAt(node: number): Pick<ForcedConflict, 'type' | 'loop'> | null {
    const { graph, least } = this.needs;
    if (this.takenAt[node]! + this.leftAt[node]! + 1 < least[node]!) return null;
    for (let e = graph.offsets[node]!; e < graph.offsets[node + 1]!; e++) {
      if (this.state[e] !== barred || this.cause[e] !== closesLoop) continue;
      return { type: 'loop', loop: this.pathNodes(node, graph.targets[e]!, e) };
    }
    return null;
  }

  private look(node: number): void {
    const { least, most } = this.needs;
    const [left, has] = [this.leftAt[node]!, this.takenAt[node]!];
    if (this.active[node] === 1 && has + left < least[node]!) {
      this.conflict = { type: 'few', node, loop: [] };
    } else if (left > 0 && this.active[node] === 1 && has + left === least[node]!) {
      this.decideAll(node, taken, node);
    } else if (left > 0 && has === most[node]!) this.decideAll(node, barred, -2 - node);
  }

  private decideAll(node: number, to: number, cause: number): void {
    const { offsets } = this.needs.graph;
    for (let e = offsets[node]!; e < offsets[node + 1]! && !this.conflict; e++) {
      if (this.state[e] === unknown) this.decide(e, to, cause);
    }
  }

  private decide(edge: number, to: number, cause: number): void {
    const twin = this.twin[edge]!;
    const [u, v] = [this.source[edge]!, this.source[twin]!];
    const [a, b] = [this.far[u]!, this.far[v]!];
    this.state[edge] = this.state[twin] = to;
    this.cause[edge] = this.cause[twin] = cause;
    this.time[edge] = this.time[twin] = this.trail.length;
    this.trail.push(edge, a, b, this.size[a]!, this.size[b]!);
    for (const node of [u, v]) {
      this.leftAt[node]!--;
      if (to === taken) this.takenAt[node]!++;
      this.queue.push(node);
    }
    if (to === taken) this.join(edge, u, v, a, b);
  }

  /** Joins two paths of taken edges by a new one, and bars the edge that would close a loop. */
  private join(edge: number, u: number, v: number, a: number, b: number): void {
    const { graph, closed } = this.needs;
    const isWhole = (nodes: number): boolean => closed && nodes === graph.nodeCount;
    const full = [u, v].find((node) => this.takenAt[node]! > this.needs.most[node]!);
    if (full !== undefined) {
      this.conflict = { type: 'third', node: full, loop: [] };
      return;
    }
    if (a === v) {
      if (isWhole(this.size[a]!)) return;
      this.conflict = { type: 'loop', node: u, loop: this.pathNodes(u, v, edge) };
      return;
    }
    const size = this.size[a]! + this.size[b]!;
    this.far[a] = b;
    this.far[b] = a;
    this.size[a] = this.size[b] = size;
    const closing = this.edgeBetween(a, b);
    if (closing >= 0 && this.state[closing] === unknown && !isWhole(size)) {
      this.decide(closing, barred, closesLoop);
    }
  }

  /** Takes back all decisions, the last first. */
  private takeBack(): void {
    while (this.trail.length > 0) {
      const [edge, a, b, sizeA, sizeB] = this.trail.splice(-5) as [
        number,
        number,
        number,
        number,
        number,
      ];
      const twin = this.twin[edge]!;
      const [u, v] = [this.source[edge]!, this.source[twin]!];
      const wasTaken = this.state[edge] === taken;
      this.state[edge] = this.state[twin] = unknown;
      for (const node of [u, v]) {
        this.leftAt[node]!++;
        if (wasTaken) this.takenAt[node]!--;
      }
      if (!wasTaken) continue;
      this.far[a] = u;
      this.far[b] = v;
      this.size[a] = sizeA;
      this.size[b] = sizeB;
    }
  }

  /** The nodes whose needs led to a conflict, by way of the edges that were decided before. */
  private needyOf({ type, node, loop }: Omit<ForcedConflict, 'needy'>): number[] {
    const needy = new Set<number>();
    const edges: number[] = [];
    const seen = new Set<number>();
    const ask = (edge: number): void => {
      const one = Math.min(edge, this.twin[edge]!);
      if (!seen.has(one)) edges.push(one);
      seen.add(one);
    };
    const askAt = (at: number, state: number, before: number): void => {
      const { offsets } = this.needs.graph;
      for (let e = offsets[at]!; e < offsets[at + 1]!; e++) {
        if (this.state[e] === state && this.time[e]! < before) ask(e);
      }
    };
    if (type === 'few') needy.add(node);
    if (type === 'loop') {
      loop.forEach((one, i) => {
        ask(this.edgeBetween(one, loop[(i + 1) % loop.length]!));
      });
    } else askAt(node, type === 'few' ? barred : taken, Infinity);
    for (let at = 0; at < edges.length; at++) {
      const edge = edges[at]!;
      const before = this.time[edge]!;
      const cause = this.cause[edge]!;
      if (cause >= 0) {
        needy.add(cause);
        askAt(cause, barred, before);
      } else if (cause === closesLoop) {
        const path = this.pathNodes(this.source[edge]!, this.source[this.twin[edge]!]!, edge);
        for (let i = 1; i < path.length; i++) ask(this.edgeBetween(path[i - 1]!, path[i]!));
      } else askAt(-2 - cause, taken, before);
    }
    return [...needy].sort((a, b) => a - b);
  }

  /** The path of edges taken before `edge` from one of its ends to the other. */
  private pathNodes(from: number, to: number, edge: number): number[] {
    const { offsets, targets } = this.needs.graph;
    const before = this.time[edge]!;
    const path = [from];
    for (let node = from, last = -1; node !== to;) {
      let next = -1;
      for (let e = offsets[node]!; e < offsets[node + 1]!; e++) {
        const isOld = this.state[e] === taken && this.time[e]! < before;
        if (isOld && targets[e] !== last) next = targets[e]!;
      }
      last = node;
      path.push((node = next));
    }
    return path;
  }

  /** The edge from a node to another as seen from the first, or -1. */
  private edgeBetween(from: number, to: number): number {
    const { offsets, targets } = this.needs.graph;
    for (let e = offsets[from]!; e < offsets[from + 1]!; e++) if (targets[e] === to) return e;
    return -1;
  }
}

import { Frontier, linksOf, widestGrid, type FrontierTarget, type States } from './frontier';
import { statesPerPause, statesPerStep } from './frontierCount';
import { transposed, type GridProblem } from './gridProblem';
import type { PathSearchEnd } from './hamiltonianPath';
import type { Budget, Search } from './search';
import { StateTable } from './stateTable';

/** More states than this, of all cells together, are more memory than a search may take. */
const mostKept = 8_000_000;

/**
 * Finds the Hamiltonian paths or cycles of a grid of at least two open cells: first all states that
 * a frontier across the narrow side can be in (see `countOnGrid`), then from each whole route's last
 * state back to the first; no way back is a blind alley. Calls `onRoute` with the cells of every
 * route (valid only during the call), once for each set of lines; it returns whether to go on. A
 * grid too wide: `budget` at once.
 */
export function* frontierRoutes(
  problem: GridProblem,
  budget: Budget,
  onRoute: (cells: Int32Array) => boolean,
): Search<PathSearchEnd> {
  const isTurned = problem.grid.width > problem.grid.height;
  const tall = isTurned ? transposed(problem) : problem;
  if (tall.grid.width > widestGrid) return { ended: 'budget', steps: 0 };
  const { height, width } = problem.grid;
  const walk = new WayBack(tall);
  let states = 0;
  let nextPause = statesPerPause;
  const stepsOf = (): number => Math.ceil(states / statesPerStep);
  while (walk.forward()) {
    states += walk.looked;
    if (stepsOf() > budget.steps || walk.kept > mostKept) {
      return { ended: 'budget', steps: Math.min(stepsOf(), budget.steps) };
    }
    if (states >= nextPause) {
      nextPause = states + statesPerPause;
      yield { steps: stepsOf() };
    }
  }
  for (;;) {
    const found = walk.back();
    states += walk.looked;
    if (found === 'none') return { ended: 'complete', steps: stepsOf() };
    if (found === 'route') {
      const cells = walk.route();
      const drawn = isTurned
        ? cells.map((cell) => (cell % height) * width + Math.floor(cell / height))
        : cells;
      if (!onRoute(drawn)) return { ended: 'stopped', steps: stepsOf() };
    }
    if (stepsOf() > budget.steps) return { ended: 'budget', steps: budget.steps };
    if (states >= nextPause) {
      nextPause = states + statesPerPause;
      yield { steps: stepsOf() };
    }
  }
}

/** The states before each open cell, and a way back through them. */
class WayBack implements FrontierTarget {
  /** How many states the last call has looked at. */
  looked = 0;
  /** How many states are kept. */
  kept = 0;
  private readonly cells: readonly number[];
  private readonly moved: number[] = [];
  /** The keys before each open cell. */
  private readonly layers: Int32Array[] = [Int32Array.of(0)];
  private readonly frontier: Frontier;
  private readonly table = new StateTable((room) => new Int32Array(room));
  private isForward = true;
  /** Going forward: the states before the cell being decided, and how many have been looked at. */
  private before: States | null = null;
  private done = 0;
  /** Going back: the layer looked at, the next place in each, and the state chosen in each. */
  private layer: number;
  private readonly next: Int32Array;
  private readonly chosen: Int32Array;
  private wanted: number | null = null;
  private hits = false;
  private readonly one = {
    keys: new Int32Array(1),
    low: Float64Array.of(1),
    high: new Float64Array(1),
    size: 1,
  };

  constructor(private readonly problem: GridProblem) {
    const { open, width } = problem.grid;
    const cells: number[] = [];
    open.forEach((one, cell) => {
      if (one !== 1) return;
      const rows = Math.floor(cell / width) - Math.floor((cells[cells.length - 1] ?? 0) / width);
      this.moved.push(2 * rows);
      cells.push(cell);
    });
    this.cells = cells;
    this.frontier = new Frontier(problem, this);
    this.layer = cells.length - 1;
    this.next = new Int32Array(cells.length);
    this.chosen = new Int32Array(cells.length + 1);
  }

  /**
   * Finds the states after one more cell, or some of them where they are many; false when all cells
   * but the last are decided.
   */
  forward(): boolean {
    const at = this.layers.length - 1;
    if (at >= this.cells.length - 1) {
      this.isForward = false;
      return false;
    }
    if (!this.before) {
      this.before = statesOf(this.layers[at]!);
      this.done = 0;
      this.table.clear();
    }
    const { before, done: from } = this;
    this.done = Math.min(from + statesPerPause, before.size);
    this.looked = this.done - from;
    this.frontier.cover(this.cells[at]!, this.moved[at]!, before, from, this.done);
    if (this.done < before.size) return true;
    this.before = null;
    this.layers.push(this.table.keys.slice(0, this.table.size));
    this.kept += this.table.size;
    return true;
  }

  /** Goes back by one cell, or on to the next state where there is none: a whole route, or no more. */
  back(): 'route' | 'none' | 'on' {
    const { layer } = this;
    this.looked = 0;
    if (layer >= this.cells.length) return 'none';
    this.wanted = layer === this.cells.length - 1 ? null : this.chosen[layer + 1]!;
    const keys = this.layers[layer]!;
    for (let i = this.next[layer]!; i < keys.length; i++) {
      if (this.looked === statesPerPause) {
        this.next[layer] = i;
        return 'on';
      }
      this.looked++;
      if (!this.leadsOn(layer, keys[i]!)) continue;
      this.next[layer] = i + 1;
      this.chosen[layer] = keys[i]!;
      if (layer === 0) return 'route';
      this.layer = layer - 1;
      this.next[layer - 1] = 0;
      return 'on';
    }
    this.layer = layer + 1;
    return 'on';
  }

  /** Whether the state wanted, or the whole route, comes from a state. */
  private leadsOn(layer: number, key: number): boolean {
    this.hits = false;
    this.one.keys[0] = key;
    this.frontier.cover(this.cells[layer]!, this.moved[layer]!, this.one);
    return this.hits;
  }

  add(key: number): void {
    if (this.isForward) this.table.add(key, 1, 0);
    else if (key === this.wanted) this.hits = true;
  }

  complete(): void {
    if (this.wanted === null) this.hits = true;
  }

  /** The cells of the route whose states are chosen, in order from one of its ends. */
  route(): Int32Array {
    const { width } = this.problem.grid;
    const links = new Map<number, number[]>(this.cells.map((cell) => [cell, []]));
    for (let i = 0; i < this.cells.length - 1; i++) {
      const cell = this.cells[i]!;
      const { down, right } = linksOf(this.chosen[i + 1]!, cell % width);
      for (const other of [...(down ? [cell + width] : []), ...(right ? [cell + 1] : [])]) {
        links.get(cell)!.push(other);
        links.get(other)!.push(cell);
      }
    }
    const end = this.cells.find((cell) => links.get(cell)!.length === 1) ?? this.cells[0]!;
    const route = [end];
    for (let last = -1, cell = end; route.length < this.cells.length;) {
      const next = links.get(cell)!.find((other) => other !== last)!;
      last = cell;
      route.push((cell = next));
    }
    return Int32Array.from(route);
  }
}

/** States that are counted once each. */
function statesOf(keys: Int32Array): States {
  const { length } = keys;
  return {
    keys,
    low: new Float64Array(length).fill(1),
    high: new Float64Array(length),
    size: length,
  };
}

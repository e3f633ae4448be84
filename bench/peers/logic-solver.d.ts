/** As much as is used of logic-solver, which has no types of its own. */
declare module 'logic-solver' {
  type Term = string;
  export interface Formula {
    readonly type: string;
  }
  interface Bits {
    readonly bits: readonly unknown[];
  }
  export class Solver {
    require(...formulas: (Term | Formula)[]): void;
    forbid(...formulas: (Term | Formula)[]): void;
    solve(): { getTrueVars(): Term[] } | null;
  }
  export function or(...terms: (Term | readonly Term[])[]): Formula;
  export function and(terms: readonly Term[]): Formula;
  export function exactlyOne(terms: readonly Term[]): Formula;
  export function not(term: Term): Term;
  export function sum(terms: readonly Term[]): Bits;
  export function constantBits(value: number): Bits;
  export function equalBits(a: Bits, b: Bits): Formula;
}

import { inShard, type Shard } from '../args/shard';
import type { Io } from '../io';
import type { Input } from './findInputs';
import { readSource, type GridSource } from './gridSource';
import { InputProblem } from './inputProblem';
import { selectLevels, type Selected } from './selectLevels';

/** A level to be checked. */
export interface LevelItem extends Selected {
  readonly type: 'level';
  readonly source: GridSource;
  /** How much of its file has come with it, of 1. */
  readonly share: number;
}

/** What reading files brings, in their order. */
export type SourceItem =
  | { readonly type: 'problem'; readonly problem: InputProblem }
  /** A file whose own findings (outside its levels) are to be told. */
  | { readonly type: 'file'; readonly source: GridSource }
  | LevelItem
  /** All levels of a file have come. */
  | { readonly type: 'end' };

/**
 * Reads files one after the other, each only when its levels are asked for, and gives the levels of
 * one shard. The findings of a file itself come with the first shard; what can't be read with all.
 */
export async function* levelItems(
  inputs: readonly (Input | InputProblem)[],
  shard: Shard,
  io: Io,
): AsyncGenerator<SourceItem> {
  let ordinal = 0;
  for (const input of inputs) {
    try {
      if (input instanceof InputProblem) throw input;
      const source = await readSource(input.file, io);
      const selected = selectLevels(source, input.level);
      if (shard.index === 1 && input.level === null) yield { type: 'file', source };
      for (const [at, each] of selected.entries()) {
        if (!inShard(shard, ordinal++)) continue;
        yield { type: 'level', source, share: (at + 1) / selected.length, ...each };
      }
      yield { type: 'end' };
    } catch (error) {
      if (!(error instanceof InputProblem)) throw error;
      yield { type: 'problem', problem: error };
    }
  }
}

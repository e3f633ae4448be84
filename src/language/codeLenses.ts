import { headOf } from '../level/locate';
import type { Teller } from '../messages/teller';
import type { LineRange } from './diagnostic';
import type { GridDocument } from './gridDocument';
import type { LevelKnowledge } from './levelKnowledge';
import { levelLineRange } from './lineRange';

/** What a command of a lens is called with. */
export interface LensArgument {
  readonly uri: string;
  /** From 1. */
  readonly level: number;
}

/** A line of text above a level. Without a command (the empty one) it only tells something. */
export interface CodeLens {
  readonly range: LineRange;
  readonly command: {
    readonly title: string;
    readonly command: string;
    readonly arguments?: LensArgument[];
  };
}

/** The commands that a client has for lenses. */
export type LensCommand = 'gridwright.solve' | 'gridwright.openPreviewToSide';

/**
 * Above each level: what can be done with it (Solve, Preview) and its verdict.
 * @param commands those that the client can carry out
 */
export function codeLenses(
  document: GridDocument,
  known: readonly LevelKnowledge[],
  commands: readonly LensCommand[],
  teller: Teller,
): CodeLens[] {
  return document.file.levels.flatMap((level, index): CodeLens[] => {
    const range = levelLineRange(document, level, headOf(level));
    const argument: LensArgument = { uri: document.uri, level: index + 1 };
    const verdict = known[index]?.verdict;
    const title = verdict ? verdictWords(verdict, teller) : '';
    return [
      ...commands.map((command) => ({
        range,
        command: { title: teller.tell(`lens.${command}`), command, arguments: [argument] },
      })),
      ...(title === '' ? [] : [{ range, command: { title, command: '' } }]),
    ];
  });
}

/** A pending verdict keeps the words of the one before, so that the line does not jump. */
function verdictWords({ state, words }: LevelKnowledge['verdict'], teller: Teller): string {
  if (state !== 'pending') return words;
  return words === '' ? teller.tell('lens.pending') : teller.tell('lens.again', { words });
}

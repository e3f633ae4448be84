import { common } from '../../../src/messages/common';
import { serverWords } from '../../../src/messages/server';
import { Teller } from '../../../src/messages/teller';
import type { Locale } from '../../../src/messages/message';
import type { LevelModel } from '../../../src/protocol/lsp';
import { checkLevel, defaultBudget, type Checked } from '../../../src/puzzles/check';
import { puzzles } from '../../../src/puzzles/index';
import { levelModel } from '../../../src/server/levelModel';
import { OpenDocument, type LevelState } from '../../../src/server/openDocument';
import { beyondInstant } from '../../../src/server/verdictFindings';
import { finish } from '../../../src/solvers/search';

/** What a server would tell of a level of a text: checked, or with its verdict still pending. */
export function modelOf(
  text: string,
  index: number,
  options: { version?: number; pending?: boolean; locale?: Locale } = {},
): LevelModel {
  const tables = [common, serverWords, ...puzzles.map(({ messages }) => messages)];
  const never = { known: () => undefined, check: () => new Promise<never>(() => undefined) };
  const document = new OpenDocument('file:///levels.grid', never, () => undefined);
  document.update(options.version ?? 1, text);
  if (!options.pending) {
    document.levels = document.levels.map((state, i) =>
      i + 1 === index ? { ...state, checked: checkedBeyond(state) } : state,
    );
  }
  const model = levelModel(document, index, new Teller(options.locale ?? 'en', tables));
  if (!model || 'nothing' in model) throw new Error(`There is no level ${index} in the text`);
  return model;
}

/** A level's verdict with the findings beyond those that are known at once. */
function checkedBeyond({ level, instant }: LevelState): Checked {
  const checked = finish(checkLevel(level, defaultBudget));
  const findings = beyondInstant(checked.findings, instant);
  return { ...checked, findings };
}

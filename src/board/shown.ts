import type { LevelModel, ToldFinding } from '../protocol/lsp';

/** A level as the board shows it: the newest model, with what is still known from before. */
export interface Shown {
  readonly model: LevelModel;
  /** The model's findings, then those carried over from the board before. */
  readonly findings: readonly ToldFinding[];
  /** Places in `findings` of those carried over. */
  readonly old: ReadonlySet<number>;
}

/** Findings that only a search brings: while it runs, the last ones stay, marked as old. */
const searched: ReadonlySet<string> = new Set(['expectation', 'not-unique', 'undecided', 'risky']);

/**
 * Takes a new model in. While its verdict is pending, the verdict's words and the searched
 * findings of the same level's former board are kept, so that nothing blinks at every keystroke.
 */
export function shownOf(model: LevelModel, before: Shown | null): Shown {
  const former = before && sameLevel(before.model, model) ? before : null;
  if (model.verdict.state !== 'pending' || !former) {
    return { model, findings: model.findings, old: new Set() };
  }
  const present = new Set(model.findings.map(({ code }) => code));
  const kept = former.findings.flatMap((finding, place) =>
    searched.has(finding.code) && !present.has(finding.code) ? [{ finding, place }] : [],
  );
  const count = model.findings.length;
  const newPlace = new Map(kept.map(({ place }, i) => [place, count + i]));
  const marks = (former.model.picture?.marks ?? []).flatMap((mark) => {
    const finding = newPlace.get(mark.finding);
    return finding === undefined ? [] : [{ ...mark, finding }];
  });
  const { picture, verdict } = model;
  return {
    model: {
      ...model,
      picture: picture && { ...picture, marks: [...picture.marks, ...marks] },
      verdict: { ...verdict, words: verdict.words || former.model.verdict.words },
    },
    findings: [...model.findings, ...kept.map(({ finding }) => finding)],
    old: new Set(newPlace.values()),
  };
}

/** Where the chosen finding stands in a new list, or null where it is gone. */
export function chosenAgain(lit: number | null, before: Shown | null, now: Shown): number | null {
  const chosen = lit === null ? undefined : before?.findings[lit];
  if (!chosen || !before || !sameLevel(before.model, now.model)) return null;
  const again = now.findings.findIndex(
    ({ code, where }) => code === chosen.code && where === chosen.where,
  );
  return again === -1 ? null : again;
}

/** Whether two models are of one level: the same id, or without one the same place. */
export function sameLevel(a: LevelModel, b: LevelModel): boolean {
  return a.id === b.id && (a.id !== null || a.index === b.index);
}

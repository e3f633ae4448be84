import { JobCancelled } from '../jobs/cancelSignal';
import { jobSource } from '../jobs/jobSource';
import { gridDocument, type GridDocument } from '../language/gridDocument';
import type { Finding } from '../level/finding';
import type { Level } from '../level/level';
import { instantFindings, type Checked } from '../puzzles/check';
import { Attention } from './attention';
import { levelMeaning } from './levelMeaning';
import { withVerdict } from './verdictFindings';
import { VerdictQueue } from './verdictQueue';
import type { Verdicts } from './verdicts';

/** Files with more characters than this are not read; a diagnostic says so. */
export const sizeLimit = 4 * 1024 * 1024;

/** A level in sight is more urgent than any that is not. */
const inSightFirst = 2 ** 40;

/** What is known of one level of an open document. */
export interface LevelState {
  readonly level: Level;
  /** The key of its verdict, see `levelMeaning`; empty where its text can't be read. */
  readonly meaning: string;
  /** Findings of text and structure; they need no search. */
  readonly instant: readonly Finding[];
  /** Its verdict, with the findings beyond the instant ones; undefined while pending. */
  readonly checked: Checked | undefined;
  /** The last verdict of the level in this place, to be shown as pending; of an older text. */
  readonly before: Checked | undefined;
}

/**
 * A document the client has open: parsed at once on every change, its levels' verdicts found in
 * the background, the level last shown first, then those in sight.
 */
export class OpenDocument {
  version = 0;
  /** Null where the file is too large to be read. */
  grid: GridDocument | null = null;
  /** The length of its text in UTF-16 code units. */
  length = 0;
  levels: readonly LevelState[] = [];

  /** The level (from 1) last shown by a view of one level; null before the first. */
  private focused: number | null = null;
  /** The first and the last line in sight, from 0. */
  private sight: readonly [number, number] = [0, 0];
  /** When the author turned to it: the place among all turns. */
  private turned = 0;
  /** Views were told of something new, and have not asked for it yet. */
  private isTold = false;
  private readonly queue: VerdictQueue;
  private readonly editListeners = new Set<() => void>();

  /**
   * @param changed is called when something new is known; `left` verdicts are still to come.
   * @param attention knows which document the author turned to last
   */
  constructor(
    readonly uri: string,
    private readonly verdicts: Pick<Verdicts, 'known' | 'check'>,
    private readonly changed: (document: OpenDocument, left: number) => void,
    private readonly attention = new Attention(),
  ) {
    this.queue = new VerdictQueue(
      {
        known: (meaning) => this.verdicts.known(meaning),
        check: (meaning, signal) => this.check(meaning, signal),
      },
      (meaning, checked, left) => {
        this.levels = this.levels.map((state) =>
          state.meaning === meaning ? { ...state, checked } : state,
        );
        this.changed(this, left);
      },
    );
  }

  /** Takes in a new text; what was sought for the old one and is no longer needed is cancelled. */
  update(version: number, text: string): void {
    this.version = version;
    this.length = text.length;
    this.grid = text.length > sizeLimit ? null : gridDocument(this.uri, version, text, this.grid);
    this.levels = this.grid ? this.statesOf(this.grid) : [];
    for (const listener of [...this.editListeners]) listener();
    this.changed(this, this.pending().length);
    this.seek();
    this.turn();
  }

  /** The state of a level (from 1; out of range means the nearest), or undefined without levels. */
  levelAt(index: number): { readonly state: LevelState; readonly index: number } | undefined {
    const nearest = Math.max(1, Math.min(index, this.levels.length));
    const state = this.levels[nearest - 1];
    return state && { state, index: nearest };
  }

  /** A view shows this level (from 1): from now on its verdict is sought before the others. */
  focus(index: number): void {
    const isNews = this.isTold && index === this.focused;
    this.isTold = false;
    // A view that asks for what it was told of may be out of sight.
    if (isNews) return;
    this.focused = index;
    this.seek();
    this.turn();
  }

  /** Its views are being told that something new is known. */
  tell(): void {
    this.isTold = true;
  }

  /** From now on the verdicts of the levels in these lines (from 0) are sought before others. */
  look(firstLine: number, lastLine: number): void {
    const [first, last] = this.sight;
    if (first !== firstLine || last !== lastLine) {
      this.sight = [firstLine, lastLine];
      this.seek();
    }
    this.turn();
  }

  /** The text that means one of its levels alone: what a job needs. */
  sourceOf({ level }: LevelState): string {
    if (!this.grid) throw new Error('A file that is too large has no levels');
    return jobSource(this.grid.file, level);
  }

  /** Calls `listener` after every edit, until the returned function is called. */
  onEdit(listener: () => void): () => void {
    this.editListeners.add(listener);
    return () => this.editListeners.delete(listener);
  }

  /** Cancels what is running. */
  close(): void {
    this.queue.want([]);
    for (const listener of [...this.editListeners]) listener();
  }

  private statesOf(grid: GridDocument): LevelState[] {
    const former = new Map(this.levels.map((state) => [groundOf(state.level), state]));
    return grid.file.levels.map((level, index): LevelState => {
      const meaning = level.valid ? levelMeaning(level) : '';
      const inPlace = this.levels[index];
      const same = former.get(groundOf(level));
      const isSame = groundOf(level) !== null && same?.level.findings === level.findings;
      return {
        level,
        meaning,
        instant: isSame ? same.instant : instantFindings(level),
        checked: level.valid ? this.verdicts.known(meaning) : unreadable,
        before: inPlace?.checked ?? inPlace?.before,
      };
    });
  }

  private async check(meaning: string, signal: AbortSignal): Promise<Checked> {
    const state = this.levels.find((each) => each.meaning === meaning);
    if (!state) throw new JobCancelled();
    const urgency = () => this.turned + (this.isInSight(meaning) ? inSightFirst : 0);
    const sought = { source: this.sourceOf(state), instant: state.instant, urgency };
    return this.verdicts.check(meaning, sought, signal);
  }

  private turn(): void {
    this.attention.turn((place) => (this.turned = place));
  }

  private isInSight(meaning: string): boolean {
    const [inSight] = this.bySight();
    return [this.focusedState(), ...inSight].some((state) => state?.meaning === meaning);
  }

  private focusedState(): LevelState | undefined {
    return this.focused === null ? undefined : this.levelAt(this.focused)?.state;
  }

  private seek(): void {
    this.queue.want(this.pending());
  }

  private pending(): string[] {
    const focused = this.focusedState();
    const [inSight, others] = this.bySight();
    return [...(focused ? [focused] : []), ...inSight, ...others]
      .filter(({ checked }) => checked === undefined)
      .map(({ meaning }) => meaning);
  }

  /** The levels that the lines in sight are of, and the others. */
  private bySight(): [LevelState[], LevelState[]] {
    const [first, last] = this.sight;
    const inSight: LevelState[] = [];
    const others: LevelState[] = [];
    this.levels.forEach((state, index) => {
      const end = this.levels[index + 1]?.level.line ?? Infinity;
      (state.level.line <= last && end > first ? inSight : others).push(state);
    });
    return [inSight, others];
  }
}

/** What no two readings of a level share, and one that only moved in its file keeps. */
function groundOf({ board, drawing }: Level): object | null {
  return board ?? drawing;
}

/** The verdict of a level whose text can't be read; its findings are instant ones. */
const unreadable: Checked = { outcome: { verdict: 'invalid' }, unique: null, findings: [] };

/** Everything known of a level now: instant findings, and those of its verdict if there is one. */
export function findingsOf({ instant, checked }: LevelState): readonly Finding[] {
  return checked ? withVerdict(instant, checked.findings) : instant;
}

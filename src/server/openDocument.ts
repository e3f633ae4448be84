import { jobSource } from '../jobs/job';
import { gridDocument, type GridDocument } from '../language/gridDocument';
import type { Finding } from '../level/finding';
import type { Level } from '../level/level';
import { instantFindings, type Checked } from '../puzzles/check';
import { VerdictQueue, type VerdictSource } from './verdictQueue';

/** Files with more characters than this are not read; a diagnostic says so. */
export const sizeLimit = 4 * 1024 * 1024;

/** What is known of one level of an open document. */
export interface LevelState {
  readonly level: Level;
  /** The key of its verdict, see `jobSource`. */
  readonly source: string;
  /** Findings of text and structure; they need no search. */
  readonly instant: readonly Finding[];
  /** Its verdict; undefined while pending. */
  readonly checked: Checked | undefined;
  /** The last verdict of the level in this place, to be shown as pending; of an older text. */
  readonly before: Checked | undefined;
}

/**
 * A document the client has open: parsed at once on every change, its levels' verdicts found in
 * the background, the level last shown first.
 */
export class OpenDocument {
  version = 0;
  /** Null where the file is too large to be read. */
  grid: GridDocument | null = null;
  /** The length of its text in UTF-16 code units. */
  length = 0;
  levels: readonly LevelState[] = [];

  private focused = 1;
  private readonly queue: VerdictQueue;
  private readonly editListeners = new Set<() => void>();

  /** @param changed is called when something new is known; `left` verdicts are still to come. */
  constructor(
    readonly uri: string,
    private readonly verdicts: VerdictSource,
    private readonly changed: (document: OpenDocument, left: number) => void,
  ) {
    this.queue = new VerdictQueue(verdicts, (source, checked, left) => {
      this.levels = this.levels.map((state) =>
        state.source === source ? { ...state, checked } : state,
      );
      this.changed(this, left);
    });
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
  }

  /** The state of a level (from 1; out of range means the nearest), or undefined without levels. */
  levelAt(index: number): { readonly state: LevelState; readonly index: number } | undefined {
    const nearest = Math.max(1, Math.min(index, this.levels.length));
    const state = this.levels[nearest - 1];
    return state && { state, index: nearest };
  }

  /** From now on the verdict of this level (from 1) is sought before the others. */
  focus(index: number): void {
    if (index === this.focused) return;
    this.focused = index;
    this.seek();
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
    const former = new Map(this.levels.map((state) => [state.source, state]));
    return grid.file.levels.map((level, index): LevelState => {
      const source = jobSource(grid.file, level);
      const inPlace = this.levels[index];
      const same = former.get(source);
      return {
        level,
        source,
        instant: same?.level.findings === level.findings ? same.instant : instantFindings(level),
        checked: this.verdicts.known(source),
        before: inPlace?.checked ?? inPlace?.before,
      };
    });
  }

  private seek(): void {
    this.queue.want(this.pending());
  }

  private pending(): string[] {
    const first = this.levelAt(this.focused)?.state;
    const others = this.levels.filter((state) => state !== first);
    return (first ? [first, ...others] : others)
      .filter(({ checked }) => checked === undefined)
      .map(({ source }) => source);
  }
}

/** Everything known of a level now: instant findings, and those of its verdict if there is one. */
export function findingsOf({ instant, checked }: LevelState): readonly Finding[] {
  if (!checked) return instant;
  const ofVerdict = new Set(checked.findings.map(keyOf));
  return [...instant.filter((finding) => !ofVerdict.has(keyOf(finding))), ...checked.findings];
}

function keyOf(finding: Finding): string {
  return JSON.stringify([finding.code, finding.reason, finding.at, finding.args]);
}

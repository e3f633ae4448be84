import type { EditResult } from '../../level/edits';
import type { TextEdit } from '../../level/range';

/** A change somebody asked for, not yet turned into text. */
export interface Intent {
  /** The text edits against the document as it is now, or why there are none. */
  compute(): EditResult | PromiseLike<EditResult>;
  /** Applies edits as one undo step; false where the editor refused them. */
  apply(edits: readonly TextEdit[]): PromiseLike<boolean>;
}

/** What became of an intent; `code` and `args` name the sentence that says why it was refused. */
export type EditOutcome =
  /** `changed` is false where the text was already so. */
  { readonly ok: true; readonly changed: boolean } | Extract<EditResult, { readonly ok: false }>;

/**
 * What is done to one document, one thing at a time, in the order it was asked for: the next edit is
 * computed when the former has settled. An edit that is refused is computed again once against the
 * text of then, and then given up.
 */
export class EditQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** Resolves when the intent has been applied or given up. */
  push(intent: Intent): Promise<EditOutcome> {
    return this.after(() => attempt(intent));
  }

  /** Does something else when all that was asked for before has settled; what comes later waits. */
  after<T>(act: () => T | PromiseLike<T>): Promise<T> {
    const done = this.last.then(act);
    this.last = done.catch(() => undefined);
    return done;
  }
}

async function attempt(intent: Intent): Promise<EditOutcome> {
  try {
    for (let tries = 0; tries < 2; tries++) {
      const result = await intent.compute();
      if (!result.ok) return result;
      if (result.edits.length === 0) return { ok: true, changed: false };
      if (await intent.apply(result.edits)) return { ok: true, changed: true };
    }
    return { ok: false, code: 'edit.refused', args: {} };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, code: 'edit.failed', args: { reason } };
  }
}

import { JobCancelled, type CancelSignal } from '../jobs/cancelSignal';
import type { CheckFileResult } from '../protocol/fileRequests';
import { findingsOf, OpenDocument } from './openDocument';
import type { Verdicts } from './verdicts';

/** What the checks of closed files need of the server. */
export interface ClosedFilesHost {
  isOpen(uri: string): boolean;
  /** Sends out the findings of a file that is not open. */
  publish(document: OpenDocument): void;
}

/** The files that were checked without being open; their findings stay until they are forgotten. */
export class ClosedFiles {
  private readonly kept = new Set<string>();
  private readonly running = new Map<string, AbortController>();
  /** Of files that were open when they were checked: what to publish once they are closed. */
  private readonly waiting = new Map<string, OpenDocument>();

  constructor(
    private readonly verdicts: Pick<Verdicts, 'known' | 'check'>,
    private readonly host: ClosedFilesHost,
  ) {}

  /**
   * A file was closed, whose editor's findings are out: those of its last check are published.
   * @returns whether its findings stay
   */
  closed(uri: string): boolean {
    const checked = this.waiting.get(uri);
    this.waiting.delete(uri);
    if (checked) this.host.publish(checked);
    return this.kept.has(uri);
  }

  /** From now on a file's findings go when it is closed. */
  forget(uri: string): void {
    this.running.get(uri)?.abort();
    this.kept.delete(uri);
    this.waiting.delete(uri);
  }

  /**
   * Finds every verdict of a file's text, and publishes its findings unless it is open.
   * @throws JobCancelled when `signal` is aborted, or the file is checked anew or forgotten
   */
  async check(uri: string, text: string, signal: CancelSignal): Promise<CheckFileResult> {
    this.running.get(uri)?.abort();
    const abort = new AbortController();
    const cancel = () => abort.abort();
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
    this.running.set(uri, abort);
    this.kept.add(uri);
    try {
      const document = await this.settled(uri, text, abort.signal);
      if (this.host.isOpen(uri)) this.waiting.set(uri, document);
      else this.host.publish(document);
      return tallyOf(document);
    } finally {
      signal.removeEventListener('abort', cancel);
      if (this.running.get(uri) === abort) this.running.delete(uri);
    }
  }

  /** A document of its own, once all its verdicts are known. */
  private settled(uri: string, text: string, signal: AbortSignal): Promise<OpenDocument> {
    return new Promise((resolve, reject) => {
      const document = new OpenDocument(uri, this.verdicts, (changed, left) => {
        if (left === 0) resolve(changed);
      });
      signal.addEventListener('abort', () => {
        document.close();
        reject(new JobCancelled());
      });
      if (signal.aborted) reject(new JobCancelled());
      else document.update(0, text);
    });
  }
}

function tallyOf({ grid, levels }: OpenDocument): CheckFileResult {
  const findings = [...(grid?.file.findings ?? []), ...levels.flatMap(findingsOf)];
  const count = (severity: string) => findings.filter((each) => each.severity === severity).length;
  // A file that is too large to be read has one warning, which says so.
  const warnings = count('warning') + (grid ? 0 : 1);
  return { levels: levels.length, errors: count('error'), warnings };
}

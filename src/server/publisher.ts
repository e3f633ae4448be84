import type { Timer } from '../jobs/pool';

/** As much of a document as matters here. */
export interface Published {
  readonly uri: string;
  readonly version: number;
}

/** Verdicts that arrive within this time of each other are published together, in milliseconds. */
const gathering = 50;

/**
 * Decides when a document's findings go out: at once after an edit and after its last verdict,
 * gathered while many verdicts are still to come.
 */
export class Publisher<Document extends Published> {
  private readonly waiting = new Map<string, () => void>();
  private readonly published = new Map<string, number>();

  constructor(
    private readonly timer: Timer,
    private readonly publish: (document: Document) => void,
  ) {}

  /** Something new is known of a document; `left` verdicts are still to come. */
  changed(document: Document, left: number): void {
    const { uri, version } = document;
    if (left === 0 || this.published.get(uri) !== version) {
      this.now(document);
    } else if (!this.waiting.has(uri)) {
      this.waiting.set(
        uri,
        this.timer(gathering, () => this.now(document)),
      );
    }
  }

  /** The document was closed: nothing of it goes out any more. */
  forget(uri: string): void {
    this.waiting.get(uri)?.();
    this.waiting.delete(uri);
    this.published.delete(uri);
  }

  private now(document: Document): void {
    const { uri, version } = document;
    this.forget(uri);
    this.published.set(uri, version);
    this.publish(document);
  }
}

import type { Finding } from '../level/finding';
import type { Teller } from '../messages/teller';
import type { Diagnostic } from './diagnostic';
import { diagnostics } from './diagnostics';
import type { GridDocument } from './gridDocument';

/**
 * The language service: documents in, plain results in the shape of the Language Server Protocol
 * out. It keeps nothing between calls and speaks to no editor.
 */
export interface LanguageService {
  /** What the Problems view shows; `findings` is what is known of each level of the document. */
  diagnostics(document: GridDocument, findings: readonly (readonly Finding[])[]): Diagnostic[];
}

/** @param teller says everything in the reader's language. */
export function createLanguageService(teller: Teller): LanguageService {
  return {
    diagnostics: (document, findings) => diagnostics(document, findings, teller),
  };
}

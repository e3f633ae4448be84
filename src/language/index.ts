import type { Finding } from '../level/finding';
import type { Teller } from '../messages/teller';
import {
  codeActions,
  type ChangeResults,
  type CodeAction,
  type CodeActionRequest,
  type RequestDiagnostic,
} from './codeActions';
import { codeLenses, type CodeLens, type LensCommand } from './codeLenses';
import { completion, type CompletionItem, type CompletionOptions } from './completion';
import type { Diagnostic, Position } from './diagnostic';
import { diagnostics } from './diagnostics';
import { documentSymbols, type DocumentSymbol } from './documentSymbols';
import type { GridDocument } from './gridDocument';
import { hover, type Hover } from './hover';
import type { LevelKnowledge } from './levelKnowledge';

/**
 * The language service: documents in, plain results in the shape of the Language Server Protocol
 * out. It keeps nothing between calls and speaks to no editor. What needs no words (folding,
 * tokens, formatting) are functions of their own beside this.
 */
export interface LanguageService {
  /** What the Problems view shows; `findings` is what is known of each level of the document. */
  diagnostics(document: GridDocument, findings: readonly (readonly Finding[])[]): Diagnostic[];
  hover(document: GridDocument, position: Position, known: readonly LevelKnowledge[]): Hover | null;
  completion(
    document: GridDocument,
    position: Position,
    options: CompletionOptions,
  ): CompletionItem[];
  codeActions<Shown extends RequestDiagnostic>(
    document: GridDocument,
    known: readonly LevelKnowledge[],
    request: CodeActionRequest<Shown>,
    results?: ChangeResults,
  ): CodeAction<Shown>[];
  codeLenses(
    document: GridDocument,
    known: readonly LevelKnowledge[],
    commands: readonly LensCommand[],
  ): CodeLens[];
  documentSymbols(document: GridDocument): DocumentSymbol[];
}

/** @param teller says everything in the reader's language. */
export function createLanguageService(teller: Teller): LanguageService {
  return {
    diagnostics: (document, findings) => diagnostics(document, findings, teller),
    hover: (document, position, known) => hover(document, position, known, teller),
    completion: (document, position, options) => completion(document, position, options, teller),
    codeActions: (document, known, request, results) =>
      codeActions(document, known, request, teller, results),
    codeLenses: (document, known, commands) => codeLenses(document, known, commands, teller),
    documentSymbols: (document) => documentSymbols(document, teller),
  };
}

import type { ClientCapabilities } from 'vscode-languageserver';
import type { ServerSettings } from '../protocol/lsp';

/** What a client can do, as far as it matters here. */
export interface ClientFeatures {
  /** Completions may be snippets. */
  readonly snippets: boolean;
  /** It asks for lenses again when told to. */
  readonly refreshesLenses: boolean;
  /** It has the commands of lenses itself; else the server carries them out. */
  readonly ownCommands: boolean;
}

/** Reads them from what a client says when it starts. */
export function clientFeatures(
  { textDocument, workspace }: ClientCapabilities,
  { ownCommands = false }: ServerSettings,
): ClientFeatures {
  return {
    snippets: textDocument?.completion?.completionItem?.snippetSupport ?? false,
    refreshesLenses: workspace?.codeLens?.refreshSupport ?? false,
    ownCommands,
  };
}

import type {
  CodeAction,
  Connection,
  Position,
  Range,
  ServerCapabilities,
} from 'vscode-languageserver';
import type { JobPool } from '../jobs/pool';
import { changesOf } from '../language/codeActions';
import type { LensCommand } from '../language/codeLenses';
import { triggerCharacters } from '../language/completion';
import { foldingRanges } from '../language/foldingRanges';
import type { LanguageService } from '../language/index';
import type { LevelKnowledge } from '../language/levelKnowledge';
import { semanticTokens, tokenTypes } from '../language/semanticTokens';
import { levelIndexAt } from '../language/textPlace';
import type { Teller } from '../messages/teller';
import { cancellable } from './cancellable';
import { changeResults } from './changeResults';
import type { ClientFeatures } from './clientFeatures';
import { commandNames } from './commandNames';
import { formatDocument } from './formatDocument';
import { withParams } from './invalidParams';
import { findingsOf, type OpenDocument } from './openDocument';
import {
  isCodeActionParams,
  isDocumentParams,
  isPositionParams,
  isRangeParams,
} from './requestGuards';
import { toldVerdict } from './toldVerdict';

/** What the features of the text editor work with; asked for anew by every request. */
export interface LanguageContext {
  readonly document: (uri: string) => OpenDocument | undefined;
  readonly service: LanguageService;
  readonly teller: Teller;
  readonly client: ClientFeatures;
  /** Makes edits. */
  readonly pool: JobPool;
}

/** What a server that serves these features says it can do. */
export const languageCapabilities: ServerCapabilities = {
  hoverProvider: true,
  completionProvider: { triggerCharacters: [...triggerCharacters] },
  codeActionProvider: { codeActionKinds: ['quickfix', 'source.fixAll', 'source'] },
  codeLensProvider: {},
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  documentFormattingProvider: true,
  semanticTokensProvider: {
    legend: { tokenTypes: [...tokenTypes], tokenModifiers: [] },
    full: true,
    range: true,
  },
};

/** Answers a text editor's requests from what is known at once, edits by quick jobs. */
export function serveLanguage(connection: Connection, context: () => LanguageContext): void {
  connection.onHover(
    withParams('textDocument/hover', isPositionParams, ({ textDocument, position }) => {
      const { grid, known, service } = look(textDocument.uri) ?? {};
      return grid && service ? service.hover(grid, position, known ?? []) : null;
    }),
  );

  connection.onCompletion(
    withParams(
      'textDocument/completion',
      isPositionParams,
      ({ textDocument, position, context: asked }) => {
        const { grid, service, client } = look(textDocument.uri) ?? {};
        if (!grid || !service) return [];
        const trigger = asked?.triggerKind === 2 ? asked.triggerCharacter : undefined;
        return service.completion(grid, position, { snippets: client?.snippets ?? false, trigger });
      },
    ),
  );

  connection.onCodeAction(
    withParams(
      'textDocument/codeAction',
      isCodeActionParams,
      ({ textDocument, range, context: asked }, token) => {
        const found = look(textDocument.uri);
        if (!found) return [];
        const { document, grid, known, service, pool } = found;
        const { diagnostics, only } = asked;
        const request = { range, diagnostics, ...(only && { only }) };
        return cancellable(token, async (signal) => {
          const changes = changesOf(grid, known, request);
          const results = await changeResults(document, changes, pool, signal);
          const actions = results ? service.codeActions(grid, known, request, results) : [];
          return [...actions, ...commandActions(found, range, only)];
        });
      },
    ),
  );

  connection.onCodeLens(
    withParams('textDocument/codeLens', isDocumentParams, ({ textDocument }) => {
      const found = look(textDocument.uri);
      if (!found) return [];
      const { grid, known, service, client } = found;
      const commands: LensCommand[] = client.ownCommands
        ? ['gridwright.solve', 'gridwright.openPreviewToSide']
        : ['gridwright.solve'];
      return service.codeLenses(grid, known, commands);
    }),
  );

  connection.onDocumentSymbol(
    withParams('textDocument/documentSymbol', isDocumentParams, ({ textDocument }) => {
      const { grid, service } = look(textDocument.uri) ?? {};
      return grid && service ? service.documentSymbols(grid) : [];
    }),
  );

  connection.onFoldingRanges(
    withParams('textDocument/foldingRange', isDocumentParams, ({ textDocument }) => {
      const { grid } = look(textDocument.uri) ?? {};
      return grid ? foldingRanges(grid) : [];
    }),
  );

  connection.onDocumentFormatting(
    withParams('textDocument/formatting', isDocumentParams, ({ textDocument }, token) => {
      const { document, pool } = context();
      return cancellable(token, (signal) =>
        formatDocument(document(textDocument.uri), pool, signal),
      );
    }),
  );

  connection.languages.semanticTokens.on(
    withParams('textDocument/semanticTokens/full', isDocumentParams, ({ textDocument }) => {
      const { grid } = look(textDocument.uri) ?? {};
      return { data: grid ? [...semanticTokens(grid).data] : [] };
    }),
  );

  connection.languages.semanticTokens.onRange(
    withParams('textDocument/semanticTokens/range', isRangeParams, ({ textDocument, range }) => {
      const { grid, document } = look(textDocument.uri) ?? {};
      if (!grid || !document) return { data: [] };
      // An editor asks for the tokens of what it shows.
      document.look(range.start.line, range.end.line);
      return { data: [...semanticTokens(grid, range).data] };
    }),
  );

  function look(uri: string) {
    const { document: find, ...rest } = context();
    const document = find(uri);
    const grid = document?.grid;
    if (!document || !grid) return undefined;
    const known = document.levels.map((state): LevelKnowledge => ({
      findings: findingsOf(state),
      verdict: toldVerdict(state, rest.teller),
    }));
    return { document, grid, known, ...rest };
  }
}

type Found = LanguageContext & { grid: NonNullable<OpenDocument['grid']> };

/** For editors without commands of ours: what can be done with the level under the cursor. */
function commandActions(
  { grid, teller, client }: Pick<Found, 'grid' | 'teller' | 'client'>,
  range: Range,
  only: readonly string[] | undefined,
): CodeAction[] {
  if (client.ownCommands || (only && !only.includes('source'))) return [];
  const level = levelOf(grid, range.start);
  if (level < 1) return [];
  return commandNames.map((command) => {
    const title = teller.tell(`lens.${command}`);
    const { uri } = grid;
    return { title, kind: 'source', command: { title, command, arguments: [{ uri, level }] } };
  });
}

function levelOf(grid: Found['grid'], position: Position): number {
  return levelIndexAt(grid.file, grid.lines.offsetAt(position)) + 1;
}

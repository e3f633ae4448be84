import type { TextDocument } from 'vscode';
import type { Middleware } from 'vscode-languageclient';

/** Schemes of documents that are a former state of a file, shown in comparisons. */
const formerStates: ReadonlySet<string> = new Set(['git', 'gitlens', 'review', 'pr']);

/** Keeps the server from documents that nobody works on: former states of files have no problems. */
export const textOnly: Middleware = {
  didOpen: (document, next) => (isFormer(document) ? Promise.resolve() : next(document)),
  didChange: (event, next) => (isFormer(event.document) ? Promise.resolve() : next(event)),
  didClose: (document, next) => (isFormer(document) ? Promise.resolve() : next(document)),
};

function isFormer({ uri }: TextDocument): boolean {
  return formerStates.has(uri.scheme);
}

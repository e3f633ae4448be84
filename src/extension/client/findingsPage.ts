import { Uri, type ExtensionContext } from 'vscode';

/** Where the page stands that says of every finding what it means and what helps. */
export function findingsPageOf({ extensionUri }: ExtensionContext): string {
  return Uri.joinPath(extensionUri, 'docs', 'findings.md').toString();
}

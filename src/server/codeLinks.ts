import type { Diagnostic } from 'vscode-languageserver';
import type { Diagnostic as Told } from '../language/diagnostic';

/**
 * Diagnostics whose codes link to what is written of them.
 * @param page the address of a page with a heading for every code; undefined: no links
 */
export function withCodeLinks(
  diagnostics: readonly Told[],
  page: string | undefined,
): Diagnostic[] {
  return diagnostics.map((diagnostic): Diagnostic =>
    page === undefined
      ? diagnostic
      : { ...diagnostic, codeDescription: { href: `${page}#${diagnostic.code}` } },
  );
}

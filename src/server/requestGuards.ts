import type { Position, Range } from 'vscode-languageserver';
import { isText, listOf, objectOf, orAbsent, orNull, type Shape } from '../protocol/shape';

/** Guards for as much of the protocol's own requests as the server uses of them. */

interface OfDocument {
  readonly textDocument: { readonly uri: string };
}

const isCount: Shape<number> = (value): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;
const isPosition = objectOf<Position>({ line: isCount, character: isCount });
const isRange = objectOf<Range>({ start: isPosition, end: isPosition });
const textDocument = objectOf<OfDocument['textDocument']>({ uri: isText });

/** Whether a value from the client names a document. */
export const isDocumentParams = objectOf<OfDocument>({ textDocument });

/** Whether a value from the client names a place in a document. */
export const isPositionParams = objectOf<OfDocument & { position: Position }>({
  textDocument,
  position: isPosition,
});

/** Whether a value from the client names a range of a document. */
export const isRangeParams = objectOf<OfDocument & { range: Range }>({
  textDocument,
  range: isRange,
});

interface AskedActions {
  readonly diagnostics: readonly { readonly range: Range }[];
  readonly only: readonly string[] | null | undefined;
}

/** Whether a value from the client asks for code actions. */
export const isCodeActionParams = objectOf<OfDocument & { range: Range; context: AskedActions }>({
  textDocument,
  range: isRange,
  context: objectOf<AskedActions>({
    diagnostics: listOf(objectOf<{ range: Range }>({ range: isRange })),
    only: orAbsent(orNull(listOf(isText))),
  }),
});

const isAnything: Shape<unknown> = (_value): _value is unknown => true;

/** Whether a value from the client names a command. */
export const isCommandParams = objectOf<{
  command: string;
  arguments: readonly unknown[] | undefined;
}>({ command: isText, arguments: orAbsent(listOf(isAnything)) });

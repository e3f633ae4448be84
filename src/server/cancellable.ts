import { LSPErrorCodes, ResponseError, type CancellationToken } from 'vscode-languageserver';
import { JobCancelled, type CancelSignal } from '../jobs/cancelSignal';

/**
 * Has a search cancelled by the token of its request.
 * @throws ResponseError (`RequestCancelled`) where it was
 */
export async function cancellable<Result>(
  token: CancellationToken,
  search: (signal: CancelSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const listening = token.onCancellationRequested(() => abort.abort());
  try {
    return await search(abort.signal);
  } catch (error) {
    if (!(error instanceof JobCancelled)) throw error;
    throw new ResponseError(LSPErrorCodes.RequestCancelled, error.message);
  } finally {
    listening.dispose();
  }
}

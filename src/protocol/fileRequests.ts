import type { ModelParams } from './lsp';

/** Requests about whole files, open or not, and about pictures of their levels. */

/**
 * Checks a file by its text; its diagnostics are published unless it is open, and stay when it is
 * closed, until it is forgotten. Asked again for the same file, the former request is cancelled.
 */
export const checkFileRequest = 'gridwright/checkFile';
export interface CheckFileParams {
  readonly uri: string;
  readonly text: string;
}
/** How many findings there are. */
export interface CheckFileResult {
  readonly levels: number;
  readonly errors: number;
  readonly warnings: number;
}

/** Client to server: a file is gone, or is no longer to be kept in the Problems view. */
export const forgetFileNotification = 'gridwright/forgetFile';
export interface ForgetFileParams {
  readonly uri: string;
}

/** Asks for a level of an open document as an SVG file that stands alone. */
export const pictureRequest = 'gridwright/picture';
export type PictureParams = ModelParams;
/** `id` is null where the level has none; `message` says why there is nothing to draw. */
export type PictureResult =
  { readonly svg: string; readonly id: string | null } | { readonly message: string };

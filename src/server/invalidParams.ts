import { ErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Shape } from '../protocol/shape';

/** The answer to a request whose parameters are none (`InvalidParams`, -32602). */
export function invalidParams(request: string): ResponseError {
  return new ResponseError(ErrorCodes.InvalidParams, `${request}: its parameters are wrong`);
}

/** A handler that is called with parameters of the right shape alone; others are answered so. */
export function withParams<Params, Rest extends readonly unknown[], Result>(
  request: string,
  isParams: Shape<unknown>,
  handler: (params: Params, ...rest: Rest) => Result,
): (params: Params, ...rest: Rest) => Result {
  return (params, ...rest) => {
    if (!isParams(params)) throw invalidParams(request);
    return handler(params, ...rest);
  };
}

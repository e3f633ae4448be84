import type { HintParams } from './hint';
import type { SolveParams } from './lsp';
import { isSolveParams } from './lspGuards';
import { isFlag, isText, listOf, type Shape } from './shape';
import type { CountParams, NextSolutionParams } from './solutionRequests';

/** Whether a value from the client is what a request for the next route takes. */
export const isNextSolutionParams: Shape<NextSolutionParams> = (
  value,
): value is NextSolutionParams => {
  if (!isSolveParams(value)) return false;
  const { after }: SolveParams & { after?: unknown } = value;
  return after === undefined || listOf(listOf(isText))(after);
};

/** Whether a value from the client is what a request for a hint takes. */
export const isHintParams: Shape<HintParams> = (value): value is HintParams => {
  if (!isSolveParams(value)) return false;
  const { route }: SolveParams & { route?: unknown } = value;
  return listOf(listOf(isText))(route);
};

/** Whether a value from the client is what a request for a count takes. */
export const isCountParams: Shape<CountParams> = (value): value is CountParams => {
  if (!isSolveParams(value)) return false;
  const { limit, directed }: SolveParams & { limit?: unknown; directed?: unknown } = value;
  const isLimit = limit === undefined || (isText(limit) && /^[1-9]\d{0,30}$/.test(limit));
  return isLimit && (directed === undefined || isFlag(directed));
};

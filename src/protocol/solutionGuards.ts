import type { HintParams } from './hint';
import type { SolveParams } from './lsp';
import { isSolveParams } from './lspGuards';
import { isFlag, isText, isWhole, listOf, objectOf, type Shape } from './shape';
import type {
  CountParams,
  LinePosition,
  NextSolutionParams,
  SolveFromParams,
} from './solutionRequests';

/** Whether a value from the client is what a request for the next route takes. */
export const isNextSolutionParams: Shape<NextSolutionParams> = (
  value,
): value is NextSolutionParams => {
  if (!isSolveParams(value)) return false;
  const { after }: SolveParams & { after?: unknown } = value;
  return after === undefined || listOf(listOf(isText))(after);
};

const isPosition = objectOf<LinePosition>({ line: isWhole, character: isWhole });

/** Whether a value from the client is what a request for a route from another start takes. */
export const isSolveFromParams: Shape<SolveFromParams> = (value): value is SolveFromParams => {
  if (!isSolveParams(value)) return false;
  const { position }: SolveParams & { position?: unknown } = value;
  return isPosition(position);
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

import type { KindSyntax } from '../level/kindSyntax';
import { isKindCard } from './kindCard';
import type { ChangedParams, ModelParams, ServerExtras, ServerSettings, SolveParams } from './lsp';
import { isFlag, isText, isWhole, listOf, objectOf, type Shape } from './shape';

/** Whether a value from the client is what a request for a model takes. */
export const isModelParams = objectOf<ModelParams>({ uri: isText, level: isWhole });

/** Whether a value from the client is what a request for a route takes. */
export const isSolveParams = objectOf<SolveParams>({
  uri: isText,
  version: isWhole,
  level: isWhole,
});

/** Whether a value from the server tells of a changed document. */
export const isChangedParams = objectOf<ChangedParams>({ uri: isText, version: isWhole });

/** The server and the client are of one version: a kind is known by its id. */
const isKind: Shape<KindSyntax> = (value): value is KindSyntax =>
  objectOf<Pick<KindSyntax, 'id'>>({ id: isText })(value);

/** Whether a value from the server tells of its kinds. */
export const isServerExtras = objectOf<ServerExtras>({
  kinds: listOf(isKind),
  cards: listOf(isKindCard),
});

const hasJobsUrl = objectOf<{ jobsUrl: string }>({ jobsUrl: isText });
const hasOwnCommands = objectOf<{ ownCommands: boolean }>({ ownCommands: isFlag });
const hasFindingsPage = objectOf<{ findingsPage: string }>({ findingsPage: isText });

/** The settings in a value from the client; what is not one is left out. */
export function serverSettings(value: unknown): ServerSettings {
  return {
    ...(hasJobsUrl(value) && { jobsUrl: value.jobsUrl }),
    ...(hasOwnCommands(value) && { ownCommands: value.ownCommands }),
    ...(hasFindingsPage(value) && { findingsPage: value.findingsPage }),
  };
}

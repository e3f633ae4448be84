import type { ActiveGridFinder } from '../activeGrid';
import type { WorkspaceCheck } from '../check/workspaceCheck';
import type { Previews } from '../preview/previews';
import type { Services } from '../services';

/** What commands work with. */
export interface CommandContext {
  readonly services: Services;
  readonly active: ActiveGridFinder;
  readonly previews: Previews;
  readonly check: WorkspaceCheck;
}

/** One command of the manifest. */
export interface Command {
  readonly id: string;
  /** @param argument what it was called with: a code lens names a level, see `levelOf` */
  run(context: CommandContext, argument?: unknown): Promise<void>;
}

import type { Subcommand } from '../subcommand';
import { check } from './check';
import { solve } from './solve';

/** Every subcommand, in the order of the help. */
export const subcommands: readonly Subcommand[] = [check, solve];

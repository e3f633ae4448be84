import type { Subcommand } from '../subcommand';
import { check } from './check';
import { count } from './count';
import { format } from './format';
import { join } from './join';
import { lsp } from './lsp';
import { render } from './render';
import { solve } from './solve';

/** Every subcommand, in the order of the help. */
export const subcommands: readonly Subcommand[] = [check, solve, count, join, render, format, lsp];

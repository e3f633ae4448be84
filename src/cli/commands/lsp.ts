import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UsageError } from '../args/usageError';
import { exitStatus } from '../exitStatus';
import type { Subcommand } from '../subcommand';

/** The bundle of the language server, beside that of the command line: no other subcommand loads it. */
const program = join(__dirname, 'server.node.js');

/** `gridwright lsp --stdio`: the language server for any editor, over standard input and output. */
export const lsp: Subcommand = {
  name: 'lsp',
  options: { stdio: { type: 'boolean' } },
  help: 'cli.help.lsp',
  async run({ teller, stop }, args) {
    const [positional] = args.positionals;
    if (positional !== undefined || !args.has('stdio')) throw new UsageError('cli.lsp.stdio');
    // An editor that tells no language of its own is answered in the command line's.
    process.env['LC_ALL'] = teller.locale;
    createRequire(__filename)(program);
    // The server ends this process itself, at the protocol's exit or at the end of its input.
    if (!stop.aborted) await once(stop, 'abort');
    process.exit(exitStatus.interrupted);
  },
};

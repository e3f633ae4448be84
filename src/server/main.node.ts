import { join } from 'node:path';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { spawnNodeWorker } from '../jobs/spawn.node';
import { startServer } from './startServer';

// The language server in Node; over ipc or stdio, as its arguments say.
startServer(createConnection(ProposedFeatures.all), {
  spawnJob: () => spawnNodeWorker(join(__dirname, 'jobs.node.js')),
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type { Sentences } from '../messages/message';
import { spawnNodeWorker } from '../jobs/spawn.node';
import { startServer } from './startServer';

// The language server in Node; over ipc or stdio, as its arguments say.
const { LC_ALL, LC_MESSAGES, LANG } = process.env;
startServer(createConnection(ProposedFeatures.all), {
  spawnJob: () => spawnNodeWorker(join(__dirname, 'jobs.node.js')),
  chinese: async () =>
    JSON.parse(await readFile(join(__dirname, 'zh-cn.json'), 'utf8')) as Sentences,
  locale: (LC_ALL || LC_MESSAGES || LANG || 'en').replace(/_/g, '-'),
});

import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
} from 'vscode-languageserver/browser';
import type { Sentences } from '../messages/message';
import { spawnWebWorker } from '../jobs/spawn.browser';
import { startServer } from './startServer';

// The language server in a web worker, whose global scope has the two methods that matter of Worker.
const scope = globalThis as unknown as Worker;
startServer(createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope)), {
  spawnJob: ({ jobsUrl }) => {
    if (jobsUrl === undefined) throw new Error('The client told no jobsUrl in its options');
    return spawnWebWorker(jobsUrl);
  },
  chinese: async ({ jobsUrl }) =>
    (await (await fetch(new URL('zh-cn.json', jobsUrl))).json()) as Sentences,
});

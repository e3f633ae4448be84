import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Where VS Code installs, data folders and workspace copies go: out of git, out of the package. */
export const cacheRoot = path.join(projectRoot, '.vscode-test');

/** Where a failed test leaves its screenshots, consoles and logs. */
export const resultsRoot = path.join(projectRoot, 'test-results');

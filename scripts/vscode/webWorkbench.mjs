import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { quietSettings } from './settings.mjs';

/**
 * Texts of the built workbench that insist on a remote, with what stands for them here. Each must
 * be there exactly once, else VS Code has changed and this must be looked at.
 */
const patches = /** @type {const} */ ([
  ['remoteAuthority:location.host', 'remoteAuthority:void 0'],
  [
    'P.file(this.userDataPath).with({scheme:J.vscodeRemote})',
    'P.file(this.userDataPath).with({scheme:J.vscodeUserData})',
  ],
]);

/**
 * The workbench's script, made to run without a remote, as vscode.dev does.
 * @param {string} source
 * @returns {string}
 */
export function withoutRemote(source) {
  return patches.reduce((text, [from, to]) => {
    const times = text.split(from).length - 1;
    if (times !== 1) {
      throw new Error(
        `workbench.js holds the text ${from} ${times} times, not once: this version of VS Code ` +
          'needs other patches (scripts/vscode/webWorkbench.mjs).',
      );
    }
    return text.replace(from, () => to);
  }, source);
}

/**
 * What the web workbench is to open.
 * @typedef {object} WorkbenchOptions
 * @property {string} vscode the folder of the VS Code install
 * @property {string} authority `127.0.0.1:PORT`
 * @property {string} extension the path of the extension under that authority
 * @property {string} [tests] the path of the tests' module under that authority
 * @property {Readonly<Record<string, unknown>>} [settings]
 */

/**
 * The workbench's page with its placeholders filled. The workspace is `tmp:/ws`, in memory.
 * @param {WorkbenchOptions} options
 * @returns {Promise<string>}
 */
export async function workbenchPage({ vscode, authority, extension, tests, settings }) {
  /** @param {string} location */
  const uri = (location) => ({ $mid: 1, scheme: 'http', authority, path: location });
  const { version } = JSON.parse(await readFile(path.join(vscode, 'package.json'), 'utf8'));
  const configuration = {
    folderUri: { $mid: 1, scheme: 'tmp', path: '/ws' },
    enableSmokeTestDriver: true,
    userDataPath: '/user-data',
    isEnabledFileDownloads: true,
    isEnabledFileUploads: true,
    isEnabledCoderGettingStarted: false,
    webviewEndpoint: `http://${authority}/static/out/vs/workbench/contrib/webview/browser/pre`,
    developmentOptions: {
      extensions: [uri(extension)],
      ...(tests && { extensionTestsPath: uri(tests) }),
    },
    configurationDefaults: { ...quietSettings, ...settings },
    productConfiguration: {
      nameShort: 'Code',
      nameLong: 'Code',
      applicationName: 'code',
      dataFolderName: '.vscode',
      version,
    },
  };
  /** @type {Record<string, string>} */
  const fields = {
    WORKBENCH_WEB_CONFIGURATION: JSON.stringify(configuration).replaceAll('"', '&quot;'),
    WORKBENCH_WEB_BASE_URL: '/static',
    WORKBENCH_NLS_URL: '/static/out/nls.messages.js',
    WORKBENCH_NLS_FALLBACK_URL: '/static/out/nls.messages.js',
    WORKBENCH_SCRIPT_NONCE: 'workbench',
  };
  const page = path.join(vscode, 'out/vs/code/browser/workbench/workbench.html');
  const html = await readFile(page, 'utf8');
  return html.replace(/\{\{(\w+)\}\}/g, (_, name) => fields[name] ?? '');
}

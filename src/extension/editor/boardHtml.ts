import * as vscode from 'vscode';
import { localeOf } from '../../messages/teller';
import { nonce } from './nonce';

/** What the webview may load: our own bundles alone. */
export function boardOptions(extensionUri: vscode.Uri): vscode.WebviewOptions {
  return {
    enableScripts: true,
    localResourceRoots: [vscode.Uri.joinPath(extensionUri, 'dist')],
  };
}

/** The page of a board; everything on it is drawn by its scripts. */
export function boardHtml(webview: vscode.Webview, extensionUri: vscode.Uri): string {
  const resource = (name: string): string =>
    webview.asWebviewUri(vscode.Uri.joinPath(extensionUri, 'dist', name)).toString();
  const once = nonce();
  const { language } = vscode.env;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${once}'`,
    `style-src 'nonce-${once}' ${webview.cspSource}`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Gridwright</title>
  <link rel="stylesheet" nonce="${once}" href="${resource('board.css')}">
</head>
<body>
  <script nonce="${once}" src="${resource(`words.${localeOf(language)}.js`)}"></script>
  <script nonce="${once}" src="${resource('rules.js')}"></script>
  <script nonce="${once}" src="${resource('board.js')}" data-start="${resource('start.js')}"></script>
</body>
</html>
`;
}

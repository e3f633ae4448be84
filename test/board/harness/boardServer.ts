import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The themes a board is looked at in, with the class VS Code gives the page's body. */
export const themes = {
  'light-modern': 'vscode-light',
  'dark-modern': 'vscode-dark',
  'hc-dark': 'vscode-high-contrast',
  'hc-light': 'vscode-high-contrast vscode-high-contrast-light',
} as const;
export type ThemeName = keyof typeof themes;

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The board's scripts and its style, minified as they are shipped. */
export async function bundleBoard(): Promise<{ script: string; start: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: ['main.ts', 'start.ts', 'board.css'].map((name) =>
      path.join(root, 'src/board', name),
    ),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    write: false,
    outdir: path.join(root, 'dist'),
  });
  const text = (end: string): string =>
    outputFiles.find((file) => file.path.endsWith(end))?.text ?? '';
  return { script: text('main.js'), start: text('start.js'), style: text('.css') };
}

/**
 * Serves the board as VS Code would: under its content security policy, with a stand-in for
 * `acquireVsCodeApi` that keeps what the board says in `window.said`. `corpus` has the themes.
 */
export async function serveBoard(corpus: string): Promise<{ origin: string; server: Server }> {
  const { script, start, style } = await bundleBoard();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const answer = async (): Promise<void> => {
      if (url.pathname === '/') send('text/html', page(url.searchParams));
      else if (url.pathname === '/board.js') send('text/javascript', script);
      else if (url.pathname === '/start.js') send('text/javascript', start);
      else if (url.pathname === '/board.css') send('text/css', style);
      else if (/^\/(themes\/[\w-]+|themes)\.css$/.test(url.pathname)) {
        send('text/css', await readFile(path.join(corpus, 'mock', url.pathname), 'utf8'));
      } else response.writeHead(404).end();
    };
    const send = (type: string, body: string): void => {
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server };
}

function page(query: URLSearchParams): string {
  const named = query.get('theme') ?? '';
  const theme: ThemeName = named in themes ? (named as ThemeName) : 'dark-modern';
  const lang = query.get('lang') === 'zh-cn' ? 'zh-cn' : 'en';
  const nonce = 'harness';
  return `<!DOCTYPE html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy"
    content="default-src 'none'; style-src 'nonce-${nonce}' 'self'; script-src 'nonce-${nonce}'">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Gridwright</title>
  <link rel="stylesheet" nonce="${nonce}" href="/themes.css">
  <link rel="stylesheet" nonce="${nonce}" href="/board.css">
</head>
<body data-theme="${theme}" class="${themes[theme]}">
  <script nonce="${nonce}">
    window.said = [];
    let kept = JSON.parse(sessionStorage.getItem('kept') ?? 'null') ?? undefined;
    window.acquireVsCodeApi = () => ({
      postMessage: (message) => window.said.push(message),
      getState: () => kept,
      setState: (state) => { kept = state; sessionStorage.setItem('kept', JSON.stringify(state)); return state; },
    });
  </script>
  <script nonce="${nonce}" src="/board.js" data-start="/start.js"></script>
</body>
</html>
`;
}

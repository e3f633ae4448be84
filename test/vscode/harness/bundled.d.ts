/** Every file of test/vscode/workspace in base 64, by its path; the bundler puts it here. */
declare const WORKSPACE_FILES: Readonly<Record<string, string>>;

/** The host that the runner asked for; a desktop VS Code is a `node` host. */
declare const HOST_NAME: 'node' | 'web';

import 'mocha/mocha.js';

/**
 * Defines `describe`, `it` and the hooks, as the mocha command would; tests are loaded after it.
 * The import above is mocha for browsers: it runs in both extension hosts.
 */
mocha.setup({ ui: 'bdd', timeout: 90_000, reporter: 'min' });

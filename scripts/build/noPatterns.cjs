/**
 * Stands in for minimatch, which the language client needs only for a server that registers for
 * file operations by patterns: ours never does.
 */
exports.Minimatch = class {
  constructor() {
    throw new Error('The server registered for file operations, which this client leaves out.');
  }
};

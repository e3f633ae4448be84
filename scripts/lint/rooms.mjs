/**
 * The house (docs/architecture.md): each room of src/ and what it may import.
 * @typedef {object} Room
 * @property {readonly string[]} uses rooms it may import from
 * @property {readonly string[]} [types] rooms whose types alone it may import
 * @property {RegExp} [files] files of those rooms, relative to src/ without their end, that it may import whole
 * @property {readonly string[]} [packages] packages it may import, by name or by `name/`
 * @property {boolean} [pure] no Node, no DOM, no clock, no chance: these come in as arguments
 */

/** Rooms that every room may import from. */
export const open = ['messages'];

/** Files that may import Node's own modules, wherever they are. */
export const nodeFiles = /(^|\/)cli\/|\.node\.ts$/;

/** @type {Readonly<Record<string, Room>>} */
export const rooms = {
  messages: { uses: [], pure: true },
  level: { uses: [], packages: ['fastest-levenshtein', 'get-east-asian-width'], pure: true },
  graph: { uses: [], pure: true },
  solvers: { uses: ['graph'], pure: true },
  puzzles: { uses: ['level', 'graph', 'solvers'], pure: true },
  drawing: { uses: ['level', 'puzzles'], pure: true },
  language: { uses: ['level', 'graph', 'solvers', 'puzzles'], pure: true },
  protocol: { uses: [], types: ['level', 'puzzles', 'drawing'], pure: true },
  jobs: { uses: ['level', 'solvers', 'puzzles', 'drawing'] },
  server: {
    uses: ['level', 'solvers', 'puzzles', 'language', 'jobs', 'drawing', 'protocol'],
    packages: ['vscode-languageserver', 'vscode-languageserver-textdocument'],
  },
  cli: {
    uses: [
      'level',
      'graph',
      'solvers',
      'puzzles',
      'language',
      'jobs',
      'drawing',
      'protocol',
      'server',
    ],
  },
  extension: {
    uses: ['level', 'drawing', 'protocol'],
    packages: ['vscode', 'vscode-languageclient'],
  },
  board: {
    uses: ['drawing', 'protocol'],
    types: ['level', 'puzzles'],
    // The rules of play: no searches come with them. And what a level may be called.
    files: /^(puzzles\/(plays?|[\w-]+\/play)|level\/levelId)$/,
  },
};

/** The rooms that are pure. */
export const pureRooms = Object.keys(rooms).filter((name) => rooms[name]?.pure);

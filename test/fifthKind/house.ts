// What the test of a fifth kind uses of the house, bundled with that kind in its registry.
export { pictureOf } from '../../src/drawing/pictureOf';
export { terminalLines } from '../../src/drawing/terminal';
export { levelSvg } from '../../src/jobs/levelSvg';
export { formatEdits } from '../../src/level/format/format';
export { gridDocument } from '../../src/language/gridDocument';
export { createLanguageService } from '../../src/language/index';
export { checkLevel, instantFindings } from '../../src/puzzles/check';
export { kindOf, puzzles, readGrid } from '../../src/puzzles/index';
export { playOf } from '../../src/puzzles/plays';
export { serverTables } from '../../src/server/chinese';
export { kindCards } from '../../src/server/kindCards';

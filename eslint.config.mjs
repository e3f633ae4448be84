import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importRule } from './scripts/lint/importRule.mjs';
import { pureRooms } from './scripts/lint/rooms.mjs';

/** Names that would let Node, the DOM, a clock or a timer into a pure room. */
const impureGlobals = [
  'process',
  'Buffer',
  'require',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'performance',
  'console',
  'fetch',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
];

const becauseAnArgument = 'A pure room takes it as an argument.';

const newDate = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: becauseAnArgument,
};

/** `path` is left out: the word has other meanings. */
const kindName = {
  selector: 'Literal[value=/^(trail|pairs|knight)$/]',
  message: 'No room but puzzles names a kind: ask the registry.',
};

export default defineConfig(
  globalIgnores(['dist/', 'coverage/', '.vscode-test/', 'test-results/']),
  {
    files: ['**/*.ts', '**/*.mts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Index access with `!` is how a proven bound is said under noUncheckedIndexedAccess.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `void promise` and arrow functions that pass on a void result read well.
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { house: { rules: { imports: importRule } } },
    rules: {
      'house/imports': 'error',
      'max-lines': ['error', { max: 500 }],
    },
  },
  {
    files: pureRooms.map((room) => `src/${room}/**/*.ts`),
    rules: {
      'no-restricted-globals': [
        'error',
        ...impureGlobals.map((name) => ({ name, message: becauseAnArgument })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: becauseAnArgument },
        { object: 'Math', property: 'random', message: becauseAnArgument },
      ],
      'no-restricted-syntax': ['error', newDate],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/puzzles/**', 'src/messages/**'],
    rules: { 'no-restricted-syntax': ['error', newDate, kindName] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: pureRooms.map((room) => `src/${room}/**`),
    rules: { 'no-restricted-syntax': ['error', kindName] },
  },
  {
    files: ['test/**/*.ts', 'test/**/*.mts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    extends: [tseslint.configs.base],
    rules: { 'no-unused-vars': 'error', 'prefer-const': 'error', eqeqeq: 'error' },
  },
);

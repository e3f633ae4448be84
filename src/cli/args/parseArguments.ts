import { parseArgs } from 'node:util';
import { nearest } from './nearest';
import { UsageError } from './usageError';

/**
 * Options by name, as `node:util` parseArgs takes them. A boolean option with `number` may be
 * followed by a whole number: `--all`, `--all 10` and `--all=10`.
 */
export type OptionTable = Readonly<
  Record<
    string,
    { readonly type: 'string' | 'boolean'; readonly short?: string; readonly number?: true }
  >
>;

/** The options of every subcommand. */
export const commonOptions = {
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
} as const satisfies OptionTable;

/** What a command line says. */
export interface ParsedArguments {
  readonly positionals: readonly string[];
  /** Whether a boolean option is there. */
  has(name: string): boolean;
  /** The value of an option; of one that is there twice, the last. */
  value(name: string): string | undefined;
}

/** Marks `-#id` (a level of standard input), which would read as short options. */
const hidden = '\0';

/**
 * Parses the arguments of a subcommand (of gridwright itself where it is null).
 * @throws UsageError for an unknown option, a value that is missing or one too many
 */
export function parseArguments(
  argv: readonly string[],
  own: OptionTable,
  subcommand: string | null,
): ParsedArguments {
  const options: OptionTable = { ...own, ...commonOptions };
  const { tokens } = parseArgs({
    args: withNumbers(argv, options).map((each) => each.replace(/^-(?=#)/, `${hidden}-`)),
    options,
    strict: false,
    tokens: true,
  });
  const positionals: string[] = [];
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value.replace(hidden, ''));
    if (token.kind !== 'option') continue;
    const { rawName } = token;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option) throw unknownOption(rawName, Object.keys(options), subcommand);
    if (option.type === 'boolean' && token.value !== undefined && !option.number) {
      throw new UsageError('cli.no-value', { option: rawName });
    }
    if (option.type === 'string' && (token.value === undefined || token.value === '')) {
      throw new UsageError('cli.missing-value', { option: rawName });
    }
    values.set(token.name, token.value ?? '');
  }
  return {
    positionals,
    has: (name) => values.has(name),
    value: (name) => values.get(name),
  };
}

/** Joins an option that may have a number with the number after it: `--all 10` is `--all=10`. */
function withNumbers(argv: readonly string[], options: OptionTable): string[] {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const joined: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const [argument, next] = [argv[i]!, argv[i + 1] ?? ''];
    const name = argument.replace(/^--/, '');
    const takes = i < end && Object.hasOwn(options, name) && options[name]!.number;
    if (takes && argument !== name && /^\d+$/.test(next)) {
      joined.push(`${argument}=${next}`);
      i++;
    } else joined.push(argument);
  }
  return joined;
}

function unknownOption(rawName: string, known: string[], subcommand: string | null): UsageError {
  const near = nearest(rawName.replace(/^-+/, ''), known);
  const help = subcommand === null ? 'gridwright --help' : `gridwright ${subcommand} --help`;
  return new UsageError(near === null ? 'cli.unknown-option' : 'cli.unknown-option.near', {
    option: rawName,
    near: `--${near}`,
    help,
  });
}

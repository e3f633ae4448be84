/** A pattern of file names, which not every shell expands: `*`, `?`, `[a-z]`, `{a,b}` and `**`. */
export interface Pattern {
  /** The folder before the first name with a wildcard, ending in `/`, or empty. */
  readonly base: string;
  /** Whether a path under `base`, with `/` between its names, fits. */
  matches(path: string): boolean;
}

const magic = /[*?{]|\[.+\]/;

/** The pattern of a text with wildcards; null where it has none. */
export function readPattern(text: string): Pattern | null {
  const path = process.platform === 'win32' ? text.replaceAll('\\', '/') : text;
  const names = path.split('/');
  const first = names.findIndex((name) => magic.test(name));
  if (first < 0) return null;
  const base = names.slice(0, first).map((name) => `${name}/`);
  const expression = new RegExp(`^${expressionOf(names.slice(first))}$`);
  return { base: base.join(''), matches: (candidate) => expression.test(candidate) };
}

function expressionOf(names: readonly string[]): string {
  return names
    .map((name, index) => {
      const last = index === names.length - 1;
      if (name === '**') return last ? '.*' : '(?:[^/]+/)*';
      return nameExpression(name) + (last ? '' : '/');
    })
    .join('');
}

/** One name of a pattern as a regular expression. */
function nameExpression(name: string): string {
  let depth = 0;
  return name.replace(/\[(!?)([^\]]+)\]|[\s\S]/g, (piece, not: string, set: string | undefined) => {
    if (set !== undefined) return `[${not ? '^/' : ''}${set.replace(/[\\[\]^]/g, '\\$&')}]`;
    if (piece === '*') return '[^/]*';
    if (piece === '?') return '[^/]';
    if (piece === '{') return depth++ === 0 ? '(?:' : '\\{';
    if (piece === '}' && depth > 0) return --depth === 0 ? ')' : '\\}';
    if (piece === ',' && depth > 0) return '|';
    return piece.replace(/[\\^$.|+()[\]{}]/g, '\\$&');
  });
}

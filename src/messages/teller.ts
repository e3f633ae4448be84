import type { Arguments, Locale, Message, MessageTable } from './message';

/** The language for a tag such as `zh-CN`, `zh-Hans` or `en-GB`: Chinese, else English. */
export function localeOf(tag: string): Locale {
  return /^zh\b/i.test(tag) ? 'zh-cn' : 'en';
}

/** As much of a finding as its sentence needs. */
export interface Tellable {
  readonly code: string;
  readonly reason?: string;
  readonly args: Arguments;
  readonly related?: readonly Tellable[];
}

/** Makes sentences from codes and arguments in one language. */
export class Teller {
  private readonly messages: ReadonlyMap<string, Message>;

  constructor(
    readonly locale: Locale,
    tables: readonly MessageTable[],
  ) {
    // English stands in where a translation is missing.
    const entries = (['en', locale] as const).flatMap((language) =>
      tables.flatMap((table) => Object.entries(table[language])),
    );
    this.messages = new Map(entries);
  }

  /** Whether there is a sentence for a code. */
  has(code: string): boolean {
    return this.messages.has(code);
  }

  /** The sentence of a code. A code without one is told as itself: a fault that a test looks for. */
  tell(code: string, args: Arguments = {}): string {
    const message = this.messages.get(code) ?? code;
    if (typeof message === 'function') return message(args);
    if (this.locale === 'zh-cn') return this.fill(message, withLists(args));
    return this.fill(message, args);
  }

  private fill(message: string, args: Arguments): string {
    return message.replace(/\{(\w+)\}/g, (place, name: string) => String(args[name] ?? place));
  }

  /**
   * The sentence of a finding: by `code.reason` where there is one, else by `code`; a kind that it
   * names in `args` may have its own (`code.reason.of-kind`). `{because}` is the sentence of its
   * first proof.
   */
  finding(finding: Tellable): string {
    const sentence = this.clause(finding);
    // A proof goes on after "No route: …" and begins small; alone it is a sentence. r4c5 stays.
    return /^r\d+c\d+/.test(sentence)
      ? sentence
      : sentence.charAt(0).toUpperCase() + sentence.slice(1);
  }

  private clause({ code, reason, args, related }: Tellable): string {
    const plain = reason === undefined ? code : `${code}.${reason}`;
    const ofKind = `${plain}.of-${args['kind']}`;
    const refined = this.has(ofKind) ? ofKind : plain;
    const [proof] = related ?? [];
    const because = proof ? this.clause(proof) : '';
    return this.tell(this.has(refined) ? refined : code, { ...args, because }).trimEnd();
  }
}

/** Arguments that list names, one after the other with commas between. */
const lists: ReadonlySet<string> = new Set(['allowed', 'cells', 'known', 'lines', 'list', 'marks']);

/** Chinese lists names with a comma of its own. */
function withLists(args: Arguments): Arguments {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      lists.has(name) && typeof value === 'string' ? value.replaceAll(', ', '、') : value,
    ]),
  );
}

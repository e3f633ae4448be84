/** The languages Gridwright speaks. */
export type Locale = 'en' | 'zh-cn';

export type Arguments = Readonly<Record<string, string | number>>;

/**
 * A sentence: text with `{name}` places, or a function of the arguments where the language needs
 * one (plurals).
 */
export type Message = string | ((args: Arguments) => string);

/**
 * Sentences by code, each a text with `{name}` places. Chinese needs no more; a bundle may leave it
 * out and load it as JSON.
 */
export type Sentences = Readonly<Record<string, string>>;

/** Sentences by code (`odd-degree`, `expectation.cut-cell`, `fix.pad-row`), for each language. */
export type MessageTable = Readonly<Record<Locale, Readonly<Record<string, Message>>>>;

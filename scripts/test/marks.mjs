/**
 * Marks are lines that a test run writes for the runner and not for people: `#gridwright NAME JSON`.
 * Standard output is the one channel that every host has.
 */
const pattern = /^#gridwright (\w+) (.*)$/;

/**
 * How many tests ended in each way.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/**
 * @typedef {{ name: string, value: any }} Mark
 */

/**
 * @param {string} name `line` (a text for people, where the console holds other things too) ·
 * `tally` (a Tally) · `failed` (a test's title) · `saved` (the path of a file of the workspace that
 * a test saved on purpose)
 * @param {unknown} value
 * @returns {string} the mark's line, without a line end
 */
export function mark(name, value) {
  return `#gridwright ${name} ${JSON.stringify(value)}`;
}

/**
 * @param {string} line
 * @returns {Mark | undefined} undefined where the line is for people
 */
export function readMark(line) {
  const [, name, json] = pattern.exec(line) ?? [];
  if (name === undefined || json === undefined) return undefined;
  return { name, value: JSON.parse(json) };
}

/**
 * Awaits `work` and shows that it goes on: a line that counts seconds on a terminal, one line at
 * its beginning and one at its end elsewhere.
 * @template T
 * @param {string} title
 * @param {Promise<T>} work
 * @param {NodeJS.WriteStream} [out]
 * @returns {Promise<T>}
 */
export async function withProgress(title, work, out = process.stderr) {
  const begun = Date.now();
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  if (!out.isTTY) out.write(`${title} …\n`);
  const timer = out.isTTY
    ? setInterval(() => out.write(`\r\x1b[2K${title} … ${seconds()}`), 200)
    : setInterval(() => out.write(`${title} … ${seconds()}\n`), 10_000);
  try {
    const result = await work;
    out.write(`${out.isTTY ? '\r\x1b[2K' : ''}${title}: done in ${seconds()}\n`);
    return result;
  } catch (error) {
    out.write(`${out.isTTY ? '\r\x1b[2K' : ''}${title}: failed after ${seconds()}\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

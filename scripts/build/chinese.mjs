import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import esbuild from 'esbuild';

/**
 * Writes the server's Chinese sentences, which its bundle leaves out, as JSON.
 * @param {string} source src/server/chinese.ts
 * @param {string} target
 */
export async function writeChinese(source, target) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    charset: 'utf8',
  });
  const module = { exports: /** @type {{ chinese?: Record<string, unknown> }} */ ({}) };
  const code = outputFiles[0]?.text ?? '';
  vm.runInThisContext(`(function (module, exports, require) {${code}\n})`)(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  const sentences = module.exports.chinese ?? {};
  const wrong = Object.keys(sentences).find((code) => typeof sentences[code] !== 'string');
  if (wrong !== undefined) throw new Error(`The Chinese sentence '${wrong}' is no plain text`);
  await writeFile(target, JSON.stringify(sentences));
}

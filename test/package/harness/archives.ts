import { readFileSync } from 'node:fs';
import { gunzipSync, inflateRawSync } from 'node:zlib';

/** The files of an archive, by their paths in it. */
export type Files = ReadonlyMap<string, Buffer>;

const centralEntry = 0x02014b50;
const end = 0x06054b50;

/** Reads a ZIP archive (APPNOTE.TXT 6.3.10, §4.3) without encryption or ZIP64, as a `.vsix` is. */
export function readZip(file: string): Files {
  const bytes = readFileSync(file);
  let tail = bytes.length - 22;
  while (tail >= 0 && bytes.readUInt32LE(tail) !== end) tail--;
  const count = bytes.readUInt16LE(tail + 10);
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(tail + 16);
  for (let entry = 0; entry < count; entry++) {
    if (bytes.readUInt32LE(at) !== centralEntry) throw new Error(`${file} is no ZIP archive`);
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const local = bytes.readUInt32LE(at + 42);
    const path = bytes.toString('utf8', at + 46, at + 46 + name!);
    // The local header has an extra field of its own length.
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + size);
    if (!path.endsWith('/')) files.set(path, method === 0 ? packed : inflateRawSync(packed));
    at += 46 + name! + extra! + comment!;
  }
  return files;
}

/** Reads a gzipped tar archive (POSIX ustar), as `npm pack` makes. */
export function readTarball(file: string): Files {
  const bytes = gunzipSync(readFileSync(file));
  const files = new Map<string, Buffer>();
  const text = (from: number, length: number) =>
    bytes.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  for (let at = 0; at + 512 <= bytes.length && bytes[at] !== 0;) {
    const size = parseInt(text(at + 124, 12), 8);
    const [name, prefix] = [text(at, 100), text(at + 345, 155)];
    const content = bytes.subarray(at + 512, at + 512 + size);
    if (text(at + 156, 1) === '0') files.set(prefix ? `${prefix}/${name}` : name, content);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}

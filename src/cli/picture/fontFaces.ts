/** One face of a font file (a collection has several). */
export interface FontFace {
  /** Where its table directory begins in the file. */
  readonly offset: number;
  /** As in `NotoSansCJKsc-Regular`; empty where the file tells none. */
  readonly postScriptName: string;
  /** Those of the signs asked for that it has outlines of. */
  readonly signs: ReadonlySet<number>;
}

/** Reads so many bytes of a file from a place; fewer at its end. */
export type ReadAt = (position: number, length: number) => Promise<DataView>;

interface Table {
  readonly offset: number;
  readonly length: number;
}

/** A table beyond this is no list of signs or names. */
const longest = 4 << 20;

/**
 * The faces of an OpenType or TrueType font or collection and which signs each has, read from its
 * tables alone (ISO/IEC 14496-22: table directory, `cmap` formats 4 and 12, `name`). Faces without
 * outlines, such as coloured bitmaps, have none. What is no such file has no faces.
 */
export async function fontFaces(
  readAt: ReadAt,
  wanted: ReadonlySet<number>,
): Promise<readonly FontFace[]> {
  try {
    const offsets = await faceOffsets(readAt);
    const faces: FontFace[] = [];
    for (const offset of offsets) faces.push(await readFace(readAt, offset, wanted));
    return faces;
  } catch (error) {
    // A table that ends too early.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

async function faceOffsets(readAt: ReadAt): Promise<readonly number[]> {
  const head = await readAt(0, 12);
  if (head.byteLength < 12) return [];
  const tag = head.getUint32(0);
  if (tag === 0x00010000 || tag === tagOf('OTTO') || tag === tagOf('true')) return [0];
  if (tag !== tagOf('ttcf')) return [];
  const count = Math.min(64, head.getUint32(8));
  const list = await readAt(12, 4 * count);
  return Array.from({ length: count }, (_, i) => list.getUint32(4 * i));
}

async function readFace(
  readAt: ReadAt,
  offset: number,
  wanted: ReadonlySet<number>,
): Promise<FontFace> {
  const count = (await readAt(offset + 4, 2)).getUint16(0);
  const directory = await readAt(offset + 12, 16 * count);
  const tables = new Map<number, Table>();
  for (let i = 0; i < count; i++) {
    const [at, length] = [directory.getUint32(16 * i + 8), directory.getUint32(16 * i + 12)];
    tables.set(directory.getUint32(16 * i), { offset: at, length: Math.min(longest, length) });
  }
  const read = async (tag: string): Promise<DataView | null> => {
    const table = tables.get(tagOf(tag));
    return table ? await readAt(table.offset, table.length) : null;
  };
  const drawn = ['glyf', 'CFF ', 'CFF2'].some((tag) => tables.has(tagOf(tag)));
  const cmap = drawn ? await read('cmap') : null;
  const name = await read('name');
  return {
    offset,
    postScriptName: name ? postScriptNameIn(name) : '',
    signs: new Set(cmap ? signsIn(cmap, wanted) : []),
  };
}

function tagOf(text: string): number {
  return Array.from(text).reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0);
}

function signsIn(cmap: DataView, wanted: ReadonlySet<number>): readonly number[] {
  const count = cmap.getUint16(2);
  const found = new Set<number>();
  for (let i = 0; i < count; i++) {
    const at = cmap.getUint32(4 + 8 * i + 4);
    const format = cmap.getUint16(at);
    const has = format === 4 ? segments(cmap, at) : format === 12 ? groups(cmap, at) : null;
    if (has) for (const sign of wanted) if (has(sign)) found.add(sign);
  }
  return [...found];
}

/** Format 4: segments of the basic plane, each with a delta or a list of glyphs. */
function segments(cmap: DataView, at: number): (sign: number) => boolean {
  const count = cmap.getUint16(at + 6) / 2;
  const [ends, starts] = [at + 14, at + 16 + 2 * count];
  const [deltas, offsets] = [starts + 2 * count, starts + 4 * count];
  return (sign) => {
    for (let i = 0; i < count; i++) {
      if (sign > cmap.getUint16(ends + 2 * i)) continue;
      const start = cmap.getUint16(starts + 2 * i);
      if (sign < start) return false;
      const delta = cmap.getUint16(deltas + 2 * i);
      const offset = cmap.getUint16(offsets + 2 * i);
      if (offset === 0) return ((sign + delta) & 0xffff) !== 0;
      return cmap.getUint16(offsets + 2 * i + offset + 2 * (sign - start)) !== 0;
    }
    return false;
  };
}

/** Format 12: groups of code points of all planes. */
function groups(cmap: DataView, at: number): (sign: number) => boolean {
  const count = cmap.getUint32(at + 12);
  return (sign) => {
    for (let i = 0; i < count; i++) {
      const group = at + 16 + 12 * i;
      if (sign > cmap.getUint32(group + 4)) continue;
      return sign >= cmap.getUint32(group);
    }
    return false;
  };
}

function postScriptNameIn(name: DataView): string {
  const [count, strings] = [name.getUint16(2), name.getUint16(4)];
  for (let i = 0; i < count; i++) {
    const record = 6 + 12 * i;
    if (name.getUint16(record + 6) !== 6) continue;
    const [length, offset] = [name.getUint16(record + 8), name.getUint16(record + 10)];
    const bytes = Array.from({ length }, (_, k) => name.getUint8(strings + offset + k));
    // UTF-16 or a byte a letter; such names are ASCII.
    return String.fromCharCode(...bytes.filter((byte) => byte !== 0));
  }
  return '';
}

/** What a made-up font has. */
export interface MadeFont {
  readonly name?: string;
  /** Code points as ranges, from and to. */
  readonly ranges: readonly (readonly [number, number])[];
  /** `cmap` format. */
  readonly format: 4 | 12;
  /** Without outlines, it is a font of bitmaps. */
  readonly outlines?: boolean;
}

/** A font file with a table directory, `cmap` and `name`: as much as tells its signs. */
export function fontFile(...fonts: readonly MadeFont[]): Buffer {
  const [first] = fonts;
  if (fonts.length === 1 && first) return face(first, 0);
  const head = Buffer.alloc(12 + 4 * fonts.length);
  head.write('ttcf', 0, 'latin1');
  head.writeUInt32BE(fonts.length, 8);
  let whole = head;
  fonts.forEach((font, i) => {
    whole.writeUInt32BE(whole.length, 12 + 4 * i);
    whole = Buffer.concat([whole, face(font, whole.length)]);
  });
  return whole;
}

function face({ name = '', ranges, format, outlines = true }: MadeFont, base: number): Buffer {
  const tables: [string, Buffer][] = [
    ['cmap', cmap(ranges, format)],
    ['name', nameTable(name)],
  ];
  if (outlines) tables.push(['glyf', Buffer.alloc(4)]);
  const directory = Buffer.alloc(12 + 16 * tables.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  let at = base + directory.length;
  tables.forEach(([tag, table], i) => {
    directory.write(tag, 12 + 16 * i, 'latin1');
    directory.writeUInt32BE(at, 12 + 16 * i + 8);
    directory.writeUInt32BE(table.length, 12 + 16 * i + 12);
    at += table.length;
  });
  return Buffer.concat([directory, ...tables.map(([, table]) => table)]);
}

function cmap(ranges: MadeFont['ranges'], format: 4 | 12): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(1, 2);
  head.writeUInt32BE(12, 8);
  const shorts = (numbers: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(2 * numbers.length);
    numbers.forEach((number, i) => bytes.writeUInt16BE(number & 0xffff, 2 * i));
    return bytes;
  };
  if (format === 12) {
    const groups = Buffer.alloc(16 + 12 * ranges.length);
    groups.writeUInt16BE(12, 0);
    groups.writeUInt32BE(ranges.length, 12);
    ranges.forEach(([from, to], i) => {
      groups.writeUInt32BE(from, 16 + 12 * i);
      groups.writeUInt32BE(to, 20 + 12 * i);
      groups.writeUInt32BE(1, 24 + 12 * i);
    });
    return Buffer.concat([head, groups]);
  }
  const all = [...ranges, [0xffff, 0xffff] as const];
  // Every second segment has its glyphs in a list, whose first is missing.
  const listed = all.map((_, i) => i % 2 === 1 && i < ranges.length);
  let list: number[] = [];
  const offsets = all.map(([from, to], i) => {
    if (!listed[i]) return 0;
    const offset = 2 * (all.length - i) + 2 * list.length;
    list = [...list, 0, ...Array.from({ length: to - from }, (_, k) => k + 1)];
    return offset;
  });
  const segments = [
    [4, 0, 0, 2 * all.length, 0, 0, 0],
    all.map(([, to]) => to),
    [0],
    all.map(([from]) => from),
    all.map(([from], i) => (listed[i] ? 0 : 1 - from)),
    offsets,
    list,
  ];
  return Buffer.concat([head, shorts(segments.flat())]);
}

function nameTable(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16();
  const head = Buffer.alloc(6 + 12);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(head.length, 4);
  head.writeUInt16BE(6, 6 + 6);
  head.writeUInt16BE(text.length, 6 + 8);
  return Buffer.concat([head, text]);
}

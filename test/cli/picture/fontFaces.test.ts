import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fontFaces, type FontFace } from '../../../src/cli/picture/fontFaces';
import { fontFile } from './fontFile';

async function facesOf(bytes: Buffer, signs: string): Promise<readonly FontFace[]> {
  const wanted = new Set(Array.from(signs, (sign) => sign.codePointAt(0)!));
  return await fontFaces((position, length) => {
    const piece = Uint8Array.from(bytes.subarray(position, position + length));
    return Promise.resolve(new DataView(piece.buffer));
  }, wanted);
}

const shown = (face: FontFace | undefined): string =>
  String.fromCodePoint(...(face?.signs ?? [])).normalize();

const han = [0x4e00, 0x9fff] as const;

describe('fontFaces', () => {
  it('tells which signs a font has, of the basic plane', async () => {
    const ranges = [[0x41, 0x43], [0x61, 0x63], han] as const;
    const [face] = await facesOf(
      fontFile({ name: 'Made-Regular', ranges, format: 4 }),
      'ACDabc猫🐱',
    );
    assert.equal(face?.postScriptName, 'Made-Regular');
    // The list of the second segment has no glyph for its first sign.
    assert.equal(shown(face), 'ACbc猫');
  });

  it('tells which signs a font has, of all planes', async () => {
    const ranges = [han, [0x1f400, 0x1f4ff]] as const;
    const [face] = await facesOf(fontFile({ ranges, format: 12 }), 'A猫🐱🦊');
    assert.equal(shown(face), '猫🐱');
  });

  it('tells the faces of a collection apart, and those that are bitmaps', async () => {
    const file = fontFile(
      { name: 'A-JP', ranges: [[0x41, 0x41]], format: 4 },
      { name: 'A-SC', ranges: [han], format: 12 },
      { name: 'Colour', ranges: [[0x1f400, 0x1f4ff]], format: 12, outlines: false },
    );
    const faces = await facesOf(file, 'A猫🐱');
    assert.deepEqual(
      faces.map((face) => [face.postScriptName, shown(face)]),
      [
        ['A-JP', 'A'],
        ['A-SC', '猫'],
        ['Colour', ''],
      ],
    );
  });

  it('finds nothing in what is no font, or only part of one', async () => {
    const file = fontFile(
      { name: 'Made', ranges: [han], format: 4 },
      { ranges: [han], format: 12 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.nat(file.length),
        fc.nat(file.length - 1),
        fc.nat(255),
        async (end, at, byte) => {
          const broken = Buffer.from(file.subarray(0, end));
          if (at < end) broken[at] = byte;
          for (const { signs } of await facesOf(broken, '猫')) assert.ok(signs.size <= 1);
        },
      ),
    );
    assert.deepEqual(await facesOf(Buffer.from('not a font at all'), 'A'), []);
  });
});

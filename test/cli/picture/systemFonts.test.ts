import assert from 'node:assert/strict';
import { fontFolders, readSystemFonts } from '../../../src/cli/picture/systemFonts';
import { temporaryFolders } from '../harness/commandLine';
import { fontFile } from './fontFile';

const han = [[0x4e00, 0x9fff]] as const;
const cats = [[0x1f400, 0x1f4ff]] as const;
const signs = new Set([0x732b, 0x1f431, 0x10fffd]);

describe('the fonts of a machine', () => {
  const folderWith = temporaryFolders();

  it('are read as far as signs need them, the plain ones first', async () => {
    const plain = fontFile({ name: 'HanSans-Regular', ranges: han, format: 4 });
    const folder = await folderWith({
      'a/bold.ttf': fontFile({ name: 'HanSans-Bold', ranges: han, format: 4 }),
      'b/plain.otf': plain,
      'c/italic.ttf': fontFile({ name: 'HanSans-Italic', ranges: han, format: 4 }),
      'cats.ttf': fontFile({ name: 'Cats', ranges: cats, format: 12 }),
      'colour.ttf': fontFile({ name: 'Colour', ranges: cats, format: 12, outlines: false }),
      'readme.txt': 'no font',
      'broken.ttf': 'no font either',
    });
    const { files, missing } = await readSystemFonts(['/none', folder], signs);
    assert.deepEqual([...missing], [0x10fffd]);
    assert.equal(files.length, 2);
    assert.ok(files.some((file) => Buffer.from(file).equals(plain)));
  });

  it('are taken out of a collection, with the forms of Chinese as in China', async () => {
    const collection = fontFile(
      { name: 'HanSansjp-Regular', ranges: han, format: 4 },
      { name: 'HanSanssc-Regular', ranges: han, format: 4 },
      { name: 'HanSanssc-Bold', ranges: han, format: 4 },
    );
    const folder = await folderWith({ 'han.ttc': collection });
    const { files } = await readSystemFonts([folder], new Set([0x732b]));
    const [file] = files.map((each) => Buffer.from(each));
    assert.equal(file!.readUInt32BE(8), 1);
    assert.equal(file!.readUInt32BE(12), collection.readUInt32BE(16));
  });

  it('are not looked for where nothing is missing', async () => {
    const { files, missing } = await readSystemFonts(['/none'], new Set());
    assert.deepEqual([files.length, missing.size], [0, 0]);
  });

  it('are where the system and its user keep them', () => {
    assert.deepEqual(fontFolders({ HOME: '/home/a', XDG_DATA_DIRS: '/x:/y' }, 'linux'), [
      '/home/a/.local/share/fonts',
      '/x/fonts',
      '/y/fonts',
      '/home/a/.fonts',
    ]);
    assert.ok(fontFolders({}, 'linux').includes('/usr/share/fonts'));
    assert.ok(fontFolders({ HOME: '/a' }, 'darwin').includes('/System/Library/Fonts'));
    assert.equal(fontFolders({ LOCALAPPDATA: 'C:\\a' }, 'win32').length, 2);
  });
});

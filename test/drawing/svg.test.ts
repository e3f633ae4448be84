import assert from 'node:assert/strict';
import fc from 'fast-check';
import { sceneOf, sceneSvg } from '../../src/drawing/scene/scene';
import { node, textNode } from '../../src/drawing/scene/svgNode';
import { svgText } from '../../src/drawing/svg';
import { anyPicture } from './anyPicture';

/** Reads XML text as strictly as the drawing needs it; throws where it is not well-formed. */
function readXml(text: string): { tag: string; ids: string[] } {
  const open: string[] = [];
  const ids: string[] = [];
  let root = '';
  let rest = text;
  while (rest !== '') {
    const match =
      /^<(\w+)((?: [\w:-]+="[^"<>]*")*)(\/?)>|^<\/(\w+)>|^([^<>]+)/u.exec(rest) ??
      assert.fail(`Not well-formed at: ${rest.slice(0, 60)}`);
    const [all, start, attributes = '', empty, end, words] = match;
    if (start !== undefined) {
      root ||= start;
      const names = [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)];
      assert.equal(new Set(names.map(([, name]) => name)).size, names.length, all);
      for (const [, name, value] of names) if (name === 'id') ids.push(value!);
      if (empty === '') open.push(start);
    } else if (end !== undefined) {
      assert.equal(end, open.pop());
    }
    for (const [entity] of `${attributes}${words ?? ''}`.matchAll(/&[^;\s]*;?/g)) {
      assert.match(entity, /^&(?:amp|lt|gt|quot|#39);$/);
    }
    rest = rest.slice(all.length);
  }
  assert.deepEqual(open, []);
  return { tag: root, ids };
}

describe('svgText', () => {
  it('escapes texts and attributes', () => {
    const tree = node('g', { title: `"<&>'` }, [textNode('text', {}, `a < b & "c"`)]);
    assert.equal(
      svgText(tree),
      '<g title="&quot;&lt;&amp;&gt;&#39;"><text>a &lt; b &amp; &quot;c&quot;</text></g>',
    );
  });

  it('leaves out attributes that are undefined', () => {
    assert.equal(svgText(node('path', { class: undefined, d: 'M0 0' })), '<path d="M0 0"/>');
  });

  it('replaces what XML has no place for', () => {
    assert.equal(
      svgText(textNode('text', {}, 'a\u0000\ud800b😀')),
      '<text>a\ufffd\ufffdb😀</text>',
    );
  });

  it('is well-formed for any picture at any size, with every id once', () => {
    fc.assert(
      fc.property(anyPicture, fc.constantFrom(4, 20, 28, 40, 80), (picture, cellSize) => {
        const options = { cellSize, lit: null, old: new Set([1]), focus: null, ids: 'x-' };
        const { tag, ids } = readXml(svgText(sceneSvg(sceneOf(picture, options), 1)));
        assert.equal(tag, 'svg');
        assert.equal(new Set(ids).size, ids.length);
      }),
    );
  });

  it('never holds a style or a script', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        const options = { cellSize: 48, lit: 0, old: new Set<number>(), focus: null, ids: '' };
        assert.doesNotMatch(
          svgText(sceneSvg(sceneOf(picture, options), 1)),
          /<script| style="| on\w+="/,
        );
      }),
    );
  });
});

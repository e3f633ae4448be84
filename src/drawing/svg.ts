import type { SvgNode } from './scene/svgNode';

/** A tree of nodes as SVG text. Whatever stands in texts and attributes is escaped. */
export function svgText(tree: SvgNode): string {
  const attributes = Object.entries(tree.attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
  if (tree.text !== undefined) {
    return `<${tree.tag}${attributes}>${escaped(tree.text)}</${tree.tag}>`;
  }
  if (tree.children.length === 0) return `<${tree.tag}${attributes}/>`;
  return `<${tree.tag}${attributes}>${tree.children.map(svgText).join('')}</${tree.tag}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 has no place for, and halves of surrogate pairs. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escaped(text: string): string {
  return text.replace(forbidden, '\uFFFD').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

import type { SvgNode } from '../drawing/scene/svgNode';

const svgSpace = 'http://www.w3.org/2000/svg';

/**
 * Brings an element that shows `before` to show `after`, changing only what differs: elements stay
 * the same where tags agree, so focus, scroll and running animations are kept. Equal objects are
 * not looked into.
 */
export function patch(element: Element, before: SvgNode, after: SvgNode): void {
  if (before === after) return;
  patchAttributes(element, before, after);
  if (after.text !== undefined) {
    if (before.text !== after.text) element.textContent = after.text;
    return;
  }
  if (before.text !== undefined) element.textContent = '';
  const former = before.text === undefined ? before.children : [];
  after.children.forEach((child, i) => {
    const old = former[i];
    if (old === undefined) element.append(create(child, element));
    else if (old.tag === child.tag) patch(element.children[i]!, old, child);
    else element.children[i]!.replaceWith(create(child, element));
  });
  for (let i = former.length - 1; i >= after.children.length; i--) element.children[i]!.remove();
}

function create(tree: SvgNode, parent: Element): Element {
  const space = tree.tag === 'svg' ? svgSpace : parent.namespaceURI;
  const element = parent.ownerDocument.createElementNS(space, tree.tag);
  for (const [name, value] of Object.entries(tree.attributes)) {
    if (value !== undefined) element.setAttribute(name, String(value));
  }
  if (tree.text !== undefined) element.textContent = tree.text;
  else element.append(...tree.children.map((child) => create(child, element)));
  return element;
}

function patchAttributes(element: Element, before: SvgNode, after: SvgNode): void {
  if (before.attributes === after.attributes) return;
  for (const [name, value] of Object.entries(after.attributes)) {
    if (before.attributes[name] === value) continue;
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
  for (const name of Object.keys(before.attributes)) {
    if (!(name in after.attributes)) element.removeAttribute(name);
  }
}

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
  patchInside(element, before, after);
  setProperties(element, before, after);
}

function patchInside(element: Element, before: SvgNode, after: SvgNode): void {
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
  setProperties(element, null, tree);
  return element;
}

/**
 * What an author typed or chose is no attribute: it is set where the attribute that stands for it
 * changed. A `select` has its value in `data-value`.
 */
function setProperties(element: Element, before: SvgNode | null, after: SvgNode): void {
  const changed = (name: string): boolean =>
    before === null || before.attributes[name] !== after.attributes[name];
  if (element instanceof HTMLInputElement) {
    if (changed('value')) element.value = String(after.attributes['value'] ?? '');
    if (changed('checked')) element.checked = after.attributes['checked'] !== undefined;
  } else if (element instanceof HTMLSelectElement && changed('data-value')) {
    element.value = String(after.attributes['data-value'] ?? '');
  }
}

/** Brings fields back to what the page says, where an author's change of them was refused. */
export function resetFields(root: Element): void {
  for (const field of root.querySelectorAll('[data-setting]')) {
    if (field instanceof HTMLInputElement) {
      field.value = field.getAttribute('value') ?? '';
      field.checked = field.hasAttribute('checked');
    } else if (field instanceof HTMLSelectElement) {
      field.value = field.getAttribute('data-value') ?? '';
    }
  }
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

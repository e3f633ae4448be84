/** What an attribute may hold; `undefined` leaves it out. */
export type AttributeValue = string | number | undefined;

/**
 * An element as plain data: drawn as text by `svg.ts`, or as DOM by whoever shows it. Nodes are
 * never changed once made, so two that are the same object need no comparing.
 */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly children: readonly SvgNode[];
  /** The element's text; then it has no children. */
  readonly text?: string;
}

/** An element with children. Nulls among them are left out. */
export function node(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  children: readonly (SvgNode | null)[] = [],
): SvgNode {
  return { tag, attributes, children: children.filter((child) => child !== null) };
}

/** An element with text. */
export function textNode(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  text: string,
): SvgNode {
  return { tag, attributes, children: [], text };
}

import { node, textNode, type AttributeValue, type SvgNode } from '../../drawing/scene/svgNode';
import type { Action, StartAction } from '../action';
import { icon, type IconName } from './icons';

type Attributes = Readonly<Record<string, AttributeValue>>;

/** The value of an attribute that is there or not: `hidden`, `disabled`. */
export function flag(on: boolean): '' | undefined {
  return on ? '' : undefined;
}

/** A button of an icon; its label is also its tooltip, with the key that does the same. */
export function iconButton(
  name: IconName,
  action: Action,
  label: string,
  key: string | null = null,
  attributes: Attributes = {},
): SvgNode {
  return node(
    'button',
    {
      type: 'button',
      class: 'ibtn',
      'data-do': action,
      'aria-label': label,
      title: key === null ? label : `${label} (${key})`,
      ...attributes,
    },
    [icon(name)],
  );
}

/** A button of words. */
export function textButton(
  text: string,
  action: Action | StartAction,
  style: string,
  attributes: Attributes = {},
): SvgNode {
  return textNode(
    'button',
    { type: 'button', class: style, 'data-do': action, ...attributes },
    text,
  );
}

/** A run of text. */
export function span(text: string, style?: string, attributes: Attributes = {}): SvgNode {
  return textNode('span', { class: style, ...attributes }, text);
}

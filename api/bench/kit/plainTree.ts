import { Window, type Element, type Node } from 'happy-dom';
import { createElement, type ReactNode } from 'react';

const { document, Node: nodeKind } = new Window();

/** HTML as nodes that load and run nothing. */
function parse(html: string) {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
}

/** Attributes that React knows by another name. */
const names: Record<string, string> = { class: 'className', for: 'htmlFor' };
/** Attributes that are there or not. */
const switches = new Set([
  'required',
  'disabled',
  'checked',
  'hidden',
  'open',
  'multiple',
  'selected',
  'novalidate',
]);

/** An inline style as React takes it. */
function styleOf(text: string): Record<string, string> {
  const declarations = text.split(/;(?![^(]*\))/).filter(Boolean);
  return Object.fromEntries(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, colon).trim();
      const name = property.startsWith('--')
        ? property
        : property.replace(/-([a-z])/g, (_hyphen, letter: string) => letter.toUpperCase());
      return [name, declaration.slice(colon + 1).trim()];
    }),
  );
}

function propsOf(element: Element): Record<string, unknown> {
  return Object.fromEntries(
    [...element.attributes].map(({ name, value }) => {
      if (name === 'style') return [name, styleOf(value ?? '')];
      return [names[name] ?? name, switches.has(name) ? true : value];
    }),
  );
}

function nodesOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].flatMap((node): ReactNode[] => {
    if (node.nodeType === nodeKind.TEXT_NODE) return [node.textContent];
    if (node.nodeType !== nodeKind.ELEMENT_NODE) return [];
    const element = node as Element;
    return [createElement(element.localName, propsOf(element), ...nodesOf(element))];
  });
}

/** The elements of rendered HTML, without any component. */
export function plainTree(html: string): ReactNode {
  return createElement('div', null, ...nodesOf(parse(html).content));
}

/** HTML in one spelling, without the comments by which React finds its place. */
export function plainHtml(html: string): string {
  return parse(html.replace(/<!--[^]*?-->/g, '')).innerHTML;
}

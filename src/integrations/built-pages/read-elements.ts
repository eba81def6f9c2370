import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { PageElement } from './page-element.ts';
import { readPlainMarkup } from './read-plain-markup.ts';

type Node = DefaultTreeAdapterMap['node'];

const TAGS_WITH_TEXT = new Set(['script', 'style', 'title']);

/**
 * The elements of a page as a browser sees them, in page order. Nearly all pages are plain markup,
 * which `readPlainMarkup` reads in a fifth of the time. The full HTML parser reads the others.
 */
export function readElements(html: string): PageElement[] {
  return readPlainMarkup(html) ?? parseElements(html);
}

/** Read markup of any kind with the full HTML parser. */
export function parseElements(html: string): PageElement[] {
  const elements: PageElement[] = [];
  addElements(parse(html, { scriptingEnabled: false }), undefined, elements);

  return elements;
}

function addElements(node: Node, parent: PageElement | undefined, elements: PageElement[]): void {
  let element = parent;
  if ('tagName' in node) {
    const { tagName, attrs } = node;
    element = { tagName, attrs, text: TAGS_WITH_TEXT.has(tagName) ? textOf(node) : '', parent };
    elements.push(element);
  }

  for (const child of childrenOf(node)) addElements(child, element, elements);
}

function childrenOf(node: Node): Node[] {
  if ('content' in node) return node.content.childNodes;

  return 'childNodes' in node ? node.childNodes : [];
}

function textOf(node: Node): string {
  return childrenOf(node)
    .map((child) => ('value' in child ? child.value : ''))
    .join('');
}

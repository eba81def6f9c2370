import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements that are never shown as text. */
const SILENT = new Set(['head', 'style', 'script', 'title']);

/** Elements that start a new line. */
const BLOCKS = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'td',
  'tr',
  'table',
  'div',
  'li',
  'ul',
  'ol',
  'body',
]);

/** The text of a mail without markup: an empty line between paragraphs, each link with its address. */
export function toPlainText(html: string): string {
  const paragraphs = textOf(parse(html)).split('\n\n');

  return paragraphs
    .map((paragraph) => paragraph.replace(/[^\S\n]+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .concat('\n');
}

function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value.replace(/\s+/g, ' ');
  if (!('childNodes' in node)) return '';
  const name = defaultTreeAdapter.isElementNode(node) ? node.tagName : '';
  if (SILENT.has(name)) return '';

  const text = node.childNodes.map(textOf).join('');
  if (name === 'a') return `${text.trim()}:\n${hrefOf(node)}`;

  return BLOCKS.has(name) ? `\n\n${text}\n\n` : text;
}

function hrefOf(node: Node): string {
  const attributes = defaultTreeAdapter.isElementNode(node) ? node.attrs : [];

  return attributes.find(({ name }) => name === 'href')?.value ?? '';
}

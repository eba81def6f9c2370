import { readFile } from 'node:fs/promises';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { builtFiles } from './built-pages.ts';
import { testSite } from './test-site.ts';

type Node = DefaultTreeAdapterMap['node'];

/** An element of a built page. */
export type HtmlElement = DefaultTreeAdapterMap['element'];

/** A built page: its address without the host, and its elements in order. */
export type BuiltPage = { path: string; elements: HtmlElement[] };

/** All pages of the built test site, in the order of their addresses. */
export async function readBuiltPages(): Promise<BuiltPage[]> {
  const pages = builtFiles().map(async (file) =>
    parsePage(
      `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
      await readFile(`${testSite.directory}/${file}`, 'utf8'),
    ),
  );

  return (await Promise.all(pages)).sort((a, b) => a.path.localeCompare(b.path));
}

/** The page of an HTML text. */
export function parsePage(path: string, html: string): BuiltPage {
  return { path, elements: [...elementsOf(parse(html, NO_SCRIPTS))] };
}

/** Elements in `<noscript>` count too. */
const NO_SCRIPTS = { scriptingEnabled: false };

/** The value of an attribute. */
export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** The content of the meta element with this name or property. */
export function metaOf({ elements }: BuiltPage, name: string): string | undefined {
  const meta = elements.find(
    (element) =>
      element.tagName === 'meta' &&
      [attributeOf(element, 'name'), attributeOf(element, 'property')].includes(name),
  );

  return meta && attributeOf(meta, 'content');
}

/** The canonical address of a page, or undefined for a page that must not be listed. */
export function canonicalOf({ elements }: BuiltPage): string | undefined {
  const link = elements.find((element) => attributeOf(element, 'rel') === 'canonical');

  return link && attributeOf(link, 'href');
}

/** The text of an element and its descendants. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;

  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function* elementsOf(node: Node): Generator<HtmlElement> {
  if ('tagName' in node) yield node;

  const children = 'content' in node ? node.content.childNodes : [];
  const below = 'childNodes' in node ? node.childNodes : [];
  for (const child of [...children, ...below]) yield* elementsOf(child);
}

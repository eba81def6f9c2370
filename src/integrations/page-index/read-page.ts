import { attributeOf, type PageElement } from '../built-pages/page-element.ts';
import { readElements } from '../built-pages/read-elements.ts';

/** A page that search engines may list. */
export type PublicPage = {
  /** The canonical address. */
  address: string;
  siteName: string;
  /** The title without the site's name. */
  title: string;
  /** The description, in one sentence. */
  description: string;
  /** The day or month in which the page's facts were last changed or checked, if known. */
  modified: string | undefined;
};

/**
 * Read the metadata in a built page's head. Undefined for a page without a canonical address, which
 * search engines must not list. Throws when a page to list lacks its title, description or site
 * name.
 */
export function readPage(html: string): PublicPage | undefined {
  const head = readElements(html.slice(0, html.indexOf('</head>')));
  const address = valueOf(head, 'link', ['rel', 'canonical'], 'href');
  if (address === undefined) return undefined;

  const title = head.find(({ tagName }) => tagName === 'title')?.text.replace(/ \| [^|]*$/, '');
  const description = valueOf(head, 'meta', ['name', 'description'], 'content');
  const siteName = valueOf(head, 'meta', ['property', 'og:site_name'], 'content');
  if (!title || !description || !siteName) {
    throw new Error(`${address} lacks a title, a description or the name of the site`);
  }

  const modified = valueOf(head, 'meta', ['property', 'article:modified_time'], 'content');
  return { address, siteName, title, description, modified };
}

function valueOf(
  elements: readonly PageElement[],
  tagName: string,
  [name, value]: [string, string],
  attribute: string,
): string | undefined {
  const element = elements.find(
    (candidate) => candidate.tagName === tagName && attributeOf(candidate, name) === value,
  );

  return element && attributeOf(element, attribute);
}

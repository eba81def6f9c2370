import { attributeOf, type PageElement } from '../built-pages/page-element.ts';
import { readElements } from '../built-pages/read-elements.ts';

/** A page that search engines may list. */
export type PublicPage = {
  /** Its one address, in full. */
  address: string;
  siteName: string;
  /** Its title without the name of the site. */
  title: string;
  /** What it is about, in a sentence. */
  description: string;
  /** When its facts were last changed or checked: a day or a month, where that is known. */
  modified: string | undefined;
};

/**
 * What a built page says of itself in its head; undefined for a page that no search engine may list,
 * which is one without a canonical address. Throws when a page to list lacks one of its words.
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

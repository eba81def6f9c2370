import { createHash } from 'node:crypto';
import { attributeOf, type PageElement } from '../built-pages/page-element.ts';
import { readElements } from '../built-pages/read-elements.ts';
import { GUIDE_BODY_ATTRIBUTE, inspectGuideElement } from '../guide-safety/inspect-guide-body.ts';

/** The hashes that a page needs in the policy, and its contents that our policy can never allow. */
export type PageInspection = {
  /** `sha256-…` of each inline script that a browser would run. */
  scriptHashes: string[];
  /** `sha256-…` of each inline style sheet. */
  styleHashes: string[];
  /** Whether the page contains the text of a guide. */
  isGuide: boolean;
  /** One sentence for each forbidden part of the page. */
  problems: string[];
};

/** Values of `type` whose inline content needs `script-src`. Any other type is data. */
const GOVERNED_SCRIPT_TYPES = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

const URL_ATTRIBUTES = new Set(
  'action background cite data formaction href ping poster src xlink:href'.split(' '),
);

/** Allowed schemes of addresses. A `data:` address may only be an image. */
const KNOWN_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** Elements that embed other documents or change the target of addresses. */
const FOREIGN_ELEMENTS = new Set(
  'applet base embed fencedframe frame frameset iframe object portal'.split(' '),
);

/** Elements that fetch from or send to their address, instead of linking to it. */
const FETCHING_ELEMENTS = new Set(
  'audio button form img input script source track video'.split(' '),
);
const FETCHING_LINKS = new Set(
  'stylesheet preload modulepreload prefetch icon manifest'.split(' '),
);

/**
 * Inspect a built page. Content from any origin other than `origin`, the site's own, is a problem.
 */
export function inspectPage(html: string, origin: string): PageInspection {
  const scriptHashes: string[] = [];
  const styleHashes: string[] = [];
  const problems: string[] = [];
  /** The element with the text of a guide, and its descendants. */
  const guide = new Set<PageElement>();

  for (const element of readElements(html)) {
    if (element.tagName === 'script' && isInlineCode(element)) {
      scriptHashes.push(hashOf(element.text));
    }
    if (element.tagName === 'style') styleHashes.push(hashOf(element.text));

    problems.push(...problemsOf(element, origin));
    if (element.parent && guide.has(element.parent)) {
      problems.push(...inspectGuideElement(element));
      guide.add(element);
    }
    if (attributeOf(element, GUIDE_BODY_ATTRIBUTE) !== undefined) guide.add(element);
  }

  return { scriptHashes, styleHashes, isGuide: guide.size > 0, problems };
}

function isInlineCode(script: PageElement): boolean {
  const type = attributeOf(script, 'type') ?? '';

  return attributeOf(script, 'src') === undefined && GOVERNED_SCRIPT_TYPES.has(type.toLowerCase());
}

function problemsOf(element: PageElement, origin: string): string[] {
  const name = `<${element.tagName}>`;
  if (FOREIGN_ELEMENTS.has(element.tagName)) return [`${name} has no place in any page`];
  if (isRefresh(element)) return [`${name} sends the visitor to another page`];

  return element.attrs.flatMap((attr) => {
    if (/^on[a-z]+$/.test(attr.name)) return [`${name} has the inline handler ${attr.name}`];
    if (attr.name === 'style') return [`${name} has a style attribute: ${attr.value}`];
    if (!URL_ATTRIBUTES.has(attr.name)) return [];

    const scheme = schemeOf(attr.value);
    if (scheme !== undefined && !isKnownScheme(scheme, element)) {
      return [`${name} has a ${scheme}: address in ${attr.name}`];
    }
    if (fetches(element) && isElsewhere(attr.value, origin)) {
      return [`${name} turns to another site: ${attr.value}`];
    }

    return [];
  });
}

/**
 * Browsers ignore white space and control characters in a scheme, so they are removed here as well.
 */
function schemeOf(address: string): string | undefined {
  // eslint-disable-next-line no-control-regex -- these are the characters to ignore
  const bare = address.replace(/[\u0000-\u0020]/g, '');

  return /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}

function isKnownScheme(scheme: string, { tagName }: PageElement): boolean {
  return KNOWN_SCHEMES.has(scheme) || (scheme === 'data' && tagName === 'img');
}

function isRefresh(element: PageElement): boolean {
  return attributeOf(element, 'http-equiv')?.trim().toLowerCase() === 'refresh';
}

function fetches(element: PageElement): boolean {
  if (FETCHING_ELEMENTS.has(element.tagName)) return true;
  if (element.tagName !== 'link') return false;

  const relations = (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/);
  return relations.some((relation) => FETCHING_LINKS.has(relation));
}

function isElsewhere(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;

  const url = new URL(address, origin);
  return ['http:', 'https:'].includes(url.protocol) && url.origin !== origin;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

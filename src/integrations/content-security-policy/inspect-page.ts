import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { GUIDE_BODY_ATTRIBUTE, inspectGuideElement } from '../guide-safety/inspect-guide-body.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What one page asks of the policy, and what in it no policy of ours can allow. */
export type PageInspection = {
  /** `sha256-…` of each inline script the browser would run. */
  scriptHashes: string[];
  /** `sha256-…` of each inline style sheet. */
  styleHashes: string[];
  /** Whether it holds the text of a guide. */
  isGuide: boolean;
  /** One sentence per thing that must not be in a page. */
  problems: string[];
};

/** `type` values whose inline content falls under `script-src`; any other type is mere data. */
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

/** What an address may begin with. Embedded data may only be a picture. */
const KNOWN_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** Elements that bring in other documents, or that change where addresses lead. */
const FOREIGN_ELEMENTS = new Set(
  'applet base embed fencedframe frame frameset iframe object portal'.split(' '),
);

/** Elements that fetch what their address names or send to it, as opposed to linking to it. */
const FETCHING_ELEMENTS = new Set(
  'audio button form img input script source track video'.split(' '),
);
const FETCHING_LINKS = new Set(
  'stylesheet preload modulepreload prefetch icon manifest'.split(' '),
);

/** Read one built page. `origin` is the site's own: what comes from another is a problem. */
export function inspectPage(html: string, origin: string): PageInspection {
  const inspection: PageInspection = {
    scriptHashes: [],
    styleHashes: [],
    isGuide: false,
    problems: [],
  };

  for (const { element, isInGuide } of elementsOf(parse(html, { scriptingEnabled: false }))) {
    if (element.tagName === 'script' && isInlineCode(element)) {
      inspection.scriptHashes.push(hashOf(textOf(element)));
    }
    if (element.tagName === 'style') inspection.styleHashes.push(hashOf(textOf(element)));

    inspection.problems.push(...problemsOf(element, origin));
    if (isInGuide) inspection.problems.push(...inspectGuideElement(element));
    if (isGuideBody(element)) inspection.isGuide = true;
  }

  return inspection;
}

/** Every element of the page, and whether it stands in the text of a guide. */
function* elementsOf(
  node: Node,
  isInGuide = false,
): Generator<{ element: Element; isInGuide: boolean }> {
  if ('tagName' in node) yield { element: node, isInGuide };

  const isGuide = isInGuide || ('tagName' in node && isGuideBody(node));
  for (const child of childrenOf(node)) yield* elementsOf(child, isGuide);
}

function isGuideBody(element: Element): boolean {
  return attribute(element, GUIDE_BODY_ATTRIBUTE) !== undefined;
}

function childrenOf(node: Node): Node[] {
  if ('content' in node) return node.content.childNodes;

  return 'childNodes' in node ? node.childNodes : [];
}

function isInlineCode(script: Element): boolean {
  const type = attribute(script, 'type') ?? '';

  return attribute(script, 'src') === undefined && GOVERNED_SCRIPT_TYPES.has(type.toLowerCase());
}

function problemsOf(element: Element, origin: string): string[] {
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

/** Browsers ignore white space and control characters inside the scheme, so this does too. */
function schemeOf(address: string): string | undefined {
  // eslint-disable-next-line no-control-regex -- these are the characters to ignore
  const bare = address.replace(/[\u0000-\u0020]/g, '');

  return /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}

function isKnownScheme(scheme: string, { tagName }: Element): boolean {
  return KNOWN_SCHEMES.has(scheme) || (scheme === 'data' && tagName === 'img');
}

function isRefresh(element: Element): boolean {
  return attribute(element, 'http-equiv')?.trim().toLowerCase() === 'refresh';
}

function fetches(element: Element): boolean {
  if (FETCHING_ELEMENTS.has(element.tagName)) return true;
  if (element.tagName !== 'link') return false;

  const relations = (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/);
  return relations.some((relation) => FETCHING_LINKS.has(relation));
}

function isElsewhere(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;

  const url = new URL(address, origin);
  return ['http:', 'https:'].includes(url.protocol) && url.origin !== origin;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

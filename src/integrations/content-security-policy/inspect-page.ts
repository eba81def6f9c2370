import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What one page asks of the policy, and what in it no policy of ours can allow. */
export type PageInspection = {
  /** `sha256-…` of each inline script the browser would run. */
  scriptHashes: string[];
  /** `sha256-…` of each inline style sheet. */
  styleHashes: string[];
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

const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster']);

/** Elements that fetch what their address names, as opposed to linking to it. */
const FETCHING_ELEMENTS = new Set(
  'script img iframe source video audio track embed object input'.split(' '),
);
const FETCHING_LINKS = new Set(
  'stylesheet preload modulepreload prefetch icon manifest'.split(' '),
);

/** Read one built page. `origin` is the site's own: what comes from another is a problem. */
export function inspectPage(html: string, origin: string): PageInspection {
  const inspection: PageInspection = { scriptHashes: [], styleHashes: [], problems: [] };

  for (const element of elementsOf(parse(html, { scriptingEnabled: false }))) {
    if (element.tagName === 'script' && isInlineCode(element)) {
      inspection.scriptHashes.push(hashOf(textOf(element)));
    }
    if (element.tagName === 'style') inspection.styleHashes.push(hashOf(textOf(element)));

    inspection.problems.push(...problemsOf(element, origin));
  }

  return inspection;
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;

  for (const child of childrenOf(node)) yield* elementsOf(child);
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

  return element.attrs.flatMap((attr) => {
    if (/^on[a-z]+$/.test(attr.name)) return [`${name} has the inline handler ${attr.name}`];
    if (attr.name === 'style') return [`${name} has a style attribute: ${attr.value}`];
    if (attr.name === 'srcdoc') return [`${name} has a srcdoc attribute`];
    if (!URL_ATTRIBUTES.has(attr.name)) return [];
    if (isScriptUrl(attr.value)) return [`${name} has a javascript: address in ${attr.name}`];
    if (fetches(element) && isElsewhere(attr.value, origin)) {
      return [`${name} loads from another site: ${attr.value}`];
    }

    return [];
  });
}

/** Browsers ignore white space and control characters inside the scheme, so this does too. */
function isScriptUrl(address: string): boolean {
  // eslint-disable-next-line no-control-regex -- these are the characters to ignore
  return /^javascript:/i.test(address.replace(/[\u0000-\u0020]/g, ''));
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

/** A schema.org object. Addresses may be paths of this site. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

/** Properties with addresses. Readers of JSON-LD require absolute addresses. */
const ADDRESS_PROPERTIES = new Set(['@id', 'url', 'item', 'image', 'logo', 'contentUrl']);

/** Characters that could close the script element, or that old parsers read as line breaks. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * The text of a JSON-LD script about one or several objects. Paths become absolute addresses, and
 * no content can close the script element.
 */
export function toJsonLd(things: Thing | readonly Thing[], site: URL): string {
  const subject = isList(things) ? { '@graph': things } : things;
  const text = JSON.stringify(
    { '@context': 'https://schema.org', ...subject },
    (property, value) => (isPath(property, value) ? new URL(value, site).href : (value as unknown)),
  );

  return text.replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function isList(things: Thing | readonly Thing[]): things is readonly Thing[] {
  return Array.isArray(things);
}

function isPath(property: string, value: unknown): value is string {
  return ADDRESS_PROPERTIES.has(property) && typeof value === 'string' && value.startsWith('/');
}

/** Something in the words of schema.org. Addresses may be paths of this site. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

/** Properties that hold addresses; readers of JSON-LD want those in full. */
const ADDRESS_PROPERTIES = new Set(['@id', 'url', 'item', 'image', 'logo']);

/** Characters that could end the script element, or that old parsers take for the end of a line. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * The text of a JSON-LD script about one thing or several. Paths become addresses of the site, and
 * no content can close the element it stands in.
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

/**
 * The values in a manifest: no fractions, no undefined, nothing that JSON can write in two ways.
 */
export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue };

/**
 * The only serialization of a value as JSON according to RFC 8785: no spaces, and object keys
 * sorted by UTF-16 code units. Equal values give equal texts, so a signature of the text is a
 * signature of the value. Throws on a number that is not a safe integer.
 */
export function canonicalJson(value: CanonicalValue): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new Error(`[proof] ${value} is not a whole number`);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;

  const members = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);

  return `{${members.join(',')}}`;
}

/**
 * Parse canonical JSON. Undefined for any other text, including non-canonical JSON of the same
 * value.
 */
export function parseCanonicalJson(text: string): CanonicalValue | undefined {
  try {
    const value = JSON.parse(text) as CanonicalValue;

    return canonicalJson(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

function isList(value: CanonicalValue): value is readonly CanonicalValue[] {
  return Array.isArray(value);
}

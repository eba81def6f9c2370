/** What a manifest may hold: no fractions, nothing undefined, nothing that JSON writes in two ways. */
export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue };

/**
 * The one way to write a value as JSON, as RFC 8785 has it: no spaces, the keys of an object in the order of their
 * UTF-16 code units. Equal values give equal texts, so a signature of the text is one of the value. Throws on a number
 * that is not a safe integer.
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

/** The value of a text that is canonical JSON; undefined for any other text, also where it is JSON of the same value. */
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

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const HASH = /\b[0-9a-f]{64}\b/gi;
const INSTANT = /\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-]\d\d(?::?\d\d)?)?/g;

/**
 * A value as JSON without its UUIDs, SHA-256 hashes and instants. Use it to check that a few digits
 * are absent: chance puts every three digits into some UUID.
 */
export function textWithoutIds(value: unknown): string {
  return JSON.stringify(value).replace(UUID, '').replace(HASH, '').replace(INSTANT, '');
}

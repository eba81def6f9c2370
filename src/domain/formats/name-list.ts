/**
 * Join names as a sentence does: "Ohio", "Ohio and Texas", "Iowa, Ohio, and Texas". A page's first `Intl` format keeps a
 * phone busy for 50 ms.
 */
export function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;

  return `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} and ${last}`;
}

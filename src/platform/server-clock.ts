/** After this time, the server counts as unreachable. */
const TIMEOUT_MS = 5000;

const MS_PER_SECOND = 1000;

/**
 * The offset of the site's server clock from this device's clock, in milliseconds, precise to one
 * second. Undefined without an answer. A cache on the way repeats the Date of its copy and gives
 * the seconds since then as Age.
 */
export async function readServerOffset(): Promise<number | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(location.pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal,
  }).catch(() => undefined);
  const date = Date.parse(response?.headers.get('date') ?? '');
  if (Number.isNaN(date)) return undefined;

  const age = Number(response?.headers.get('age') ?? 0) * MS_PER_SECOND;
  return date + (age || 0) - Date.now();
}

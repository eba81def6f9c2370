/**
 * The requests that the service worker may handle. All others go to the network as if there were no
 * worker.
 */

/** The page shown when a page cannot be loaded. */
export const OFFLINE_PAGE = '/offline';

/** The prefix of all our caches. */
export const CACHE_PREFIX = 'marshline-';

/** The prefix of the caches for pages. Each build has its own. */
export const PAGES_PREFIX = `${CACHE_PREFIX}pages-`;

/** Maximum number of stored pages, without the offline page. The oldest pages are deleted first. */
export const MAX_KEPT_PAGES = 60;

/** First path segments of pages with personal data, and of sign-in pages. */
const PRIVATE_PLACES = new Set([
  'quote',
  'account',
  'dashboard',
  'admin',
  'api',
  'verify',
  'unsubscribe',
  'inquiry',
  'sign',
  'pay',
  'signin',
  'signup',
  'mfa',
  'forgot-password',
  'reset-password',
  'verify-email',
  'auth',
  'auth0',
]);

/** Whether a path is a bond's verification page. It is never stored. Without a network, the offline page appears instead. */
export function isVerification(pathname: string): boolean {
  return /^\/verify(\/|$)/i.test(decode(pathname) ?? '');
}

/** Whether the page at a path may be stored on the device: it is public and not a file. */
export function isPublicPage(pathname: string): boolean {
  const path = decode(pathname);
  if (path === undefined) return false;

  const [, place = ''] = path.toLowerCase().split('/');
  return !PRIVATE_PLACES.has(place) && !/\.[a-z0-9]+$/i.test(path);
}

/** Whether a path belongs to a file whose name changes with its contents. */
export function isAsset(pathname: string): boolean {
  return pathname.startsWith('/_astro/') || pathname.startsWith('/fonts/');
}

/**
 * Whether a path belongs to the search index, whose name stays the same when its contents change.
 */
export function isSearchIndex(pathname: string): boolean {
  return pathname.startsWith('/search/');
}

/**
 * Decode percent-encoding as servers do, because /%71uote is /quote. Undefined for invalid
 * encoding.
 */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

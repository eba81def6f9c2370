/** What the service worker may touch. All else goes to the network as if there were no worker. */

/** The page shown in place of one that cannot be had. */
export const OFFLINE_PAGE = '/offline';

/** All caches of ours start so. */
export const CACHE_PREFIX = 'marshline-';

/** The caches of pages, one per build. */
export const PAGES_PREFIX = `${CACHE_PREFIX}pages-`;

/** Pages kept at most, besides the offline page; the oldest go first. */
export const MAX_KEPT_PAGES = 60;

/** First parts of the paths where a person's own data is, or where one signs in to it. */
const PRIVATE_PLACES = new Set([
  ...['quote', 'account', 'dashboard', 'admin', 'api', 'verify', 'unsubscribe'],
  ...['signin', 'signup', 'mfa', 'forgot-password', 'reset-password', 'verify-email'],
  ...['auth', 'auth0'],
]);

/** Whether the page at a path may be kept on the device: a public one, and not a file. */
export function isPublicPage(pathname: string): boolean {
  const path = decode(pathname);
  if (path === undefined) return false;

  const [, place = ''] = path.toLowerCase().split('/');
  return !PRIVATE_PLACES.has(place) && !/\.[a-z0-9]+$/i.test(path);
}

/** Whether a path is that of a file whose name changes with its content. */
export function isAsset(pathname: string): boolean {
  return pathname.startsWith('/_astro/') || pathname.startsWith('/fonts/');
}

/** Whether a path is that of the search's index, whose name stays while its content changes. */
export function isSearchIndex(pathname: string): boolean {
  return pathname.startsWith('/search/');
}

/** Servers read %71uote as quote, so this does too. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

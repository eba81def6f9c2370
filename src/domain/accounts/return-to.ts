/** Longest address a visitor is sent back to, in characters. */
export const MAX_RETURN_TO_LENGTH = 2048;

/** Where the path begins of the pages one signs in, up or out with: sent back there, a visitor would go in circles. */
const AUTH_PLACES = new Set([
  ...['signin', 'signup', 'forgot-password', 'reset-password', 'verify-email', 'mfa'],
  ...['auth', 'auth0'],
]);

/** Stands for our own host, whatever it is: an address that leaves it leads elsewhere. */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * The path, query and hash a visitor may be sent to after signing in, or undefined when the text is anything but
 * a place of this site: another host, another scheme, something browsers or servers would read as one however often it
 * is encoded, or a page to sign in with (OWASP ASVS 3.7.2).
 */
export function safeReturnTo(text: string | null | undefined): string | undefined {
  if (!text || text.length > MAX_RETURN_TO_LENGTH || hasControlCharacter(text)) return undefined;
  if (!text.startsWith('/') || !URL.canParse(text, OWN_ORIGIN)) return undefined;

  const { origin, pathname, search, hash } = new URL(text, OWN_ORIGIN);
  const path = `${pathname}${search}${hash}`;
  if (origin !== OWN_ORIGIN || path.length > MAX_RETURN_TO_LENGTH) return undefined;

  const readings = decodings(pathname);
  if (!readings.every(isPlainPath) || readings.some(isAuthPage)) return undefined;

  return path;
}

/** The address of the sign-in page that leads back to a place of this site, or to nowhere in particular. */
export function signInPath(returnTo?: string): string {
  const safe = safeReturnTo(returnTo);

  return safe === undefined ? '/signin' : `/signin?returnTo=${encodeURIComponent(safe)}`;
}

/** The address of the page that asks for a code and leads back to a place of this site, or to nowhere in particular. */
export function codePath(returnTo?: string | null): string {
  const safe = safeReturnTo(returnTo);

  return safe === undefined ? '/mfa' : `/mfa?returnTo=${encodeURIComponent(safe)}`;
}

/** Nothing that could begin a host, go up a folder, or be stripped by a parser that looks for either. */
function isPlainPath(path: string): boolean {
  return !/\\|\/\/|\/\.{1,2}(?:\/|$)/.test(path) && !hasControlCharacter(path);
}

function isAuthPage(pathname: string): boolean {
  const [, place = ''] = pathname.toLowerCase().split('/');

  return AUTH_PLACES.has(place.replace(/\.html$/, ''));
}

/** White space and control characters: URL parsers strip some, and servers end a line at others. */
function hasControlCharacter(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- these are the characters to refuse
  return /[\u0000-\u0020\u007f]/.test(text);
}

/** The path as it is, and as whoever decodes it once, twice or more often reads it. */
function decodings(path: string): string[] {
  const decoded = decode(path);

  return decoded === path ? [path] : [path, ...decodings(decoded)];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

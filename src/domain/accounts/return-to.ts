/** Maximum length of a return address, in characters. */
export const MAX_RETURN_TO_LENGTH = 2048;

/**
 * First path segments of the pages for signing in, up or out. A return to them would send the
 * visitor in circles.
 */
const AUTH_PLACES = new Set([
  'signin',
  'signup',
  'forgot-password',
  'reset-password',
  'verify-email',
  'mfa',
  'auth',
  'auth0',
]);

/** A placeholder for our own host. An address that leaves it leads to another site. */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * The path, query and hash for returning a visitor after sign-in. Undefined for anything except an
 * address of this site: another host or scheme, text that browsers or servers could read as another
 * host or scheme after any number of decodings, or a sign-in page (OWASP ASVS 3.7.2).
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

/** The address of the sign-in page, with a return address if it is safe. */
export function signInPath(returnTo?: string): string {
  const safe = safeReturnTo(returnTo);

  return safe === undefined ? '/signin' : `/signin?returnTo=${encodeURIComponent(safe)}`;
}

/** The address of the page that asks for a code, with a return address if it is safe. */
export function codePath(returnTo?: string | null): string {
  const safe = safeReturnTo(returnTo);

  return safe === undefined ? '/mfa' : `/mfa?returnTo=${encodeURIComponent(safe)}`;
}

/**
 * Whether a path contains nothing that starts a host, goes up a folder, or is removed by a parser.
 */
function isPlainPath(path: string): boolean {
  return !/\\|\/\/|\/\.{1,2}(?:\/|$)/.test(path) && !hasControlCharacter(path);
}

function isAuthPage(pathname: string): boolean {
  const [, place = ''] = pathname.toLowerCase().split('/');

  return AUTH_PLACES.has(place.replace(/\.html$/, ''));
}

/**
 * Whether a text has white space or control characters. URL parsers remove some of them, and
 * servers end a line at others.
 */
function hasControlCharacter(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- these are the characters to refuse
  return /[\u0000-\u0020\u007f]/.test(text);
}

/** The path as it is, and after each further decoding. */
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

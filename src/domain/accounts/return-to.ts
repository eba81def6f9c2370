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
 * a place of this site: another host, another scheme, something browsers would read as one, or a page to sign in
 * with (OWASP ASVS 3.7.2).
 */
export function safeReturnTo(text: string | null | undefined): string | undefined {
  if (!text || text.length > MAX_RETURN_TO_LENGTH) return undefined;
  if (!isOwnPath(text) || !URL.canParse(text, OWN_ORIGIN)) return undefined;

  const { origin, pathname, search, hash } = new URL(text, OWN_ORIGIN);
  const path = `${pathname}${search}${hash}`;
  if (origin !== OWN_ORIGIN || !isOwnPath(pathname)) return undefined;
  if (path.length > MAX_RETURN_TO_LENGTH || isAuthPage(pathname)) return undefined;

  return path;
}

/** The address of the sign-in page that leads back to a place of this site. */
export function signInPath(returnTo: string): string {
  const safe = safeReturnTo(returnTo);

  return safe === undefined ? '/signin' : `/signin?returnTo=${encodeURIComponent(safe)}`;
}

/**
 * One slash, then neither a slash nor a backslash, however often it is encoded, and nothing anywhere that URL
 * parsers strip or that ends a line.
 */
function isOwnPath(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- these are the characters to refuse
  const isPlain = !/[\u0000-\u0020\u007f\u2028\u2029\\]/.test(text);

  return (
    isPlain &&
    text.startsWith('/') &&
    !/^\/(?:%(?:25)*(?:2f|5c|0[0-9a-f]|1[0-9a-f]|20))*[/\\]/i.test(text)
  );
}

function isAuthPage(pathname: string): boolean {
  const [, place = ''] = decode(pathname).toLowerCase().split('/');

  return AUTH_PLACES.has(place);
}

/** Servers read %73ignin as signin, so this does too. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

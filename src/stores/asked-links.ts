import {
  addAskedLink,
  askedAddress,
  askedAt,
  confirmHalf,
  hasAskedFor,
  readAskedLinks,
  signUpKey,
  signUpReturn,
  waitingChange,
  type AskedLink,
  type AskedLinkKind,
} from '~/domain/accounts/asked-links';
import { deviceStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';

/**
 * The links that this browser asked for. They are in device storage because a mailed link opens in a new tab. Signing
 * out removes them.
 */
const ASKED_KEY = 'marshline-asked-links';

/** Remember that this browser asked for a link to an address, and for a sign-up the key of its password and the page that the visitor wanted. */
export function rememberAskedLink(
  kind: AskedLinkKind,
  email: string,
  signUp: Pick<AskedLink, 'key' | 'returnTo'> = {},
): void {
  const asked = { kind, email, at: now().getTime(), ...signUp };
  deviceStorage.write(ASKED_KEY, JSON.stringify(addAskedLink(askedLinks(), asked)));
}

/** The key that activates the password of a sign-up, if this browser made the sign-up within the last hour. */
export function signUpKeyFor(email: string): string | undefined {
  return signUpKey(askedLinks(), email);
}

/** The page that the visitor wanted at the sign-up, if this browser made it within the last hour. */
export function returnAfterSignUp(email: string): string | undefined {
  return signUpReturn(askedLinks(), email);
}

/** Whether this browser asked for a link to the address within the last hour. */
export function hasAskedHere(email: string): boolean {
  return hasAskedFor(askedLinks(), email);
}

/** The address to which this browser had a link of this kind sent within the last hour. */
export function addressAskedFor(kind: AskedLinkKind): string | undefined {
  return askedAddress(askedLinks(), kind);
}

/** When this browser last had a link of this kind sent to the address, if that was within the last hour. */
export function lastAskedAt(kind: AskedLinkKind, email: string): number | undefined {
  return askedAt(askedLinks(), kind, email);
}

/** The change of address that waits for its mailed links, if this browser requested it. */
export function waitingEmailChange(): AskedLink | undefined {
  return waitingChange(askedLinks(), now());
}

/** Remember that the first of the two links of a change of address was opened here. */
export function rememberHalfConfirmed(): void {
  deviceStorage.write(ASKED_KEY, JSON.stringify(confirmHalf(askedLinks())));
}

function askedLinks(): AskedLink[] {
  return readAskedLinks(deviceStorage.read(ASKED_KEY), now());
}

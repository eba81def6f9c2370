import {
  addAskedLink,
  askedAddress,
  hasAskedFor,
  readAskedLinks,
  type AskedLink,
  type AskedLinkKind,
} from '~/domain/accounts/asked-links';
import { deviceStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';

/** A mailed link opens in a tab of its own, so this is kept on the device. A sign-out removes it. */
const ASKED_KEY = 'marshline-asked-links';

/** Note that this browser had a link mailed to an address. */
export function rememberAskedLink(kind: AskedLinkKind, email: string): void {
  const links = addAskedLink(askedLinks(), { kind, email, at: now().getTime() });
  deviceStorage.write(ASKED_KEY, JSON.stringify(links));
}

/** Whether this browser had a link mailed to an address within the hour. */
export function hasAskedHere(email: string): boolean {
  return hasAskedFor(askedLinks(), email);
}

/** Where this browser had a link of this kind mailed to, if it was within the hour. */
export function addressAskedFor(kind: AskedLinkKind): string | undefined {
  return askedAddress(askedLinks(), kind);
}

function askedLinks(): AskedLink[] {
  return readAskedLinks(deviceStorage.read(ASKED_KEY), now());
}

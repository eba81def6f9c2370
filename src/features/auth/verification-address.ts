import { tabStorage } from '~/platform/browser-storage';

/** The address that waits for its confirmation. It stays out of the URL, and goes when the tab closes. */
const ADDRESS_KEY = 'marshline-verify-email';

/** Keep the address for the page that helps with its confirmation. */
export function keepAddressToVerify(email: string): void {
  tabStorage.write(ADDRESS_KEY, email);
}

/** The address kept in this tab, if any. */
export function addressToVerify(): string | undefined {
  return tabStorage.read(ADDRESS_KEY);
}

/** Forget the address: it is confirmed, or was mistyped. */
export function forgetAddressToVerify(): void {
  tabStorage.remove(ADDRESS_KEY);
}

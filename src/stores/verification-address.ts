import { tabStorage } from '~/platform/browser-storage';

/** The address that is not confirmed yet. It is kept out of the URL, and it is deleted when the tab closes. */
const ADDRESS_KEY = 'marshline-verify-email';

/** Store the address for the page that helps with its confirmation. */
export function keepAddressToVerify(email: string): void {
  tabStorage.write(ADDRESS_KEY, email);
}

/** The stored address, if there is one. */
export function addressToVerify(): string | undefined {
  return tabStorage.read(ADDRESS_KEY);
}

/** Delete the address after it was confirmed or mistyped. */
export function forgetAddressToVerify(): void {
  tabStorage.remove(ADDRESS_KEY);
}

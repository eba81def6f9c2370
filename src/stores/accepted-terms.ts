import { tabStorage } from '~/platform/browser-storage';

/**
 * The terms that a user accepted with a mailed code and that are not recorded yet. The page of the second factor needs
 * them too. They are deleted when the tab closes.
 */
const ACCEPTED_KEY = 'marshline-accepted-terms';

/** Store the version that a user accepted until the server records it. */
export function keepAcceptedTerms(userId: string, version: string): void {
  tabStorage.write(ACCEPTED_KEY, `${userId} ${version}`);
}

/** The version that this user accepted, if the server has not recorded it. */
export function acceptedTermsOf(userId: string): string | undefined {
  const [acceptedBy, version] = tabStorage.read(ACCEPTED_KEY)?.split(' ') ?? [];

  return acceptedBy === userId ? version : undefined;
}

/** Delete the version after the server recorded it. */
export function forgetAcceptedTerms(): void {
  tabStorage.remove(ACCEPTED_KEY);
}

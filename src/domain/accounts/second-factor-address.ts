/** The address of the second-factor set-up, with the reason for the visit. */
import { safeReturnTo } from './return-to.ts';

/**
 * Reasons for a visit to the set-up. 'staff': staff need a second factor to see the staff pages.
 * 'recovered': the person has just used a recovery code, which turned the second factor off.
 */
export const SETUP_REASONS = ['staff', 'recovered'] as const;

export type SetupReason = (typeof SETUP_REASONS)[number];

/** The reason for a visit to the set-up, and the address to return to. */
export type SetupVisit = { reason: SetupReason | undefined; returnTo: string | undefined };

const SECURITY_TAB = '/dashboard/account?tab=security';

/** The address of the security tab, with the reason for the visit and the return address. */
export function setupPath(reason: SetupReason, returnTo?: string | null): string {
  const safe = safeReturnTo(returnTo);

  return `${SECURITY_TAB}&setup=${reason}${safe ? `&returnTo=${encodeURIComponent(safe)}` : ''}`;
}

/** Read the reason and the return address from the query of the security tab. */
export function readSetupVisit(search: string): SetupVisit {
  const query = new URLSearchParams(search);
  const named = query.get('setup');

  return {
    reason: SETUP_REASONS.find((reason) => reason === named),
    returnTo: safeReturnTo(query.get('returnTo')),
  };
}

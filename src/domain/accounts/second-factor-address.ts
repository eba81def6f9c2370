/** Where a second factor is set up, and what the address says about the visit. */
import { safeReturnTo } from './return-to.ts';

/**
 * Why somebody is led to the set-up: 'staff' sees nothing of the desk without a second factor, 'recovered' has just
 * used a recovery code, which turned the second factor off.
 */
export const SETUP_REASONS = ['staff', 'recovered'] as const;

export type SetupReason = (typeof SETUP_REASONS)[number];

/** What led to the set-up, and where to go on afterwards. */
export type SetupVisit = { reason: SetupReason | undefined; returnTo: string | undefined };

const SECURITY_TAB = '/dashboard/account?tab=security';

/** The address of the security tab with the reason for the visit and the place to come back to. */
export function setupPath(reason: SetupReason, returnTo?: string | null): string {
  const safe = safeReturnTo(returnTo);

  return `${SECURITY_TAB}&setup=${reason}${safe ? `&returnTo=${encodeURIComponent(safe)}` : ''}`;
}

/** What the query of the security tab says about the visit. */
export function readSetupVisit(search: string): SetupVisit {
  const query = new URLSearchParams(search);
  const named = query.get('setup');

  return {
    reason: SETUP_REASONS.find((reason) => reason === named),
    returnTo: safeReturnTo(query.get('returnTo')),
  };
}

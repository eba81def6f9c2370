import { RENEWAL_STATUSES, type RenewalStatus } from '~/domain/renewals/renewal-window';
import type { IsoDate } from '~/domain/dates';

/**
 * Convert rows to the renewals of a bond. A renewal with an unknown status is left out, because a
 * customer cannot start from it.
 */
export function toRenewals(
  rows: readonly { next_due: string; status: string }[],
): { nextDue: IsoDate; status: RenewalStatus }[] {
  return rows.flatMap(({ next_due, status }) => {
    const known = RENEWAL_STATUSES.find((name) => name === status);

    return known ? [{ nextDue: next_due, status: known }] : [];
  });
}

import type { PaymentLinkTimes } from '~/domain/client-payment/client-payment-state';
import type { LinkTimes } from '~/domain/signing/signing-state';
import type { Database } from '../database.types';

/** The columns of a link that say when something happened to it. */
export type LinkTimesRow = Pick<
  Database['public']['Tables']['signing_links']['Row'],
  | 'expires_at'
  | 'opened_at'
  | 'confirmed_at'
  | 'locked_at'
  | 'declined_at'
  | 'signed_at'
  | 'voided_at'
  | 'revoked_at'
>;

/** Read the times of a link from its row. */
export function toLinkTimes(row: LinkTimesRow): LinkTimes {
  return {
    expiresAt: row.expires_at,
    openedAt: row.opened_at,
    confirmedAt: row.confirmed_at,
    lockedAt: row.locked_at,
    declinedAt: row.declined_at,
    signedAt: row.signed_at,
    voidedAt: row.voided_at,
    revokedAt: row.revoked_at,
  };
}

/** The newest of some links. */
export function newestLink<Row extends { created_at: string }>(
  links: readonly Row[],
): Row | undefined {
  return links.toSorted((one, other) => other.created_at.localeCompare(one.created_at))[0];
}

/** The columns of a link to pay that say when something happened to it. */
export type PaymentLinkTimesRow = Pick<
  Database['public']['Tables']['signing_links']['Row'],
  'expires_at' | 'opened_at' | 'locked_at' | 'paid_at' | 'revoked_at'
>;

/** Read the times of a link to pay from its row. */
export function toPaymentLinkTimes(row: PaymentLinkTimesRow): PaymentLinkTimes {
  return {
    expiresAt: row.expires_at,
    openedAt: row.opened_at,
    lockedAt: row.locked_at,
    paidAt: row.paid_at,
    revokedAt: row.revoked_at,
  };
}

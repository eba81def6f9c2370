/** How far the payment of a client is, with the words for the firm. */
import { formatDate, type IsoDate } from '../dates.ts';
import type { LinkTimes } from '../signing/signing-state.ts';

/** The times of a link to pay, ISO 8601. */
export type PaymentLinkTimes = Pick<
  LinkTimes,
  'expiresAt' | 'openedAt' | 'lockedAt' | 'revokedAt'
> & { paidAt: string | null };

/** The state of the newest link to pay, with its label. */
export const CLIENT_PAYMENT_STATE_LABELS = {
  sent: 'Sent',
  opened: 'Opened',
  paid: 'Authorized',
  expired: 'Expired',
  locked: 'Locked',
  closed: 'Closed',
} as const;

export type ClientPaymentState = keyof typeof CLIENT_PAYMENT_STATE_LABELS;

/** A payment that the client was asked for: when the newest link was sent, ISO 8601, and its state. */
export type AskedPayment = { sentAt: string; state: ClientPaymentState };

/** Says when the client was asked to pay, and how far that is. Undefined once the client has paid or the link is closed. */
export function paymentLinkWords(
  { sentAt, state }: AskedPayment,
  dayOf: (moment: string) => IsoDate,
): string | undefined {
  if (!isStillAsked(state)) return undefined;
  const sent = `Payment link sent on ${formatDate(dayOf(sentAt))}`;

  return state === 'sent' ? sent : `${sent}, ${CLIENT_PAYMENT_STATE_LABELS[state].toLowerCase()}`;
}

/** The state of a link to pay at a moment. A payment that no longer counts closes its link. */
export function readClientPaymentState(link: PaymentLinkTimes, now: Date): ClientPaymentState {
  if (link.revokedAt !== null) return 'closed';
  if (link.paidAt !== null) return 'paid';
  if (link.lockedAt !== null) return 'locked';
  if (Date.parse(link.expiresAt) <= now.getTime()) return 'expired';

  return link.openedAt === null ? 'sent' : 'opened';
}

/** Whether the firm still asks the client to pay. An expired or locked link needs a new one. */
export function isStillAsked(state: ClientPaymentState): boolean {
  return state !== 'closed' && state !== 'paid';
}

/** Whether the client can pay by the link at any moment. */
export function isPayable(state: ClientPaymentState): boolean {
  return state === 'sent' || state === 'opened';
}

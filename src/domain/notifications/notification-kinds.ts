/** The kinds of mails to customers. The database has the same list. */
export const NOTIFICATION_KINDS = [
  'received',
  'information_asked',
  'document_asked',
  'price_offered',
  'price_expired',
  'approved',
  'declined',
  'issued',
  'renewal_due',
  'filing_due',
  'bond_expired',
  'request_decided',
  'account_deleted',
  'second_factor_removed',
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * Whether a customer may turn a mail off. Only reminders are optional; the others contain necessary
 * information.
 */
export function isReminder(kind: NotificationKind): boolean {
  return kind === 'renewal_due' || kind === 'filing_due';
}

/** What we write to customers about; the database holds the same list. */
export const NOTIFICATION_KINDS = [
  'received',
  'information_asked',
  'document_asked',
  'approved',
  'declined',
  'issued',
  'renewal_due',
  'bond_expired',
  'request_decided',
  'account_deleted',
  'second_factor_removed',
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Whether a customer may turn a mail off: a reminder. All others say what they have to be told. */
export function isReminder(kind: NotificationKind): boolean {
  return kind === 'renewal_due';
}

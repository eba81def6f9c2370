/** Texts for a bond that was found. They load with the code that shows the bond, not with the page. */
import type { BondStatus } from '~/domain/bonds/bond-status';
import type { BondVerification } from '~/domain/bonds/bond-verification';
import type { IsoDate } from '~/domain/dates';

export const STATUS_WORDS: Record<BondStatus, string> = {
  pending: 'Not in force yet',
  active: 'Active',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

/** The status on a day. The record calls a bond active from its issue on, and until the nightly job has seen its end. */
export function statusOn(
  { status, effectiveDate, expiryDate }: BondVerification,
  today: IsoDate,
): string {
  if (status !== 'active') return STATUS_WORDS[status];
  if (expiryDate !== null && expiryDate <= today) return STATUS_WORDS.expired;

  return effectiveDate > today ? STATUS_WORDS.pending : STATUS_WORDS.active;
}

/** The label of the button that saves a proof file, and the message for a failure. */
export const SAVE_PROOF = {
  idle: 'Save the proof file',
  pending: 'Saving…',
  failed: 'The proof file could not be made. Check your connection, then press the button again.',
} as const;

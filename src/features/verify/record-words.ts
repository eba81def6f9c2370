/** Texts for a bond that was found. They load with the code that shows the bond, not with the page. */
import type { BondStage } from '~/domain/bonds/bond-stage';

export const STATUS_WORDS: Record<BondStage, string> = {
  pending: 'Not in force yet',
  later: 'Issued, not in force yet',
  active: 'Active',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

/** The label of the button that saves a proof file, and the message for a failure. */
export const SAVE_PROOF = {
  idle: 'Save the proof file',
  pending: 'Saving…',
  failed: 'The proof file could not be made. Check your connection, then press the button again.',
} as const;

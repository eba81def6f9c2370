/** Words of what is shown once a bond was found. They come with its code, not with the page. */
import type { BondStatus } from '~/domain/application-status';

/** What each status of a bond is called. */
export const STATUS_WORDS: Record<BondStatus, string> = {
  pending: 'Not in force yet',
  active: 'Active',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

/** What the button says that saves the proof of a bond. */
export const SAVE_PROOF = {
  idle: 'Save the proof file',
  pending: 'Saving…',
  failed: 'The proof file could not be made. Check your connection, then press the button again.',
} as const;

import type { ToastWords } from './toasts';

/** A paper that could not be fetched (spec 2, section 8). */
export const PAPER_FAILED: ToastWords = {
  title: 'Download failed',
  description: 'Unable to download PDF. Please try again.',
  type: 'error',
};

import type { ToastWords } from './toasts';

/** The toast when a file begins to download. */
export const DOWNLOAD_STARTED: ToastWords = { title: 'Download started', type: 'success' };

/** The toast when a PDF could not be downloaded. */
export const PAPER_FAILED: ToastWords = {
  title: 'Download failed',
  description: 'Unable to download PDF. Please try again.',
  type: 'error',
};

import type { DownloadFailure } from '~/data/bond-downloads';
import { withDb } from '~/data/client';
import { connectionFailure } from '~/data/connection';
import type { BondFileType } from '~/domain/bonds/bond-files';
import { fail, type Result } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';
import { openDownload } from '~/platform/open-download';
import { showToast, type ToastWords } from './toasts';

/** Spec 2, section 8. */
const DOWNLOAD_STARTED: ToastWords = { title: 'Download started', type: 'success' };

/** What each failure says under 'Download Error' (spec 2, section 8). */
const FAILURES: Record<DownloadFailure, string> = {
  'link-failed': 'Failed to generate download link',
  unreachable: 'Failed to generate download link',
  offline: 'You are offline. Connect to the internet, then press the button again.',
  'session-ended': 'Your sign-in has ended. Sign in again, then press the button again.',
};

/**
 * Download a file of a bond in a new tab, a certificate by its term, a rider by its number. Toasts say how it went; it
 * never rejects.
 */
export async function downloadBondFile(
  bondId: string,
  type: BondFileType,
  ordinal?: number,
): Promise<void> {
  const url = await askForUrl(bondId, type, ordinal);

  if (!url.ok) {
    showToast({ title: 'Download Error', description: FAILURES[url.code], type: 'error' });
    return;
  }

  openDownload(url.value);
  showToast(DOWNLOAD_STARTED);
}

/** The code that asks checks what it gets, and is loaded when the first file is asked for. */
async function askForUrl(
  bondId: string,
  type: BondFileType,
  ordinal: number | undefined,
): Promise<Result<string, DownloadFailure>> {
  try {
    await loadZod();
    const { getBondFileUrl } = await import('~/data/bond-downloads');

    return await withDb((db) => getBondFileUrl(db, bondId, type, ordinal));
  } catch {
    return fail(connectionFailure());
  }
}

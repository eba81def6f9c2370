import type { DownloadFailure } from '~/data/bonds/bond-downloads';
import { withDb } from '~/data/connection/client';
import { connectionFailure } from '~/data/connection/connection';
import type { BondFileType } from '~/domain/bonds/bond-files';
import { filingPacketName, receiptFileName } from '~/domain/papers/file-names';
import { fail, type Result } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';
import { saveFile } from '~/platform/save-file';
import { openDownload } from '~/platform/open-download';
import { DOWNLOAD_STARTED } from './paper-words';
import { showToast } from './toasts';

/** The description under 'Download Error' for each failure. */
const FAILURES: Record<DownloadFailure, string> = {
  'link-failed': 'Failed to generate download link',
  busy: 'We are busy right now. Press the button again in a minute.',
  unreachable: 'Failed to generate download link',
  offline: 'You are offline. Connect to the internet, then press the button again.',
  'session-ended': 'Your sign-in has ended. Sign in again, then press the button again.',
};

/**
 * Download a file of a bond in a new tab. `ordinal` is the term of a certificate or the number of a
 * rider. Toasts report the outcome. Never rejects.
 */
export async function downloadBondFile(
  bondId: string,
  type: BondFileType,
  ordinal?: number,
): Promise<void> {
  openLink(await askForUrl(bondId, type, ordinal));
}

/** Open the URL of a file. A toast reports the outcome. */
export function openLink(url: Result<string, DownloadFailure>): void {
  if (!url.ok) {
    showToast({ title: 'Download Error', description: FAILURES[url.code], type: 'error' });
    return;
  }

  openDownload(url.value);
  showToast(DOWNLOAD_STARTED);
}

/** The messages of a paper that is made now that differ from those of a link. */
const PAPER_FAILURES: Readonly<Record<string, string>> = {
  ...FAILURES,
  'not-available': 'The papers are not ready yet. Press the button again in a few minutes.',
  'rate-limited': 'Too many requests. Wait a few minutes, then press the button again.',
};

const PACKET_FAILED = 'Failed to make the filing packet. Press the button again.';

/** Save the filing packet of a bond as a file. Toasts report the outcome. Never rejects. */
export async function downloadFilingPacket(bond: { id: string; number: string }): Promise<void> {
  keepPacket(bond.number, await askForPacket(bond.id));
}

/** Save a filing packet as a file. A toast reports the outcome. */
export function keepPacket(bondNumber: string, packet: Result<Blob, string>): void {
  keepPaper(filingPacketName(bondNumber), packet, PACKET_FAILED);
}

const RECEIPT_FAILED = 'Failed to make the receipt. Press the button again.';

/** Save the receipt of an application, with `number` in the file's name. Toasts report the outcome. Never rejects. */
export async function downloadReceipt(applicationId: string, number: string): Promise<void> {
  keepPaper(receiptFileName(number), await askForReceipt(applicationId), RECEIPT_FAILED);
}

function keepPaper(fileName: string, paper: Result<Blob, string>, failed: string): void {
  if (!paper.ok) {
    const description = PAPER_FAILURES[paper.code] ?? failed;
    showToast({ title: 'Download Error', description, type: 'error' });
    return;
  }

  saveFile(fileName, paper.value);
  showToast(DOWNLOAD_STARTED);
}

async function askForReceipt(applicationId: string): Promise<Result<Blob, string>> {
  try {
    await loadZod();
    const { fetchReceipt } = await import('~/data/applications/receipts');

    return await withDb((db) => fetchReceipt(db, { applicationId }));
  } catch {
    return fail(connectionFailure());
  }
}

async function askForPacket(bondId: string): Promise<Result<Blob, string>> {
  try {
    await loadZod();
    const { fetchFilingPacket } = await import('~/data/bonds/filing-packet');

    return await withDb((db) => fetchFilingPacket(db, bondId));
  } catch {
    return fail(connectionFailure());
  }
}

/** The code that requests and validates the URL loads with the first download. */
async function askForUrl(
  bondId: string,
  type: BondFileType,
  ordinal: number | undefined,
): Promise<Result<string, DownloadFailure>> {
  try {
    await loadZod();
    const { getBondFileUrl } = await import('~/data/bonds/bond-downloads');

    return await withDb((db) => getBondFileUrl(db, bondId, type, ordinal));
  } catch {
    return fail(connectionFailure());
  }
}

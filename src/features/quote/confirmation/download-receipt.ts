import { fetchReceipt } from '~/data/receipts';
import { receiptFileName } from '~/domain/papers/file-names';
import { saveFile } from '~/platform/save-file';
import { callAsPerson } from '~/stores/own-calls';
import { PAPER_FAILED } from '~/stores/paper-words';
import { showToast } from '~/stores/toasts';
import type { Confirmation } from './confirmation-schema';

/** Fetch the receipt and hand it over as a file. A failure is told in a toast. */
export async function downloadReceipt({ receipt, quoteKey }: Confirmation): Promise<void> {
  const { applicationId, applicationNumber } = receipt;
  const paper = await callAsPerson((db) =>
    fetchReceipt(db, { applicationId, ...(quoteKey !== undefined && { quoteKey }) }),
  );

  if (paper.ok) saveFile(receiptFileName(applicationNumber), paper.value);
  else showToast(PAPER_FAILED);
}

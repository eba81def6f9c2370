import { fetchReceipt } from '~/data/applications/receipts';
import { receiptFileName } from '~/domain/papers/file-names';
import { saveFile } from '~/platform/save-file';
import { callAsPerson } from '~/stores/own-calls';
import { PAPER_FAILED } from '~/stores/paper-words';
import { ERROR_TOAST_MS, showToast } from '~/stores/toasts';
import type { Confirmation } from './confirmation-schema';

/** Download the receipt as a PDF file. A failure shows a toast. */
export async function downloadReceipt({ receipt, quoteKey }: Confirmation): Promise<void> {
  const { applicationId, applicationNumber } = receipt;
  const paper = await callAsPerson((db) =>
    fetchReceipt(db, { applicationId, ...(quoteKey !== undefined && { quoteKey }) }),
  );

  if (paper.ok) saveFile(receiptFileName(applicationNumber), paper.value);
  else showToast({ ...PAPER_FAILED, durationMs: ERROR_TOAST_MS });
}

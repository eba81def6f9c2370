import { fetchTermsPdf } from '~/data/applications/terms-pdf';
import { termsFileName } from '~/domain/papers/file-names';
import { saveFile } from '~/platform/save-file';
import { DOWNLOAD_STARTED, PAPER_FAILED } from '~/stores/paper-words';
import { showToast } from '~/stores/toasts';

/** Download the terms as a PDF file. A failure shows a toast. */
export async function downloadTerms(version: string): Promise<void> {
  const paper = await fetchTermsPdf();
  if (!paper.ok) {
    showToast(PAPER_FAILED);
    return;
  }
  saveFile(termsFileName(version), paper.value);
  showToast(DOWNLOAD_STARTED);
}

import { fetchTermsPdf } from '~/data/terms-pdf';
import { termsFileName } from '~/domain/papers/file-names';
import { saveFile } from '~/platform/save-file';
import { PAPER_FAILED } from '~/stores/paper-words';
import { showToast } from '~/stores/toasts';

/** Fetch the terms and hand them over as a file. A failure is told in a toast. */
export async function downloadTerms(version: string): Promise<void> {
  const paper = await fetchTermsPdf();
  if (paper.ok) saveFile(termsFileName(version), paper.value);
  else showToast(PAPER_FAILED);
}

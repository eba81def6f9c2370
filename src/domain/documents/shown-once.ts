/** An upload and its document have the same path in Storage. */
type Arriving = { path?: string | undefined };
type Document = { path: string; isChecked: boolean };

/**
 * Combine uploads and documents so that each file is shown once: as its upload until the document
 * is checked, then as the document, even if the upload ends a moment later.
 */
export function shownOnce<Upload extends Arriving, Stored extends Document>(
  uploads: readonly Upload[],
  documents: readonly Stored[],
): { uploads: Upload[]; documents: Stored[] } {
  const isOf = (upload: Upload, document: Stored) => upload.path === document.path;

  return {
    uploads: uploads.filter(
      (upload) => !documents.some((document) => document.isChecked && isOf(upload, document)),
    ),
    documents: documents.filter(
      (document) => document.isChecked || !uploads.some((upload) => isOf(upload, document)),
    ),
  };
}

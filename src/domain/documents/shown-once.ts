/** A file on its way, and the document that comes of it: the same path in Storage tells that they are one. */
type Arriving = { path?: string | undefined };
type Document = { path: string; isChecked: boolean };

/**
 * Files on their way and documents such that each file is shown once: by its upload until the document counts, which is
 * when it is checked, then by the document, though the upload may take a moment longer to end.
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

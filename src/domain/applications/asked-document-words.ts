/** The words for the documents that an underwriter requests, and the files that answer the request. */
import { documentTypeLabel, type DocumentType, type UploadType } from '../bonds/bond-types.ts';

/** The name of a requested document. An underwriter names a document without a type of its own in the question. */
export function askedDocumentLabel(type: DocumentType): string {
  return documentTypeLabel(type, 'The document named in the question');
}

/**
 * Format a list of document types: "Asked for: Tax returns, Personal identification". Undefined for
 * an empty list.
 */
export function askedDocumentsWords(types: readonly DocumentType[]): string | undefined {
  return types.length === 0
    ? undefined
    : `Asked for: ${types.map((type) => askedDocumentLabel(type)).join(', ')}`;
}

/** Names the requested documents that an answer leaves out. Undefined when none is missing. */
export function missingDocumentsWords(types: readonly DocumentType[]): string | undefined {
  return types.length === 0
    ? undefined
    : `You have not added: ${types.map((type) => askedDocumentLabel(type)).join(', ')}. Choose the files, or press “Send answer” again to leave them out.`;
}

/**
 * The files that the customer added after the question. The underwriter already has the earlier files of the same
 * type, which came with the application or with an earlier answer.
 */
export function filesForAnswer<File extends { docType: UploadType; uploadedAt: Date }>(
  files: readonly File[],
  type: DocumentType,
  askedAt: Date,
): File[] {
  return files.filter(({ docType, uploadedAt }) => docType === type && uploadedAt > askedAt);
}

import { randomUUID } from 'node:crypto';
import type { DocumentType } from '../../src/domain/bonds/bond-types.ts';
import { documentPath, DOCUMENTS_BUCKET } from '../../src/domain/documents/document-path.ts';
import type { Customer } from './stack.ts';
import { pdfFile } from './upload-files.ts';

/** A document to upload. The default is a passport as a PDF. */
export type DocumentToUpload = {
  docType?: DocumentType;
  name?: string;
  /** The type that the browser sends. */
  mimeType?: string;
  bytes?: Uint8Array;
};

/** A document's row as the browser adds it. */
export type DocumentRow = ReturnType<typeof buildDocumentRow>;

/** Start an executor's draft, which needs documents, in a customer's account, and return its id. */
export async function startDraft({ client }: Customer, id: string = randomUUID()): Promise<string> {
  const { error } = await client
    .from('applications')
    .insert({ id, bond_slug: 'executor-personal-representative', state_code: 'SC', revision: 1 });
  if (error) throw error;

  return id;
}

/** The row of a document with its own path. */
export function buildDocumentRow(
  { userId }: { userId: string },
  applicationId: string,
  { docType = 'personal_id', name = 'passport.pdf', ...file }: DocumentToUpload = {},
) {
  return {
    application_id: applicationId,
    doc_type: docType,
    storage_path: documentPath({ applicationId, docType, uuid: randomUUID(), name }),
    original_name: name,
    mime_type: file.mimeType ?? 'application/pdf',
    size_bytes: Math.max(1, file.bytes?.byteLength ?? pdfFile().byteLength),
    uploaded_by: userId,
  };
}

/** Upload a document as the browser does: the file first, then its row. Rejects when either fails. */
export async function uploadDocument(
  customer: Customer,
  applicationId: string,
  document: DocumentToUpload = {},
): Promise<{ documentId: string; path: string }> {
  const row = buildDocumentRow(customer, applicationId, document);
  const file = new Blob([new Uint8Array(document.bytes ?? pdfFile())], { type: row.mime_type });
  const upload = await customer.client.storage
    .from(DOCUMENTS_BUCKET)
    .upload(row.storage_path, file, { cacheControl: '0' });
  if (upload.error) throw upload.error;

  const { data, error } = await customer.client
    .from('application_documents')
    .insert(row)
    .select('id')
    .single();
  if (error) throw error;

  return { documentId: data.id, path: row.storage_path };
}

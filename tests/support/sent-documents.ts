import { buildDocumentRow, type DocumentToUpload } from './customer-documents.ts';
import { insertRows } from './desk-rows.ts';
import type { Customer } from './stack.ts';

/** Add the row of a document that the customer sent with the application. No server has checked it. */
export async function addDocument(
  customer: Pick<Customer, 'userId'>,
  applicationId: string,
  document: DocumentToUpload,
): Promise<void> {
  await insertRows('application_documents', [buildDocumentRow(customer, applicationId, document)]);
}

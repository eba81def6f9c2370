import type { DocumentType } from '../bonds/bond-types.ts';

/** The message of the documents step while a document is missing. */
export const DOCUMENTS_MESSAGE =
  'Please upload all required documents before continuing to the next step.';

/** Documents about a principal's current finances. A renewal needs new ones. */
const DATED_DOCUMENTS: readonly DocumentType[] = ['financial_statements', 'tax_returns'];

/**
 * The documents that a quote has to send, in the bond's order. A renewal sends only those that go out of date: we have
 * the others from the bond's application, and its principal, obligee and amount stay the same.
 */
export function documentsToSend(
  types: readonly DocumentType[],
  isRenewal: boolean,
): DocumentType[] {
  return types.filter((type) => !isRenewal || DATED_DOCUMENTS.includes(type));
}

/** The documents to send that are not uploaded yet, in the bond's order. */
export function missingDocuments(
  bond: { requiredDocuments: readonly DocumentType[] },
  uploaded: readonly DocumentType[],
  isRenewal = false,
): DocumentType[] {
  return documentsToSend(bond.requiredDocuments, isRenewal).filter(
    (type) => !uploaded.includes(type),
  );
}

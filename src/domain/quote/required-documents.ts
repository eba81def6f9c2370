import type { DocumentType } from '../bonds/bond-types.ts';

/** The message of the documents step while a document is missing. */
export const DOCUMENTS_MESSAGE =
  'Please upload all required documents before continuing to the next step.';

/** What an attorney does about a document that only the client of the matter has. */
const ASK_CLIENT = 'Ask your client for it: the link to sign takes no files.';

/** The description of a document, and for a quote from a matter who has it. */
export function documentAsk(type: DocumentType, ask: string, isOfMatter: boolean): string {
  return isOfMatter && asksForClientId([type]) ? `${ask} ${ASK_CLIENT}` : ask;
}

/** Whether a quote from a matter asks for the identification of the client. */
export function asksForClientId(types: readonly DocumentType[]): boolean {
  return types.includes('personal_id');
}

/** What the attorney collects before such a quote. */
export const CLIENT_ID_WORDS = `The quote asks you to upload a driver’s license or passport of each person to be appointed. ${ASK_CLIENT}`;

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

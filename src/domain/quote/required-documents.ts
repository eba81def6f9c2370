import type { DocumentType } from '../bonds/bond-types.ts';

/** The message of the documents step while a document is missing. */
export const DOCUMENTS_MESSAGE =
  'Please upload all required documents before continuing to the next step.';

/** The required documents that are not uploaded yet, in the bond's order. */
export function missingDocuments(
  bond: { requiredDocuments: readonly DocumentType[] },
  uploaded: readonly DocumentType[],
): DocumentType[] {
  return bond.requiredDocuments.filter((type) => !uploaded.includes(type));
}

import type { DocumentType } from '../bonds/bond-types.ts';

/** Spec 1, sections 2 and 8: what the documents step says as long as one is missing. */
export const DOCUMENTS_MESSAGE =
  'Please upload all required documents before continuing to the next step.';

/** The documents the bond asks for that have not been uploaded, in the bond's order. */
export function missingDocuments(
  bond: { requiredDocuments: readonly DocumentType[] },
  uploaded: readonly DocumentType[],
): DocumentType[] {
  return bond.requiredDocuments.filter((type) => !uploaded.includes(type));
}

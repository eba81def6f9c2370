/** The id of the first radio button for the kind of request. */
export const KIND_FIELD = 'request-kind';

/** The id of the field for the kind of proof. */
export const PROOF_FIELD = 'request-proof-kind';

/** The id of the button that chooses files. */
export const PROOF_FILES = 'request-proof-files';

/** The id of a field of the form. */
export function fieldId(field: string): string {
  return `request-${field}`;
}

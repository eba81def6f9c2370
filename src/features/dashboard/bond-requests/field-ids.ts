/** The first of the choices what to ask for. */
export const KIND_FIELD = 'request-kind';

/** The choice what the proof is. */
export const PROOF_FIELD = 'request-proof-kind';

/** The button that takes the files. */
export const PROOF_FILES = 'request-proof-files';

/** The id of a field of the form. */
export function fieldId(field: string): string {
  return `request-${field}`;
}

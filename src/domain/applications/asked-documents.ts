/** The documents an underwriter asks for along with a question. */
import { DOCUMENT_TYPES, documentTypeLabel, type DocumentType } from '../bonds/bond-types.ts';

/** Read a list of document types as the history keeps it: each once, in their order. Anything else names none. */
export function readAskedDocuments(value: unknown): DocumentType[] {
  return Array.isArray(value) ? DOCUMENT_TYPES.filter((type) => value.includes(type)) : [];
}

/** "Asked for: Tax returns, Personal identification"; undefined where none is asked for. */
export function askedDocumentsWords(types: readonly DocumentType[]): string | undefined {
  return types.length === 0 ? undefined : `Asked for: ${types.map(documentTypeLabel).join(', ')}`;
}

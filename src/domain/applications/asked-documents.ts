/** The documents that an underwriter requests along with a question. */
import { DOCUMENT_TYPES, documentTypeLabel, type DocumentType } from '../bonds/bond-types.ts';

/**
 * Read a list of document types from the history, without duplicates and in their fixed order.
 * Empty for any other value.
 */
export function readAskedDocuments(value: unknown): DocumentType[] {
  return Array.isArray(value) ? DOCUMENT_TYPES.filter((type) => value.includes(type)) : [];
}

/**
 * Format a list of document types: "Asked for: Tax returns, Personal identification". Undefined for
 * an empty list.
 */
export function askedDocumentsWords(types: readonly DocumentType[]): string | undefined {
  return types.length === 0
    ? undefined
    : `Asked for: ${types.map((type) => documentTypeLabel(type)).join(', ')}`;
}

/** The documents that an underwriter requests along with a question. */
import { DOCUMENT_TYPES, type DocumentType } from '../bonds/bond-types.ts';

/**
 * Read a list of document types from the history, without duplicates and in their fixed order.
 * Empty for any other value.
 */
export function readAskedDocuments(value: unknown): DocumentType[] {
  return Array.isArray(value) ? DOCUMENT_TYPES.filter((type) => value.includes(type)) : [];
}

import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';

/** The body of `check-document`: the id of a document's row. */
export const documentCheckRequestSchema = z.object({ documentId: recordIdSchema });

export type DocumentCheckRequest = z.output<typeof documentCheckRequestSchema>;

/** The answer of `check-document`: the contents match the name, and the document counts. */
export const documentCheckAnswerSchema = z.object({ status: z.literal('checked') });

export type DocumentCheckAnswer = z.output<typeof documentCheckAnswerSchema>;

/**
 * Reasons that a document does not count, with their HTTP status. After a 422 and after 'too-large'
 * the document is deleted, both row and file.
 */
export const DOCUMENT_CHECK_FAILURE_STATUS = {
  /** The document does not exist, was deleted or belongs to another user, or its file never arrived. */
  'not-found': 404,
  /** The contents have a type that is not allowed, or not the type in the name. */
  'invalid-type': 422,
  /** The file has no contents. */
  empty: 422,
  /** A scanner found malware. */
  infected: 422,
  /**
   * The scanner did not answer. The document stays, does not count yet, and can be checked again.
   */
  'scanner-unavailable': 503,
} as const;

export type DocumentCheckFailureCode = keyof typeof DOCUMENT_CHECK_FAILURE_STATUS;

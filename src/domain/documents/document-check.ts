import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';

/** What `check-document` is asked: to look into one document, by the id of its row. */
export const documentCheckRequestSchema = z.object({ documentId: recordIdSchema });

export type DocumentCheckRequest = z.output<typeof documentCheckRequestSchema>;

/** The document is what its name says, and counts. */
export const documentCheckAnswerSchema = z.object({ status: z.literal('checked') });

export type DocumentCheckAnswer = z.output<typeof documentCheckAnswerSchema>;

/**
 * Why a document does not count, with the HTTP status that carries it. After a 422, and after 'too-large', the document
 * is deleted, row and file.
 */
export const DOCUMENT_CHECK_FAILURE_STATUS = {
  /** There is no such document, or it was deleted, or its file never arrived. */
  'not-found': 404,
  /** The document belongs to an application of somebody else. */
  'not-yours': 403,
  /** The contents are not of a type that is taken, or not of the type that the name says. */
  'invalid-type': 422,
  /** The file has no contents. */
  empty: 422,
  /** A scanner found something harmful. */
  infected: 422,
  /** The scanner did not answer. The document stays, does not count yet, and can be checked again. */
  'scanner-unavailable': 503,
} as const;

export type DocumentCheckFailureCode = keyof typeof DOCUMENT_CHECK_FAILURE_STATUS;

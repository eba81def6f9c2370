import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';

/** The body of `open-document`. */
export const documentOpeningSchema = z.object({ documentId: recordIdSchema });

export type DocumentOpening = z.output<typeof documentOpeningSchema>;

/** The answer of `open-document`: a URL that works for everyone who has it, until it expires. */
export const documentOpeningAnswerSchema = z.object({ url: z.url() });

export type DocumentOpeningAnswer = z.output<typeof documentOpeningAnswerSchema>;

/** Reasons that there is no URL, with their HTTP status. */
export const DOCUMENT_OPENING_FAILURE_STATUS = {
  /**
   * The document does not exist, belongs to another user, or belongs to a draft. One code covers
   * them all, so that it reveals nothing about other users.
   */
  'not-found': 404,
  /**
   * The file is missing. For staff also: the file is not checked yet, is infected, or waits for the
   * scanner.
   */
  'not-available': 404,
} as const;

export type DocumentOpeningFailureCode = keyof typeof DOCUMENT_OPENING_FAILURE_STATUS;

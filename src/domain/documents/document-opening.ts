import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';

/** The body of `open-document`. */
export const documentOpeningSchema = z.object({ documentId: recordIdSchema });

export type DocumentOpening = z.output<typeof documentOpeningSchema>;

/** What it answers: an address that works for whoever has it, until its time is over. */
export const documentOpeningAnswerSchema = z.object({ url: z.url() });

export type DocumentOpeningAnswer = z.output<typeof documentOpeningAnswerSchema>;

/** Why there is no address, with the HTTP status that carries it. */
export const DOCUMENT_OPENING_FAILURE_STATUS = {
  /** There is no such document, or it is somebody else's, or a draft's: which of them is nobody's business. */
  'not-found': 404,
  /** Its file is missing. For staff also: it was not checked yet, or is infected, or waits for the scanner. */
  'not-available': 404,
} as const;

export type DocumentOpeningFailureCode = keyof typeof DOCUMENT_OPENING_FAILURE_STATUS;

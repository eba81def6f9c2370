import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';
import { BOND_FILE_TYPES } from './bond-files.ts';

/** The body of `generate-signed-url` (spec 2, section 7). */
export const bondFileRequestSchema = z.object({
  bondId: recordIdSchema,
  type: z.enum(BOND_FILE_TYPES),
  /** Which of several it is: the term of a certificate, from 2, or the number of a rider, from 1. */
  ordinal: z.int().min(1).optional(),
});

export type BondFileRequest = z.output<typeof bondFileRequestSchema>;

/** The answer of `generate-signed-url` (spec 2, section 7). */
export const bondFileAnswerSchema = z.object({ url: z.url() });

export type BondFileAnswer = z.output<typeof bondFileAnswerSchema>;

/** Why there is no address, with the HTTP status that carries it. */
export const BOND_FILE_FAILURE_STATUS = {
  /** There is no such bond, or it is somebody else's: which of them is nobody's business. */
  'not-found': 404,
  /** The bond has no such file yet. */
  'not-available': 404,
} as const;

export type BondFileFailureCode = keyof typeof BOND_FILE_FAILURE_STATUS;

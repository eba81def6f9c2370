import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';
import { BOND_FILE_TYPES } from './bond-files.ts';

/** The body of `generate-signed-url`. */
export const bondFileRequestSchema = z.object({
  bondId: recordIdSchema,
  type: z.enum(BOND_FILE_TYPES),
  /** The term of a certificate, from 2, or the number of a rider, from 1. */
  ordinal: z.int().min(1).optional(),
});

export type BondFileRequest = z.output<typeof bondFileRequestSchema>;

/** The answer of `generate-signed-url`. */
export const bondFileAnswerSchema = z.object({ url: z.url() });

export type BondFileAnswer = z.output<typeof bondFileAnswerSchema>;

/** Reasons that there is no URL, with their HTTP status. */
export const BOND_FILE_FAILURE_STATUS = {
  /**
   * The bond does not exist or belongs to another user. One code covers both, so that it reveals
   * nothing about other users.
   */
  'not-found': 404,
  /** The bond does not have the file yet. */
  'not-available': 404,
} as const;

export type BondFileFailureCode = keyof typeof BOND_FILE_FAILURE_STATUS;

/** The body of `filing-packet` and `audit-bundle`. */
export const bondIdRequestSchema = z.strictObject({ bondId: recordIdSchema });

export type BondIdRequest = z.output<typeof bondIdRequestSchema>;

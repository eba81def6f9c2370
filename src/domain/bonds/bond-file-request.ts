import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';
import { quoteKeySchema } from '../quote/quote-identity.ts';
import { BOND_FILE_TYPES, type BondFileType } from './bond-files.ts';

/** The body of `generate-signed-url`. */
export const bondFileRequestSchema = z.object({
  bondId: recordIdSchema,
  type: z.enum(BOND_FILE_TYPES),
  /** The term of a certificate, from 2, or the number of a rider, from 1. */
  ordinal: z.int().min(1).optional(),
  /** Proves that a visitor without an account bought the bond. It opens the papers of the issue alone. */
  quoteKey: quoteKeySchema.optional(),
});

export type BondFileRequest = z.output<typeof bondFileRequestSchema>;

/** The papers of the issue of a bond, which its buyer gets without an account. */
const BUYERS_PAPERS = ['bond', 'poa'] as const satisfies readonly BondFileType[];

export type BuyersPaper = (typeof BUYERS_PAPERS)[number];

/** Whether a paper belongs to the issue of a bond. */
export function isBuyersPaper(type: BondFileType): type is BuyersPaper {
  return (BUYERS_PAPERS as readonly BondFileType[]).includes(type);
}

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

/** The body of `audit-bundle`. */
export const bondIdRequestSchema = z.strictObject({ bondId: recordIdSchema });

export type BondIdRequest = z.output<typeof bondIdRequestSchema>;

/** The body of `filing-packet`. */
export const packetRequestSchema = bondIdRequestSchema.extend({
  /** Proves that a visitor without an account bought the bond. */
  quoteKey: quoteKeySchema.optional(),
});

export type PacketRequest = z.output<typeof packetRequestSchema>;

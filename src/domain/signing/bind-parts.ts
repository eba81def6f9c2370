/** The call that binds the signed parts of a matter to a quote of its attorney, and its answer. */
import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';
import { numberKindSchema } from '../quote/draft-numbers.ts';
import { quoteIdSchema } from '../quote/quote-identity.ts';

/** The body of `bind-signed-parts`. A repeated call binds what is signed then. */
export const bindPartsCallSchema = z.strictObject({
  quoteId: quoteIdSchema,
  matterId: recordIdSchema,
});

export type BindPartsCall = z.output<typeof bindPartsCallSchema>;

/** The answer: who signed, and the numbers that are on file for the quote now, never a digit of them. */
export const boundPartsSchema = z.object({
  parts: z.array(z.object({ principal: z.int(), name: z.string(), signedAt: z.string() })),
  numbers: z.array(z.object({ kind: numberKindSchema, holder: z.string() })),
});

export type BoundParts = z.output<typeof boundPartsSchema>;

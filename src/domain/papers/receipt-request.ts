import { z } from 'zod';
import { quoteIdSchema, quoteKeySchema } from '../quote/quote-identity.ts';

/** The body of `application-receipt`. A visitor proves ownership with the key of the quote. */
export const receiptRequestSchema = z.strictObject({
  applicationId: quoteIdSchema,
  quoteKey: quoteKeySchema.optional(),
});

export type ReceiptRequest = z.output<typeof receiptRequestSchema>;

import { z } from 'zod';
import { quoteIdSchema, quoteKeySchema } from '../quote/quote-identity.ts';

/** The body of `application-receipt`. Who is not signed in shows the key of the quote it was. */
export const receiptRequestSchema = z.strictObject({
  applicationId: quoteIdSchema,
  quoteKey: quoteKeySchema.optional(),
});

export type ReceiptRequest = z.output<typeof receiptRequestSchema>;

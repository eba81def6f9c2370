import { z } from 'zod';
import { STATE_CODES } from '~/domain/us-states';
import { quoteKeySchema } from '~/domain/quote/quote-identity';
import { submissionReceiptSchema } from '~/domain/quote/submission';

/**
 * What the confirmation shows: the server's answer and the few answers that tell the customer which
 * application it is. Strict, so that nothing more can slip into the tab's storage.
 */
export const confirmationSchema = z.strictObject({
  receipt: submissionReceiptSchema,
  /** Proves whose the application is, where nobody is signed in: the receipt is asked for with it. */
  quoteKey: quoteKeySchema.optional(),
  bondName: z.string().min(1),
  stateCode: z.enum(STATE_CODES),
  /** The bond's amount in cents. */
  amount: z.int().nonnegative(),
  effectiveDate: z.iso.date(),
  termYears: z.int().positive(),
  obligee: z.string(),
  applicantName: z.string(),
  applicantEmail: z.string(),
});

export type Confirmation = z.output<typeof confirmationSchema>;

/** Read a confirmation that was kept as text; undefined when it is not one. */
export function parseConfirmation(text: string | undefined): Confirmation | undefined {
  if (text === undefined) return undefined;

  try {
    return confirmationSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

import { z } from 'zod';
import { BOND_SLUGS } from '~/domain/bonds/bond-types';
import { bondProgressSchema } from '~/domain/issuing/bond-progress';
import { STATE_CODES } from '~/domain/us-states';
import { quoteKeySchema } from '~/domain/quote/quote-identity';
import { submissionReceiptSchema } from '~/domain/quote/submission';

/**
 * The data of the confirmation: the server's receipt, and a few answers that identify the application. The schema is
 * strict, so that no other data gets into the tab's storage.
 */
export const confirmationSchema = z.strictObject({
  receipt: submissionReceiptSchema,
  /** Proves the ownership of the application without an account. Requests for the receipt include it. */
  quoteKey: quoteKeySchema.optional(),
  bondName: z.string().min(1),
  bondSlug: z.enum(BOND_SLUGS).optional(),
  /** The bond that comes with it under the same number. */
  companion: z.enum(BOND_SLUGS).optional(),
  stateCode: z.enum(STATE_CODES),
  /** The bond's amount in cents. */
  amount: z.int().nonnegative(),
  effectiveDate: z.iso.date(),
  termYears: z.int().positive(),
  /** The last day of a first term that is shorter than a year. */
  firstTermEnds: z.iso.date().optional(),
  /** The office that the customer named. */
  obligee: z.string(),
  /** Whom the paper of the bond names. Missing if it names the office. */
  payee: z.string().optional(),
  applicantName: z.string(),
  applicantEmail: z.string(),
  /**
   * The name for an account. Missing in older confirmations, whose page could not open an
   * account.
   */
  accountName: z.strictObject({ firstName: z.string(), lastName: z.string() }).optional(),
  /** The bond that the application renews, and the end of the new term unless the bond has none. */
  renews: z
    .strictObject({ bondId: z.string(), bondNumber: z.string(), endsOn: z.iso.date().optional() })
    .optional(),
  /** The form that the bond is made on in place of ours: "the court's own form MPC 801". */
  ownForm: z.string().optional(),
  /** The matter that an attorney applied for. */
  matterId: z.string().optional(),
  /** The project on the Contractor Desk that the contractor applied for. */
  projectId: z.string().optional(),
  /** What the server said of the bond since. */
  bondProgress: bondProgressSchema.optional(),
});

export type Confirmation = z.output<typeof confirmationSchema>;

/** Read a stored confirmation; undefined if the text is not one. */
export function parseConfirmation(text: string | undefined): Confirmation | undefined {
  if (text === undefined) return undefined;

  try {
    return confirmationSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

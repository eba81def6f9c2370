import { z } from 'zod';
import { APPLICATION_STATUSES } from '../application-status.ts';
import { BOND_SLUGS } from '../bonds/bond-types.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { STATE_CODES } from '../us-states.ts';
import { paymentReceiptSchema } from './payment-authorization.ts';
import { priceSchema } from './price-schema.ts';
import { answersSchema, momentSchema, quoteIdSchema, quoteKeySchema } from './quote-identity.ts';
import { REVIEW_REASONS } from './review-reasons.ts';

/**
 * The body of `submit-application`. The sections are checked with `parseApplication` once the bond's rules are known.
 */
export const submissionRequestSchema = z.object({
  quoteId: quoteIdSchema,
  quoteKey: quoteKeySchema,
  selection: z.object({ bondType: z.enum(BOND_SLUGS), stateCode: z.enum(STATE_CODES) }),
  bondDetails: answersSchema,
  applicant: answersSchema,
  business: answersSchema,
  underwriting: answersSchema,
  paymentId: recordIdSchema,
  /** The bond of the account that it renews. */
  renews: recordIdSchema.optional(),
});

export type SubmissionRequest = z.output<typeof submissionRequestSchema>;

/** What a customer quotes on the phone: 'APP-' and six digits (spec 1, section 2). Made by the server, unique. */
export const applicationNumberSchema = z.string().regex(/^APP-\d{6}$/);

/** The answer of `submit-application`; a replay gets the same one. */
export const submissionReceiptSchema = z.object({
  applicationId: quoteIdSchema,
  applicationNumber: applicationNumberSchema,
  status: z.enum(APPLICATION_STATUSES),
  submittedAt: momentSchema,
  price: priceSchema,
  payment: paymentReceiptSchema.pick({ reference: true, method: true, lastFour: true }),
  reasons: z.array(z.enum(REVIEW_REASONS)),
});

export type SubmissionReceipt = z.output<typeof submissionReceiptSchema>;

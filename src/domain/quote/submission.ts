import { z } from 'zod';
import { APPLICATION_STATUSES } from '../application-status.ts';
import { BOND_SLUGS } from '../bonds/bond-types.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { STATE_CODES } from '../us-states.ts';
import { paymentReceiptSchema } from './payment-authorization.ts';
import { priceSchema } from './price-schema.ts';
import { answersSchema, momentSchema, quoteIdSchema, quoteKeySchema } from './quote-identity.ts';
import { REVIEW_REASONS } from './review-reasons.ts';
import { SECTION_KEYS, type SectionKey } from './journey.ts';

const SECTIONS = Object.fromEntries(SECTION_KEYS.map((key) => [key, answersSchema])) as Record<
  SectionKey,
  typeof answersSchema
>;

/**
 * The body of `submit-application`. The sections are validated with `parseApplication` once the
 * bond's rules are known.
 */
export const submissionRequestSchema = z.object({
  quoteId: quoteIdSchema,
  quoteKey: quoteKeySchema,
  selection: z.object({ bondType: z.enum(BOND_SLUGS), stateCode: z.enum(STATE_CODES) }),
  ...SECTIONS,
  paymentId: recordIdSchema,
  /** The id of the bond in the account that the application renews. */
  renews: recordIdSchema.optional(),
  /** The matter of the Attorney Desk that the quote was started from. */
  matterId: recordIdSchema.optional(),
});

export type SubmissionRequest = z.output<typeof submissionRequestSchema>;

/** Reasons that only `submit-application` can fail, with their HTTP status. */
export const SUBMISSION_FAILURE_STATUS = {
  /**
   * Another payment of the quote covers its price. The answer contains the receipt of that payment.
   */
  'paid-otherwise': 409,
} as const;

export type SubmissionFailureCode = keyof typeof SUBMISSION_FAILURE_STATUS;

/**
 * The application number that customers give on the phone: 'APP-' and six digits. The server
 * creates it, and it is unique.
 */
export const applicationNumberSchema = z.string().regex(/^APP-\d{6}$/);

/** The answer of `submit-application`. A repeated call gets the same answer. */
export const submissionReceiptSchema = z.object({
  applicationId: quoteIdSchema,
  applicationNumber: applicationNumberSchema,
  status: z.enum(APPLICATION_STATUSES),
  submittedAt: momentSchema,
  price: priceSchema,
  payment: paymentReceiptSchema.pick({
    reference: true,
    method: true,
    lastFour: true,
    isByClient: true,
  }),
  reasons: z.array(z.enum(REVIEW_REASONS)),
});

export type SubmissionReceipt = z.output<typeof submissionReceiptSchema>;

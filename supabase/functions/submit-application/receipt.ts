import { z } from 'zod';
import { APPLICATION_STATUSES } from '../../../src/domain/application-status.ts';
import { PAYMENT_METHODS } from '../../../src/domain/quote/payment-methods.ts';
import { REVIEW_REASONS } from '../../../src/domain/quote/review-reasons.ts';
import type { SubmissionReceipt } from '../../../src/domain/quote/submission.ts';
import { DependencyError } from '../_shared/failures.ts';
import { centsColumnSchema, momentColumnSchema } from '../_shared/quote-records.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/** Converts the database's row of a submitted application to the customer's receipt. */
export const receiptRowSchema = z
  .object({
    application_id: z.uuid(),
    application_number: z.string(),
    status: z.enum(APPLICATION_STATUSES),
    submitted_at: momentColumnSchema,
    premium_cents: centsColumnSchema,
    fees_cents: centsColumnSchema,
    taxes_cents: centsColumnSchema,
    total_cents: centsColumnSchema,
    review_reasons: z.array(z.enum(REVIEW_REASONS)),
    payment_reference: z.string(),
    payment_method: z.enum(PAYMENT_METHODS),
    payment_last_four: z.string().nullable(),
    payment_is_by_client: z.boolean(),
  })
  .transform((row): SubmissionReceipt => ({
    applicationId: row.application_id,
    applicationNumber: row.application_number,
    status: row.status,
    submittedAt: row.submitted_at,
    price: {
      premium: row.premium_cents,
      fees: row.fees_cents,
      taxes: row.taxes_cents,
      total: row.total_cents,
    },
    payment: {
      reference: row.payment_reference,
      method: row.payment_method,
      ...(row.payment_last_four !== null && { lastFour: row.payment_last_four }),
      ...(row.payment_is_by_client && { isByClient: true as const }),
    },
    reasons: row.review_reasons,
  }));

/** Load the receipt of an application that was already submitted. */
export async function loadReceipt(
  database: ServiceClient,
  quoteId: string,
): Promise<SubmissionReceipt> {
  const { data, error } = await database.rpc('submission_receipt', { of_application: quoteId });
  if (error) throw new DependencyError('database', error.code);

  return receiptRowSchema.parse(data);
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { ApplicationReceipt } from '../../../src/domain/papers/application-receipt.ts';
import { PAYMENT_METHODS } from '../../../src/domain/quote/payment-methods.ts';
import { STATE_CODES } from '../../../src/domain/us-states.ts';
import { DependencyError } from '../_shared/failures.ts';
import type { QuoteOwner } from '../_shared/quote-ownership.ts';
import { centsColumnSchema, momentColumnSchema } from '../_shared/quote-records.ts';

const COLUMNS = `
  number, user_id, quote_key_hash, state_code, submitted_at, review_reasons, answers,
  penal_sum_cents, premium_cents, fees_cents, taxes_cents, total_cents,
  bond_types (name), payments (reference, method, last_four, created_at)`;

/** The few answers a receipt repeats; they were checked when the application was submitted. */
const answersSchema = z.object({
  bondDetails: z.object({
    effectiveDate: z.iso.date(),
    termYears: z.int().positive(),
    obligee: z.string(),
  }),
  applicant: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
});

const rowSchema = z
  .object({
    number: z.string(),
    user_id: z.uuid().nullable(),
    quote_key_hash: z.string().nullable(),
    state_code: z.enum(STATE_CODES),
    submitted_at: momentColumnSchema,
    review_reasons: z.array(z.string()),
    answers: answersSchema,
    penal_sum_cents: centsColumnSchema,
    premium_cents: centsColumnSchema,
    fees_cents: centsColumnSchema,
    taxes_cents: centsColumnSchema,
    total_cents: centsColumnSchema,
    bond_types: z.object({ name: z.string() }),
    payments: z
      .array(
        z.object({
          reference: z.string(),
          method: z.enum(PAYMENT_METHODS),
          last_four: z.string().nullable(),
          created_at: momentColumnSchema,
        }),
      )
      .min(1),
  })
  .transform(({ answers: { bondDetails, applicant }, ...row }) => ({
    owner: { userId: row.user_id, keyHash: row.quote_key_hash },
    receipt: {
      applicationNumber: row.number,
      submittedAt: row.submitted_at,
      isApproved: row.review_reasons.length === 0,
      bondName: row.bond_types.name,
      stateCode: row.state_code,
      amount: row.penal_sum_cents,
      effectiveDate: bondDetails.effectiveDate,
      termYears: bondDetails.termYears,
      obligee: bondDetails.obligee,
      applicantName: `${applicant.firstName} ${applicant.lastName}`,
      applicantEmail: applicant.email,
      price: {
        premium: row.premium_cents,
        fees: row.fees_cents,
        taxes: row.taxes_cents,
        total: row.total_cents,
      },
      payment: firstPayment(row.payments),
    },
  }));

/** What a submitted application says on its receipt, and whose it is. Undefined while there is no such application. */
export async function findReceipt(
  database: SupabaseClient,
  applicationId: string,
): Promise<{ owner: QuoteOwner; receipt: ApplicationReceipt } | undefined> {
  const { data, error } = await database
    .from('applications')
    .select(COLUMNS)
    .eq('id', applicationId)
    .not('submitted_at', 'is', null)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : rowSchema.parse(data);
}

type PaymentRow = { reference: string; method: (typeof PAYMENT_METHODS)[number] } & {
  last_four: string | null;
  created_at: string;
};

/** The payment the application was submitted with, whatever became of it. */
function firstPayment(payments: PaymentRow[]): ApplicationReceipt['payment'] {
  const [first] = [...payments].sort((a, b) => a.created_at.localeCompare(b.created_at));
  if (first === undefined) throw new Error('[receipt] An application was submitted unpaid');

  return {
    reference: first.reference,
    method: first.method,
    ...(first.last_four !== null && { lastFour: first.last_four }),
  };
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { APPLICATION_STATUSES } from '../../../src/domain/application-status.ts';
import { PAYMENT_METHODS } from '../../../src/domain/quote/payment-methods.ts';
import { DependencyError } from './failures.ts';
import { ownsQuote, type QuoteClaim } from './quote-ownership.ts';

/** `bigint` may arrive as a number or as text, depending on the driver. Both are whole cents. */
export const centsColumnSchema = z.coerce.number().pipe(z.int().nonnegative());

/** A moment of the database, however the Data API writes it, as JavaScript writes it. */
export const momentColumnSchema = z.coerce.date().transform((moment) => moment.toISOString());

const applicationRowSchema = z
  .object({
    status: z.enum(APPLICATION_STATUSES),
    user_id: z.uuid().nullable(),
    quote_key_hash: z.string().nullable(),
  })
  .transform((row) => ({
    status: row.status,
    owner: { userId: row.user_id, keyHash: row.quote_key_hash },
  }));

/** A row of `payments`. The amount is in cents. */
export const paymentRowSchema = z
  .object({
    id: z.uuid(),
    user_id: z.uuid().nullable(),
    quote_key_hash: z.string(),
    application_id: z.uuid().nullable(),
    method: z.enum(PAYMENT_METHODS),
    amount_cents: centsColumnSchema,
    status: z.enum(['authorized', 'captured', 'voided']),
    reference: z.string(),
    last_four: z.string().nullable(),
    created_at: momentColumnSchema,
  })
  .transform((row) => ({
    id: row.id,
    owner: { userId: row.user_id, keyHash: row.quote_key_hash },
    isOfApplication: row.application_id !== null,
    method: row.method,
    amount: row.amount_cents,
    status: row.status,
    reference: row.reference,
    lastFour: row.last_four ?? undefined,
    authorizedAt: row.created_at,
  }));

/** A payment as it is stored. */
export type StoredPayment = z.output<typeof paymentRowSchema>;

/** What is stored of a quote: its application, draft or not, and every payment there was. */
export type QuoteRecords = {
  application: z.output<typeof applicationRowSchema> | undefined;
  payments: StoredPayment[];
};

/** Load what is stored of a quote. Nothing is, as long as its visitor has not paid or saved it in an account. */
export async function loadQuoteRecords(
  database: SupabaseClient,
  quoteId: string,
): Promise<QuoteRecords> {
  const [application, payments] = await Promise.all([
    database
      .from('applications')
      .select('status, user_id, quote_key_hash')
      .eq('id', quoteId)
      .maybeSingle(),
    database
      .from('payments')
      .select(
        'id, user_id, quote_key_hash, application_id, method, amount_cents, status, reference, last_four, created_at',
      )
      .eq('quote_id', quoteId),
  ]);
  if (application.error) throw new DependencyError('database', application.error.code);
  if (payments.error) throw new DependencyError('database', payments.error.code);

  return {
    application:
      application.data === null ? undefined : applicationRowSchema.parse(application.data),
    payments: z.array(paymentRowSchema).parse(payments.data),
  };
}

/** Whether all there is of a quote belongs to who claims it. A quote without records is free to claim. */
export function ownsRecords({ application, payments }: QuoteRecords, claim: QuoteClaim): boolean {
  const owners = [
    ...(application ? [application.owner] : []),
    ...payments.map(({ owner }) => owner),
  ];

  return owners.every((owner) => ownsQuote(owner, claim));
}

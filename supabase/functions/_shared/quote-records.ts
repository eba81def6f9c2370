import { z } from 'zod';
import { APPLICATION_STATUSES } from '../../../src/domain/application-status.ts';
import { authorizedPriceSchema } from '../../../src/domain/quote/authorized-price-schema.ts';
import { PAYMENT_METHODS } from '../../../src/domain/quote/payment-methods.ts';
import { DependencyError } from './failures.ts';
import { ownsQuote, type QuoteClaim } from './quote-ownership.ts';
import type { ServiceClient } from './service-client.ts';

/** A column of whole cents. Depending on the driver, a `bigint` arrives as a number or as text. */
export const centsColumnSchema = z.coerce.number().pipe(z.int().nonnegative());

/** Convert a database timestamp to JavaScript's ISO format. */
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
    priced: authorizedPriceSchema.nullish(),
    link_id: z.uuid().nullish(),
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
    /** Missing in a payment from before there were plans. */
    authorized: row.priced ?? undefined,
    /** Whether the client of a matter paid by a link. */
    isByClient: typeof row.link_id === 'string',
  }));

export type StoredPayment = z.output<typeof paymentRowSchema>;

/** The stored records of a quote: its application, which may be a draft, and all its payments. */
export type QuoteRecords = {
  application: z.output<typeof applicationRowSchema> | undefined;
  payments: StoredPayment[];
};

/** Load the records of a quote. There are none until the visitor pays or saves the quote in an account. */
export async function loadQuoteRecords(
  database: ServiceClient,
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
        'id, user_id, quote_key_hash, application_id, method, amount_cents, status, reference, last_four, created_at, priced, link_id',
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

/** Whether the claim owns all records of a quote. A quote without records can be claimed by anybody. */
export function ownsRecords({ application, payments }: QuoteRecords, claim: QuoteClaim): boolean {
  const owners = [
    ...(application ? [application.owner] : []),
    ...payments.map(({ owner }) => owner),
  ];

  return owners.every((owner) => ownsQuote(owner, claim));
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ActorDatabase } from './actor-database.ts';
import { NOTARY_PRICE } from './notary-price.ts';

/** Who claims a quote: an account, a browser's key, or both. */
export type Claim = { userId?: string; keyHash: string };

type Outcome = Record<string, unknown> & { outcome: string };

/** The hash of a new browser key. */
export function buildKeyHash(): string {
  return createHash('sha256').update(randomBytes(32)).digest('hex');
}

/** Store an authorized payment, as the functions do. */
export async function authorizePayment(
  database: ActorDatabase,
  quoteId: string,
  claim: Claim,
  overrides: Record<string, unknown> = {},
): Promise<Outcome & { payment?: { id: string }; voided_reference?: string }> {
  const request = {
    quote_id: quoteId,
    user_id: claim.userId ?? null,
    quote_key_hash: claim.keyHash,
    method: 'credit_card',
    amount_cents: NOTARY_PRICE.total,
    processor: 'simulated',
    reference: `SIM-${randomUUID()}`,
    last_four: '4242',
    billing_address: { street: '1 Main', city: 'Austin', state: 'TX', zipCode: '78701' },
    terms_version: 'v1.1',
    ...overrides,
  };

  const [row] = await database.queryAs(
    'service_role',
    'select public.authorize_payment($1::jsonb) as outcome',
    [JSON.stringify(request)],
  );
  return row?.['outcome'] as Outcome;
}

/** The body of `public.submit_application` for a notary's application. */
export function buildStoredSubmission(
  quoteId: string,
  claim: Claim,
  paymentId: string | undefined,
): Record<string, unknown> {
  return {
    quote_id: quoteId,
    user_id: claim.userId ?? null,
    quote_key_hash: claim.keyHash,
    payment_id: paymentId ?? randomUUID(),
    bond_slug: 'notary',
    state_code: 'TN',
    answers: { bondDetails: { amount: 1_000_000, obligee: 'State of Tennessee' } },
    secrets: ['ssn', 'ein', 'date_of_birth'].map((kind) => ({
      kind,
      sealed: randomBytes(25).toString('base64'),
      nonce: randomBytes(12).toString('base64'),
      key_id: 'test',
      last_four: kind === 'date_of_birth' ? null : '6789',
    })),
    penal_sum_cents: 1_000_000,
    premium_cents: NOTARY_PRICE.premium,
    fees_cents: NOTARY_PRICE.fees,
    taxes_cents: NOTARY_PRICE.taxes,
    total_cents: NOTARY_PRICE.total,
    status: 'approved',
    review_reasons: [],
  };
}

/** Store a submission, as the functions do. */
export async function submitApplication(
  database: ActorDatabase,
  submission: Record<string, unknown>,
): Promise<Outcome & { receipt?: Record<string, unknown> }> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.submit_application($1::jsonb) as outcome',
    [JSON.stringify(submission)],
  );
  return row?.['outcome'] as Outcome;
}

/** Store a paid and submitted application, and return its ids. */
export async function storeApplication(
  database: ActorDatabase,
  claim: Claim,
): Promise<{ quoteId: string; paymentId: string }> {
  const quoteId = randomUUID();
  const { payment } = await authorizePayment(database, quoteId, claim);
  if (payment === undefined) throw new Error('The payment was not stored');

  const { outcome } = await submitApplication(
    database,
    buildStoredSubmission(quoteId, claim, payment.id),
  );
  if (outcome !== 'submitted') throw new Error(`The application was not stored: ${outcome}`);

  return { quoteId, paymentId: payment.id };
}

/** Store a customer's paid application that waits for an underwriter, and return its ids. */
export async function storeUnderReview(
  database: ActorDatabase,
  customer: { userId?: string },
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID();
  const claim = { ...customer, keyHash: buildKeyHash() };
  const { payment } = await authorizePayment(database, id, claim);
  await submitApplication(database, {
    ...buildStoredSubmission(id, claim, payment?.id),
    status: 'under_review',
    review_reasons: ['amount-not-statutory'],
    ...overrides,
  });

  return id;
}

import { z } from 'zod';
import { APPLICATION_STATUSES } from '../../../src/domain/application-status.ts';
import { PAYMENT_METHODS } from '../../../src/domain/quote/payment-methods.ts';
import type { Dependencies } from './dependencies.ts';
import type { Outcome } from './failures.ts';
import { centsColumnSchema } from './quote-records.ts';
import { releasePayments } from './release-payments.ts';
import { reserveOnce } from './reserve-once.ts';
import { settlePaymentAttempt } from './settle-payment-attempt.ts';

const refusedSchema = z.object({
  outcome: z.enum([
    'not-found',
    'not-open',
    'payer-must-agree',
    'session-ended',
    'payment-mismatch',
  ]),
});

const acceptedSchema = z.object({
  outcome: z.literal('accepted'),
  status: z.enum(APPLICATION_STATUSES),
  /** The reference of the payment in force. */
  reference: z.string().nullish(),
  voided_references: z.array(z.string()),
});

const begunSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('begun'),
    attempt_id: z.uuid(),
    is_repeated: z.boolean(),
    amount_cents: centsColumnSchema,
    method: z.enum(PAYMENT_METHODS),
    reference: z.string(),
  }),
  acceptedSchema,
  refusedSchema,
]);

const storedSchema = z.discriminatedUnion('outcome', [acceptedSchema, refusedSchema]);

/** The new authorization, as the database stores it. */
type StoredAcceptance = { attempt_id: string; processor: string; reference: string };

/** The two steps of an acceptance in the database, for whoever accepts. */
export type AcceptanceSteps = {
  begin: () => Promise<unknown>;
  store: (authorization: StoredAcceptance) => Promise<unknown>;
};

/** The answer: the application's current status. */
export type PriceAcceptanceAnswer = { status: z.output<typeof acceptedSchema>['status'] };

/**
 * Accept an offered price. The processor reserves the new amount first. Then one transaction replaces the earlier
 * payment, changes the price and approves the application, and the earlier payment is released. So there is a payment in
 * force at every moment, and never more than one. Repeating the call, at once or after a lost answer, finds the same
 * attempt or the accepted offer.
 */
export async function acceptOffer(
  dependencies: Dependencies,
  functionName: string,
  steps: AcceptanceSteps,
): Promise<Outcome<PriceAcceptanceAnswer>> {
  const { database, gateway } = dependencies;
  const finish = async ({
    status,
    voided_references: voided,
  }: z.output<typeof acceptedSchema>): Promise<Outcome<PriceAcceptanceAnswer>> => {
    await releasePayments(dependencies, functionName, voided);

    return { ok: true, value: { status } };
  };

  const begun = begunSchema.parse(await steps.begin());
  if (begun.outcome === 'accepted') return finish(begun);
  if (begun.outcome !== 'begun') return { ok: false, code: begun.outcome };

  const { attempt_id: attemptId, is_repeated: isRepeated, amount_cents: amount, method } = begun;
  const reserved = await reserveOnce(gateway, {
    attemptId,
    isRepeated,
    amount,
    method,
    sameSourceAs: begun.reference,
  });
  if (!reserved.ok) {
    await settlePaymentAttempt(database, attemptId, 'declined');
    return { ok: false, code: 'payment-declined' };
  }

  const { reference } = reserved.value;
  const { processor } = gateway;
  const stored = storedSchema.parse(
    await steps.store({ attempt_id: attemptId, processor, reference }),
  );
  if (stored.outcome !== 'accepted') {
    await releasePayments(dependencies, functionName, [reference]);
    await settlePaymentAttempt(database, attemptId, 'abandoned');
    return { ok: false, code: stored.outcome };
  }
  if (stored.reference !== reference) {
    await releasePayments(dependencies, functionName, [reference]);
  }

  return finish(stored);
}

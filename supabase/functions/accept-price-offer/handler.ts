import { z } from 'zod';
import { APPLICATION_STATUSES } from '../../../src/domain/application-status.ts';
import {
  priceAcceptanceSchema,
  type PriceAcceptance,
} from '../../../src/domain/applications/customer-actions.ts';
import { businessDay } from '../../../src/domain/business-day.ts';
import { PAYMENT_METHODS } from '../../../src/domain/quote/payment-methods.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { centsColumnSchema } from '../_shared/quote-records.ts';
import { releasePayments } from '../_shared/release-payments.ts';
import { reserveOnce } from '../_shared/reserve-once.ts';
import { settlePaymentAttempt } from '../_shared/settle-payment-attempt.ts';

const NAME = 'accept-price-offer';

const refusedSchema = z.object({ outcome: z.enum(['not-found', 'not-open', 'payer-must-agree']) });

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

/** The answer: the application's current status. */
export type PriceAcceptanceAnswer = { status: z.output<typeof acceptedSchema>['status'] };

/**
 * Accept an offered price for the caller. The processor reserves the new amount first. Then one transaction replaces
 * the earlier payment, changes the price and approves the application, and the earlier payment is released. So there
 * is a payment in force at every moment, and never more than one. Repeating the call, at once or after a lost answer,
 * finds the same attempt or the accepted offer.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      limit: { allowed: 30, windowSeconds: 600 },
      schema: priceAcceptanceSchema,
      handle: (call) => acceptPriceOffer(dependencies, call),
    },
    dependencies,
  );
}

async function acceptPriceOffer(
  dependencies: Dependencies,
  { body, caller }: Call<PriceAcceptance>,
): Promise<Outcome<PriceAcceptanceAnswer>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const { database, gateway, now } = dependencies;
  const request = {
    application_id: body.applicationId,
    offer_id: body.offerId,
    caller: caller.userId,
    today: businessDay(now()),
  };
  const begun = begunSchema.parse(await call(database.rpc('begin_price_acceptance', { request })));
  if (begun.outcome === 'accepted') return finish(dependencies, begun);
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
  const stored = storedSchema.parse(
    await call(
      database.rpc('accept_price_offer', {
        request: { ...request, attempt_id: attemptId, processor: gateway.processor, reference },
      }),
    ),
  );
  if (stored.outcome !== 'accepted') {
    await releasePayments(dependencies, NAME, [reference]);
    await settlePaymentAttempt(database, attemptId, 'abandoned');
    return { ok: false, code: stored.outcome };
  }
  if (stored.reference !== reference) await releasePayments(dependencies, NAME, [reference]);

  return finish(dependencies, stored);
}

async function finish(
  dependencies: Dependencies,
  { status, voided_references: voided }: z.output<typeof acceptedSchema>,
): Promise<Outcome<PriceAcceptanceAnswer>> {
  await releasePayments(dependencies, NAME, voided);

  return { ok: true, value: { status } };
}

async function call(
  calling: PromiseLike<{ data: unknown; error: { code: string } | null }>,
): Promise<unknown> {
  const { data, error } = await calling;
  if (error) throw new DependencyError('database', error.code);

  return data;
}

import {
  paymentRequestSchema,
  type PaymentReceipt,
  type PaymentRequest,
} from '../../../src/domain/quote/payment-authorization.ts';
import { owedPrice, toAuthorizedPrice } from '../../../src/domain/quote/owed-price.ts';
import type { Price } from '../../../src/domain/rates/price.ts';
import { businessDay } from '../../../src/domain/business-day.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { toPaymentReceipt } from '../_shared/payment-receipt.ts';
import { priceRequest } from '../_shared/price-request.ts';
import { reserveOnce } from '../_shared/reserve-once.ts';
import { settlePaymentAttempt } from '../_shared/settle-payment-attempt.ts';
import { keepValidPayment } from '../_shared/store-authorization.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import { loadQuoteRecords, ownsRecords, type StoredPayment } from '../_shared/quote-records.ts';
import { beginPayment } from './payment-attempt.ts';
import { storePayment } from './store-payment.ts';

const NAME = 'authorize-payment';

/**
 * Reserve the price of a quote. The server computes the price and never takes it from the body. A body with another
 * price than the computed one is refused, so that nobody's card is held for a price that they did not see. A price that was
 * authorized for the same answers stays when the rate plan changes. The same amount, method
 * and card return the same receipt; a different payment replaces the earlier one. The attempt is stored before the
 * processor is called.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      limit: { allowed: 60, windowSeconds: 600 },
      schema: paymentRequestSchema,
      handle: (call) => authorizePayment(dependencies, call),
    },
    dependencies,
  );
}

async function authorizePayment(
  dependencies: Dependencies,
  { body, caller }: Call<PaymentRequest>,
): Promise<Outcome<PaymentReceipt>> {
  const { database } = dependencies;
  const claim = { userId: caller.userId, keyHash: await hashQuoteKey(body.quoteKey) };

  const records = await loadQuoteRecords(database, body.quoteId);
  if (!ownsRecords(records, claim)) return { ok: false, code: 'not-your-quote' };

  const today = businessDay(dependencies.now());
  const priced = await priceRequest(database, body, { userId: caller.userId, today });
  if (!priced.ok) return priced;

  const inForce = records.payments.find(({ status }) => status !== 'voided');
  const { bond, answers } = priced.value;
  const owed = owedPrice(bond, answers, inForce?.authorized);
  const { price } = owed;
  if (body.shownTotal !== undefined && body.shownTotal !== price.total) {
    return { ok: false, code: 'payment-mismatch', owed: price.total };
  }
  if (inForce !== undefined && isSamePayment(inForce, body, price)) {
    return { ok: true, value: toPaymentReceipt(inForce, price) };
  }
  if (inForce?.isOfApplication === true) return { ok: false, code: 'payment-mismatch' };

  const asked = { amount: price.total, lastFour: lastFourOf(body) };
  const attempt = await beginPayment(database, body, claim, asked);
  const { attemptId } = attempt;
  const authorized = await reserveOnce(dependencies.gateway, {
    ...attempt,
    amount: asked.amount,
    method: body.method,
    token: body.method === 'wire' ? undefined : body.token,
  });
  if (!authorized.ok) {
    await settlePaymentAttempt(database, attemptId, 'declined');
    return { ok: false, code: 'payment-declined' };
  }

  const { reference } = authorized.value;
  const stored = await storePayment(database, body, claim, {
    priced: toAuthorizedPrice(owed, answers),
    processor: dependencies.gateway.processor,
    attemptId,
    reference,
  });
  const kept = await keepValidPayment(dependencies, NAME, { attemptId, reference }, stored);

  return kept.ok ? { ok: true, value: toPaymentReceipt(kept.value, price) } : kept;
}

function lastFourOf(body: PaymentRequest): string | undefined {
  return body.method === 'wire' ? undefined : body.lastFour;
}

function isSamePayment(payment: StoredPayment, body: PaymentRequest, price: Price): boolean {
  return (
    payment.amount === price.total &&
    payment.method === body.method &&
    payment.lastFour === lastFourOf(body)
  );
}

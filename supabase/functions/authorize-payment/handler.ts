import {
  paymentRequestSchema,
  type PaymentReceipt,
  type PaymentRequest,
} from '../../../src/domain/quote/payment-authorization.ts';
import type { Price } from '../../../src/domain/quote/pricing.ts';
import { businessDay } from '../_shared/business-day.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { releasePayments } from '../_shared/release-payments.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import { loadQuoteRecords, ownsRecords, type StoredPayment } from '../_shared/quote-records.ts';
import { priceRequest } from './price-request.ts';
import { storePayment } from './store-payment.ts';

const NAME = 'authorize-payment';

/**
 * Reserve the price of a quote. The price is computed here, never taken from the body. The same amount,
 * method and card again give the same receipt; another replaces the payment before.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
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
  const price = priced.value;

  const inForce = records.payments.find(({ status }) => status !== 'voided');
  if (inForce !== undefined && isSamePayment(inForce, body, price)) {
    return { ok: true, value: toReceipt(inForce, price) };
  }
  if (inForce?.isOfApplication === true) return { ok: false, code: 'payment-mismatch' };

  const { gateway } = dependencies;
  const authorized = await gateway.authorize({
    amount: price.total,
    method: body.method,
    token: body.method === 'wire' ? undefined : body.token,
    idempotencyKey: idempotencyKey(body, price, records.payments.length),
  });
  if (!authorized.ok) return { ok: false, code: 'payment-declined' };

  const { reference } = authorized.value;
  const stored = await storePayment(database, body, claim, {
    amount: price.total,
    processor: gateway.processor,
    reference,
  });
  if (!stored.ok) {
    await releasePayments(dependencies, NAME, [reference]);
    return stored;
  }

  const { payment, voidedReference } = stored.value;
  if (voidedReference !== undefined) await releasePayments(dependencies, NAME, [voidedReference]);
  if (payment.reference !== reference) await releasePayments(dependencies, NAME, [reference]);
  return { ok: true, value: toReceipt(payment, price) };
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

/** The number of earlier payments is part of it: going back to an amount that was voided is a new payment. */
function idempotencyKey(body: PaymentRequest, price: Price, earlierPayments: number): string {
  const quoteId = body.quoteId.toLowerCase();

  return [quoteId, price.total, body.method, lastFourOf(body), earlierPayments].join(':');
}

function toReceipt(payment: StoredPayment, price: Price): PaymentReceipt {
  return {
    paymentId: payment.id,
    reference: payment.reference,
    method: payment.method,
    ...(payment.lastFour !== undefined && { lastFour: payment.lastFour }),
    amount: payment.amount,
    price,
    authorizedAt: payment.authorizedAt,
  };
}

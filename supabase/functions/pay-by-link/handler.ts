import { businessDay } from '../../../src/domain/business-day.ts';
import {
  payCallSchema,
  type ClientPayment,
  type PayCall,
} from '../../../src/domain/client-payment/client-payment-calls.ts';
import type { RaiseAnswer } from '../../../src/domain/client-payment/raised-price.ts';
import { stampedPrice } from '../../../src/domain/quote/owed-price.ts';
import { findBond } from '../_shared/bond-catalogue.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import { reserveOnce } from '../_shared/reserve-once.ts';
import { keepValidPayment } from '../_shared/store-authorization.ts';
import { answerRaise } from './answer-raise.ts';
import { findAskedPayment, toClientPayment, type AskedPayment } from './asked-payment.ts';
import { beginPayment, noteDecline, storeAuthorization, type GivenPayment } from './pay-calls.ts';

const NAME = 'pay-by-link';

/** Seconds until a link with ten declined cards in an hour may be tried again. */
const AFTER_TEN_DECLINES = 3_600;

/**
 * Show the client of a session what to pay, and authorize the payment or answer a raised price. Without either, the call
 * only reads. The price is the one that the server computed for the link; a client who saw another one is refused, and so
 * is everyone once our rates changed. The attempt is stored before the processor is called, so repeating the call pays once.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      limit: { allowed: 60, windowSeconds: 600 },
      schema: payCallSchema,
      needsFactor: false,
      handle: ({ body }) => payByLink(dependencies, body),
    },
    dependencies,
  );
}

async function payByLink(
  dependencies: Dependencies,
  { session, payment, answer }: PayCall,
): Promise<Outcome<ClientPayment>> {
  const sessionHash = await hashQuoteKey(session);
  const asked = await findAskedPayment(dependencies.database, sessionHash);
  if (asked === undefined) return { ok: false, code: 'session-ended' };
  if (answer !== undefined) return answerAndRead(dependencies, sessionHash, answer);
  if (payment === undefined || asked.payment !== null) {
    return { ok: true, value: toClientPayment(asked, asked.payment) };
  }
  if (!(await isCurrentPrice(dependencies, asked))) return { ok: false, code: 'payment-mismatch' };

  return authorize(dependencies, asked, { sessionHash, payment });
}

/** Answer a raised price, and read what became of it. */
async function answerAndRead(
  dependencies: Dependencies,
  sessionHash: string,
  answer: RaiseAnswer,
): Promise<Outcome<ClientPayment>> {
  const answered = await answerRaise(dependencies, NAME, { sessionHash, answer });
  if (!answered.ok) return answered;

  const asked = await findAskedPayment(dependencies.database, sessionHash);

  return asked === undefined
    ? { ok: false, code: 'session-ended' }
    : { ok: true, value: toClientPayment(asked, asked.payment) };
}

/** Whether the bond still has the price of the link. Our rates may change in the days that a link works. */
async function isCurrentPrice(
  { database, now }: Dependencies,
  { bondType, stateCode, priced }: AskedPayment,
): Promise<boolean> {
  const bond = await findBond(database, bondType, stateCode);
  if (!bond.ok) return false;

  const { price } = stampedPrice(bond.value, { ...priced.answers, on: businessDay(now()) });

  return price.total === priced.price.total;
}

async function authorize(
  dependencies: Dependencies,
  asked: AskedPayment,
  given: GivenPayment,
): Promise<Outcome<ClientPayment>> {
  const { database, gateway } = dependencies;
  const begun = await beginPayment(database, given);
  if (begun.outcome === 'authorized') {
    return { ok: true, value: toClientPayment(asked, begun.payment) };
  }
  if (begun.outcome === 'too-many') {
    return {
      ok: false,
      code: 'rate-limited',
      headers: { 'retry-after': String(AFTER_TEN_DECLINES) },
    };
  }
  if (begun.outcome !== 'begun') return { ok: false, code: begun.outcome };

  const { attempt_id: attemptId, is_repeated: isRepeated } = begun;
  const { method, token } = given.payment;
  const amount = asked.priced.price.total;
  const reserved = await reserveOnce(gateway, { attemptId, isRepeated, amount, method, token });
  if (!reserved.ok) {
    await noteDecline(database, given.sessionHash, attemptId);
    return { ok: false, code: 'payment-declined' };
  }

  const { reference } = reserved.value;
  const { processor } = gateway;
  const stored = await storeAuthorization(database, given, { attemptId, processor, reference });
  const kept = await keepValidPayment(dependencies, NAME, { attemptId, reference }, stored);

  return kept.ok ? { ok: true, value: toClientPayment(asked, kept.value) } : kept;
}

import { z } from 'zod';
import { businessDay } from '../../../src/domain/business-day.ts';
import {
  type AskAgainCall,
  askAgainCallSchema,
  askPaymentCallSchema,
  type AskPaymentCall,
} from '../../../src/domain/client-payment/client-payment-calls.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../../../src/domain/formats/secret-number.ts';
import { stampedPrice, toAuthorizedPrice } from '../../../src/domain/quote/owed-price.ts';
import { claimsOf } from '../_shared/caller-claims.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, refuseAnswers, type Outcome } from '../_shared/failures.ts';
import { priceRequest } from '../_shared/price-request.ts';
import { makeMailedLink } from '../_shared/signing/mailed-link.ts';

const outcomeSchema = z.enum([
  'sent',
  'sent-before',
  'not-found',
  'no-address',
  'already-paid',
  'too-many',
]);

type RpcAnswer = { data: unknown; error: { code: string } | null };

/** Seconds until a quote with ten links in a day may get another one. */
const AFTER_TEN_LINKS = 86_400;

/**
 * Mail the client of a matter a link to pay for a quote that the caller filled in. The server computes the price and
 * refuses if the page showed another one. A new link replaces the older one. The database stores the hash of the token;
 * the mail waits with the token sealed. With an application instead of a quote, the client gets the link to its raised
 * price again.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'send-payment-link',
      // Each request to a client is one call. A law firm shares an address.
      limit: { allowed: 60, windowSeconds: 600 },
      schema: z.union([askPaymentCallSchema, askAgainCallSchema]),
      handle: (call) => sendPaymentLink(dependencies, call),
    },
    dependencies,
  );
}

async function sendPaymentLink(
  dependencies: Dependencies,
  { body, caller }: Call<AskPaymentCall | AskAgainCall>,
): Promise<Outcome<{ sent: true }>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const { database, now } = dependencies;
  const claims = claimsOf(caller);
  if ('applicationId' in body) {
    const application_id = body.applicationId;
    const link = await makeMailedLink(dependencies.keyring, body.linkId);

    return toOutcome(
      await database.rpc('ask_client_again', { call: { claims, application_id, link } }),
    );
  }

  const asker = { userId: caller.userId, today: businessDay(now()) };
  const priced = await priceRequest(database, body, asker);
  if (!priced.ok) return priced;

  const { bond, details, answers } = priced.value;
  if (holdsSecretNumber(details.obligee)) {
    return refuseAnswers([{ path: ['bondDetails', 'obligee'], message: LEAVE_NUMBER_OUT }]);
  }

  const owed = stampedPrice(bond, answers);
  const { total } = owed.price;
  if (body.shownTotal !== total) return { ok: false, code: 'payment-mismatch', owed: total };

  const { secret, ...link } = await makeMailedLink(dependencies.keyring, body.linkId);
  const answer = await database.rpc('ask_for_payment', {
    call: {
      claims,
      link: { ...link, sent_to: body.payer.email },
      request: {
        quote_id: body.quoteId.toLowerCase(),
        matter_id: body.matterId,
        payer_name: body.payer.name,
        bond_slug: body.bondType,
        state_code: body.stateCode,
        principal: body.principal,
        obligee: details.obligee,
        priced: toAuthorizedPrice(owed, answers),
        amount_cents: total,
      },
      secret,
    },
  });

  return toOutcome(answer);
}

function toOutcome({ data, error }: RpcAnswer): Outcome<{ sent: true }> {
  if (error) throw new DependencyError('database', error.code);

  const outcome = outcomeSchema.parse(data);
  if (outcome === 'sent' || outcome === 'sent-before') return { ok: true, value: { sent: true } };

  return outcome === 'too-many'
    ? { ok: false, code: 'rate-limited', headers: { 'retry-after': String(AFTER_TEN_LINKS) } }
    : { ok: false, code: outcome };
}

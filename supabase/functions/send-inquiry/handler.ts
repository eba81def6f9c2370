import { z } from 'zod';
import {
  inquiryCallSchema,
  type InquiryCall,
} from '../../../src/domain/inquiries/inquiry-calls.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import { callerAddress } from '../_shared/rate-limit.ts';

const outcomeSchema = z.enum(['sent', 'too-many-today']);

/** Seconds after which an address with too many inquiries today may ask again: one day. */
const NEXT_DAY = 86_400;

/** The inquiries of one network that count as its first. */
const FIRST = { name: 'send-inquiry-first', allowed: 2, windowSeconds: 3600 };

/**
 * For all visitors together. More than underwriters could answer. The first inquiries of each network have a share of
 * their own, so that a few networks that ask much cannot use up the inquiries of everybody.
 */
const OVERALL = {
  first: { name: 'send-inquiry-overall-first', allowed: 120, windowSeconds: 3600 },
  further: { name: 'send-inquiry-overall-further', allowed: 80, windowSeconds: 3600 },
};

/**
 * Store a visitor's inquiry for the underwriters. The call with the same key again is the same inquiry. No mail goes out
 * before an underwriter answers, so nobody can use the form to send mail to others.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'send-inquiry',
      // Each inquiry is one call. A law firm shares an address.
      limit: { allowed: 20, windowSeconds: 3600 },
      schema: inquiryCallSchema,
      needsFactor: false,
      handle: ({ body, headers }) => sendInquiry(dependencies, body, callerAddress({ headers })),
    },
    dependencies,
  );
}

async function sendInquiry(
  { database, limitRate, hashCaller }: Dependencies,
  { key, amount, ...inquiry }: InquiryCall,
  network: string,
): Promise<Outcome<{ sent: true }>> {
  const isFirst = (await limitRate(FIRST, network)).ok;
  const overall = await limitRate(isFirst ? OVERALL.first : OVERALL.further, 'everyone');
  if (!overall.ok) return overall;

  const { data, error } = await database.rpc('send_inquiry', {
    inquiry: {
      ...inquiry,
      amount_cents: amount,
      key_hash: await hashQuoteKey(key),
      sender_hash: await hashCaller(`${network} ${inquiry.email.toLowerCase()}`),
    },
  });
  if (error) throw new DependencyError('database', error.code);

  return outcomeSchema.parse(data) === 'sent'
    ? { ok: true, value: { sent: true } }
    : { ok: false, code: 'rate-limited', headers: { 'retry-after': String(NEXT_DAY) } };
}

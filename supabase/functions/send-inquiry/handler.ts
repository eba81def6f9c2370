import { z } from 'zod';
import {
  inquiryCallSchema,
  type InquiryCall,
} from '../../../src/domain/inquiries/inquiry-calls.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';

const outcomeSchema = z.enum(['sent', 'too-many-waiting']);

/** Seconds until an address with too many waiting inquiries may ask again: one day. */
const AFTER_AN_ANSWER = 86_400;

/** For all visitors together. More than underwriters could answer. */
const OVERALL = { name: 'send-inquiry-overall', allowed: 200, windowSeconds: 3600 };

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
      handle: ({ body }) => sendInquiry(dependencies, body),
    },
    dependencies,
  );
}

async function sendInquiry(
  { database, limitRate }: Dependencies,
  { key, amount, ...inquiry }: InquiryCall,
): Promise<Outcome<{ sent: true }>> {
  const overall = await limitRate(OVERALL, 'everyone');
  if (!overall.ok) return overall;

  const { data, error } = await database.rpc('send_inquiry', {
    inquiry: { ...inquiry, amount_cents: amount, key_hash: await hashQuoteKey(key) },
  });
  if (error) throw new DependencyError('database', error.code);

  return outcomeSchema.parse(data) === 'sent'
    ? { ok: true, value: { sent: true } }
    : { ok: false, code: 'rate-limited', headers: { 'retry-after': String(AFTER_AN_ANSWER) } };
}

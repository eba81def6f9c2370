import { z } from 'zod';
import { linkCallSchema, type LinkCall } from '../../../src/domain/signing/signing-calls.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { sealMailSecret } from '../_shared/mail/mail-secret.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import { makeLinkToken } from '../_shared/signing/tokens.ts';

const outcomeSchema = z.enum(['sent', 'not-found', 'not-expired', 'too-many']);

/** Seconds until a person with ten links in a day may get another one. */
const AFTER_TEN_LINKS = 86_400;

/** Send an expired link anew, from its own page, to the address to which it was sent. The old link ends. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'resend-signing-link',
      limit: { allowed: 20, windowSeconds: 600 },
      schema: linkCallSchema,
      needsFactor: false,
      handle: ({ body }) => resendLink(dependencies, body),
    },
    dependencies,
  );
}

async function resendLink(
  { database, keyring }: Dependencies,
  { token }: LinkCall,
): Promise<Outcome<{ sent: true }>> {
  const fresh = makeLinkToken();
  const { data, error } = await database.rpc('resend_signing_link', {
    hash: await hashQuoteKey(token),
    link_id: crypto.randomUUID(),
    fresh_hash: await hashQuoteKey(fresh),
    secret: await sealMailSecret(keyring, fresh),
  });
  if (error) throw new DependencyError('database', error.code);

  const outcome = outcomeSchema.parse(data);
  if (outcome === 'sent') return { ok: true, value: { sent: true } };

  return outcome === 'too-many'
    ? { ok: false, code: 'rate-limited', headers: { 'retry-after': String(AFTER_TEN_LINKS) } }
    : { ok: false, code: outcome };
}

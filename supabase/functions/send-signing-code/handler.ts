import { z } from 'zod';
import { linkCallSchema, type LinkCall } from '../../../src/domain/signing/signing-calls.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { sealMailSecret } from '../_shared/mail/mail-secret.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import { codeText, makeCode } from '../_shared/signing/tokens.ts';

const outcomeSchema = z.enum(['sent', 'not-found', 'too-many']);

/** Seconds until a link with five codes in an hour may ask for another one. */
const AFTER_FIVE_CODES = 3_600;

/**
 * Mail a code to the signer. A person or scanner with the link alone gets nothing: the code goes to the address to which
 * the link was sent.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'send-signing-code',
      // The database allows five codes an hour for each link.
      limit: { allowed: 30, windowSeconds: 600 },
      schema: linkCallSchema,
      needsFactor: false,
      handle: ({ body }) => sendCode(dependencies, body),
    },
    dependencies,
  );
}

async function sendCode(
  { database, keyring, hashCaller }: Dependencies,
  { token }: LinkCall,
): Promise<Outcome<{ sent: true }>> {
  const code = makeCode();
  const hash = await hashQuoteKey(token);
  const { data, error } = await database.rpc('send_signing_code', {
    hash,
    code_hash: await hashCaller(codeText(hash, code)),
    secret: await sealMailSecret(keyring, code),
  });
  if (error) throw new DependencyError('database', error.code);

  const outcome = outcomeSchema.parse(data);
  if (outcome === 'sent') return { ok: true, value: { sent: true } };

  return outcome === 'too-many'
    ? { ok: false, code: 'rate-limited', headers: { 'retry-after': String(AFTER_FIVE_CODES) } }
    : { ok: false, code: outcome };
}

import { z } from 'zod';
import { confirmCallSchema, type ConfirmCall } from '../../../src/domain/signing/signing-calls.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import { codeText, makeSessionKey } from '../_shared/signing/tokens.ts';

const outcomeSchema = z.enum(['confirmed', 'wrong-code', 'locked', 'code-expired', 'not-found']);

/** Open a session of 30 minutes with the mailed code. A code works once; five wrong codes lock the link. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'confirm-signing-code',
      // Five wrong codes lock a link.
      limit: { allowed: 30, windowSeconds: 600 },
      schema: confirmCallSchema,
      needsFactor: false,
      handle: ({ body }) => confirmCode(dependencies, body),
    },
    dependencies,
  );
}

async function confirmCode(
  { database, hashCaller }: Dependencies,
  { token, code }: ConfirmCall,
): Promise<Outcome<{ session: string }>> {
  const session = makeSessionKey();
  const hash = await hashQuoteKey(token);
  const { data, error } = await database.rpc('confirm_signing_code', {
    hash,
    code_hash: await hashCaller(codeText(hash, code)),
    session_hash: await hashQuoteKey(session),
  });
  if (error) throw new DependencyError('database', error.code);

  const outcome = outcomeSchema.parse(data);

  return outcome === 'confirmed' ? { ok: true, value: { session } } : { ok: false, code: outcome };
}

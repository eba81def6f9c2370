import { linkCallSchema, type LinkCall } from '../../../src/domain/signing/signing-calls.ts';
import { signingPageSchema, type SigningPage } from '../../../src/domain/signing/signing-page.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/**
 * What a link shows before the code: who sent it and for which bond. Changes nothing, so a scanner that opens a link
 * consumes nothing. An unknown and a revoked link get the same answer.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'open-signing-link',
      // Each look at a link is one call, and mail scanners look too. A token has 192 bits, so guessing needs no limit.
      limit: { allowed: 120, windowSeconds: 600 },
      schema: linkCallSchema,
      needsFactor: false,
      handle: ({ body }) => openLink(dependencies.database, body),
    },
    dependencies,
  );
}

async function openLink(
  database: ServiceClient,
  { token }: LinkCall,
): Promise<Outcome<SigningPage>> {
  const { data, error } = await database.rpc('signing_page', { hash: await hashQuoteKey(token) });
  if (error) throw new DependencyError('database', error.code);

  return data === null
    ? { ok: false, code: 'not-found' }
    : { ok: true, value: signingPageSchema.parse(data) };
}

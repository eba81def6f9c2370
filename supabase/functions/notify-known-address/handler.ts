import {
  knownAddressSchema,
  type KnownAddressRequest,
} from '../../../src/domain/accounts/known-address.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';

/** For all visitors together. Each owner of an account gets one mail a day at most. */
const OVERALL = { name: 'notify-known-address-overall', allowed: 300, windowSeconds: 3600 };

/**
 * Mail the owner of an account that somebody signed up with its address, at most once a day. Auth mails nobody then. The
 * caller gets the same answer for every address, after the same work, and so learns nothing about accounts.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'notify-known-address',
      // Each sign-up is one call.
      limit: { allowed: 30, windowSeconds: 600 },
      schema: knownAddressSchema,
      needsFactor: false,
      handle: (call) => tellOwner(dependencies, call),
    },
    dependencies,
  );
}

async function tellOwner(
  { database, limitRate }: Dependencies,
  { body }: Call<KnownAddressRequest>,
): Promise<Outcome<object>> {
  const overall = await limitRate(OVERALL, 'everyone');
  if (!overall.ok) return overall;

  const { error } = await database.rpc('notify_known_address', { address: body.email });
  if (error) throw new DependencyError('database', error.code);

  return { ok: true, value: {} };
}

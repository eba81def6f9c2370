import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { AuthCall, AuthParts } from '../call.ts';
import { AuthFailure } from '../failure.ts';
import { signedInCaller, type SignedIn } from '../signed-in.ts';
import type { Factor } from './factor-rows.ts';

/** A factor and its owner. */
export type OwnFactor = { caller: SignedIn; factor: Factor };

/** An endpoint for one factor of the signed-in caller. */
export type FactorEndpoint = (
  parts: AuthParts,
  call: AuthCall,
  own: OwnFactor,
) => Promise<Response>;

/** Run an endpoint for the signed-in caller. */
export async function asCaller(
  parts: AuthParts,
  call: AuthCall,
  work: (caller: SignedIn) => Promise<Response>,
): Promise<Response> {
  const caller = await signedInCaller(parts, call);

  return caller instanceof Response ? caller : work(caller);
}

/** `/factors/{id}...`: another user's factor gets the same answer as an unknown factor. */
export async function asOwner(
  parts: AuthParts,
  call: AuthCall,
  factorId: string,
  endpoint: FactorEndpoint,
): Promise<Response> {
  return asCaller(parts, call, async (caller) => {
    const factor = await findFactor(parts.database, caller.account.id, factorId);

    return endpoint(parts, call, { caller, factor });
  });
}

/** The factor of a user. Throws the platform's refusal when the user has no factor with that id. */
export async function findFactor(
  database: Database,
  userId: string,
  factorId: string,
): Promise<Factor> {
  if (!z.uuid().safeParse(factorId).success)
    throw new AuthFailure(404, 'validation_failed', 'factor_id must be an UUID');

  const { rows } = await database.query<Factor>(
    'select * from auth.mfa_factors where id = $1 and user_id = $2',
    [factorId, userId],
  );
  if (!rows[0]) throw new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found');

  return rows[0];
}

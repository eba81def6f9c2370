import { z } from 'zod';
import {
  identityRevealSchema,
  type IdentityReveal,
  type IdentityRevealAnswer,
} from '../../../src/domain/underwriting/identity-reveal.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { openSecret } from '../_shared/seal.ts';
import { checkStaff } from '../_shared/staff.ts';

const revealedSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('revealed'),
    sealed: z.string(),
    nonce: z.string(),
    key_id: z.string(),
  }),
  z.object({ outcome: z.enum(['not-staff', 'own-application', 'not-found']) }),
]);

/** Nobody needs customers' numbers more often than every two minutes. */
const PER_PERSON = { name: 'reveal-identity-person', allowed: 30, windowSeconds: 3600 };

/**
 * Show the SSN or the EIN of an application to a staff member whose second-factor code is at most ten minutes old. The
 * history records the person, the number and the reason before the number is opened. So no number is shown without a
 * record, though there may be a record of a number that could not be shown.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'reveal-identity',
      limit: { allowed: 200, windowSeconds: 600 },
      schema: identityRevealSchema,
      handle: (call) => revealIdentity(dependencies, call),
    },
    dependencies,
  );
}

async function revealIdentity(
  { database, keyring, limitRate, now }: Dependencies,
  { body: { applicationId, which, reason }, caller }: Call<IdentityReveal>,
): Promise<Outcome<IdentityRevealAnswer>> {
  const staff = await checkStaff(database, caller, { recentCodeAt: now() });
  if (!staff.ok) return staff;

  const limit = await limitRate(PER_PERSON, staff.value);
  if (!limit.ok) return limit;

  const { data, error } = await database.rpc('reveal_identity', {
    request: { application_id: applicationId, staff_id: staff.value, which, reason },
  });
  if (error) throw new DependencyError('database', error.code);

  const revealed = revealedSchema.parse(data);
  if (revealed.outcome !== 'revealed') return { ok: false, code: revealed.outcome };

  const { sealed, nonce, key_id: keyId } = revealed;
  const context = { applicationId, kind: which };

  return {
    ok: true,
    value: { number: await openSecret(keyring, { sealed, nonce, keyId }, context) },
  };
}

import { z } from 'zod';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { describeError } from '../_shared/log.ts';
import { storeRiders } from '../_shared/issuing/store-riders.ts';
import { signBond } from '../_shared/proof/sign-manifest.ts';

const NAME = 'sign-manifests';

/** How many bonds one call signs; what is over waits for the next. */
const MOST_BONDS = 200;

const idsSchema = z.array(z.uuid());

const requestSchema = z.strictObject({
  /** The id of a key that is no longer to be trusted: what it signed is signed again with the key in use. */
  replacedKey: z.string().min(1).max(64).optional(),
});

/**
 * How many riders got their papers, how many bonds were signed, how many could not be, and whether more may wait.
 * Without a key none is signed.
 */
type Signing = { riders: number; signed: number; failed: number; mayBeMore: boolean };

/**
 * Make the papers of riders whose approval could not, then sign the bonds whose issue could not, and those that have
 * changed. Opens to the secret key alone; a schedule calls it.
 * Doing it twice does no more.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      schema: requestSchema,
      keys: dependencies.secretKeys,
      handle: ({ body }) => signManifests(dependencies, body.replacedKey),
    },
    dependencies,
  );
}

async function signManifests(
  dependencies: Dependencies,
  replacedKey: string | undefined,
): Promise<Outcome<Signing>> {
  const { database, signingKey, log } = dependencies;
  const riders = await storeRiders(dependencies);
  if (signingKey === undefined)
    return { ok: true, value: { riders, signed: 0, failed: 0, mayBeMore: false } };

  const { data, error } = await database.rpc('find_bonds_to_sign', {
    // The key in use is never replaced by itself.
    replaced_key: replacedKey === signingKey.id ? null : (replacedKey ?? null),
    most: MOST_BONDS,
  });
  if (error) throw new DependencyError('database', error.code);

  const ids = idsSchema.parse(data);
  let signed = 0;
  let failed = 0;
  for (const id of ids) {
    try {
      if ((await signBond(dependencies, id, replacedKey)) === 'signed') signed += 1;
    } catch (error) {
      // One bond that cannot be signed keeps no other from it.
      failed += 1;
      log({ ...describeError(NAME, error), failure: 'not-signed', bond: id });
    }
  }

  return { ok: true, value: { riders, signed, failed, mayBeMore: ids.length === MOST_BONDS } };
}

import { z } from 'zod';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { describeError } from '../_shared/log.ts';
import { storeWaitingPapers, type StoredPapers } from '../_shared/issuing/store-waiting-papers.ts';
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
 * How many riders and certificates got their papers, how many bonds were signed, how many could not be, and whether more
 * may wait. Without a key none is signed.
 */
type Signing = { papers: number; signed: number; failed: number; mayBeMore: boolean };

/**
 * Make some of the riders and certificates whose papers could not be made at once, then sign the bonds that could not be
 * signed at once, and those that have changed. Opens to the secret key alone; a schedule calls it. Doing it twice does no
 * more.
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
  const { made: papers, mayBeMore } = await tryPapers(dependencies);

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

  return {
    ok: true,
    value: { papers, signed, failed, mayBeMore: mayBeMore || ids.length === MOST_BONDS },
  };
}

/** Papers that cannot be made keep no bond from being signed. */
async function tryPapers(dependencies: Dependencies): Promise<StoredPapers> {
  try {
    return await storeWaitingPapers(dependencies);
  } catch (error) {
    dependencies.log({ ...describeError(NAME, error), failure: 'no-papers' });

    return { made: 0, mayBeMore: false };
  }
}

import { z } from 'zod';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { describeError } from '../_shared/log.ts';
import { storeWaitingPapers, type StoredPapers } from '../_shared/issuing/store-waiting-papers.ts';
import { signBond } from '../_shared/proof/sign-manifest.ts';
import { nullable } from '../_shared/service-client.ts';

const NAME = 'sign-manifests';

/** Maximum number of bonds per call, about a second and a half of work. The next call signs the rest. */
const MAX_BONDS = 50;

const idsSchema = z.array(z.uuid());

const requestSchema = z.strictObject({
  /** The id of a key that is no longer trusted. Its manifests are signed again with the current key. */
  replacedKey: z.string().min(1).max(64).optional(),
});

/**
 * The results of a call: riders and certificates whose papers were made, bonds signed, bonds that could not be signed,
 * and whether more may be waiting.
 */
type Signing = { papers: number; signed: number; failed: number; mayBeMore: boolean };

/**
 * Make the missing papers of some riders and certificates, then sign the bonds that are unsigned or changed. Requires
 * the secret key; a schedule calls it. Repeating it has no further effect.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      // A schedule calls it once an hour. After a change of keys, an operator calls it repeatedly.
      limit: { allowed: 600, windowSeconds: 600 },
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
    // The current key never counts as replaced.
    replaced_key: nullable(replacedKey === signingKey.id ? null : replacedKey),
    max_rows: MAX_BONDS,
  });
  if (error) throw new DependencyError('database', error.code);

  const ids = idsSchema.parse(data);
  let signed = 0;
  let failed = 0;
  for (const id of ids) {
    try {
      if ((await signBond(dependencies, id, replacedKey)) === 'signed') signed += 1;
    } catch (error) {
      // A bond that cannot be signed must not stop the others.
      failed += 1;
      log({ ...describeError(NAME, error), failure: 'not-signed', bond: id });
    }
  }

  return {
    ok: true,
    value: { papers, signed, failed, mayBeMore: mayBeMore || ids.length === MAX_BONDS },
  };
}

/** Make missing papers. A failure is logged and must not stop the signing. */
async function tryPapers(dependencies: Dependencies): Promise<StoredPapers> {
  try {
    return await storeWaitingPapers(dependencies);
  } catch (error) {
    dependencies.log({ ...describeError(NAME, error), failure: 'no-papers' });

    return { made: 0, mayBeMore: false };
  }
}

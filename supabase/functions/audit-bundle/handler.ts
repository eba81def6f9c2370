import {
  bondIdRequestSchema,
  type BondIdRequest,
} from '../../../src/domain/bonds/bond-file-request.ts';
import { auditBundleName } from '../../../src/domain/papers/file-names.ts';
import { recordPapersOpening } from '../_shared/bond-papers-opening.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { loadBondFacts } from '../_shared/proof/bond-facts.ts';
import { packBundle } from './pack-bundle.ts';

/**
 * All evidence of a bond in one ZIP file, for its owner or staff. Other callers get 'not-found', so that they cannot
 * tell whether the bond exists.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'audit-bundle',
      // Each bundle is one call.
      limit: { allowed: 60, windowSeconds: 600 },
      schema: bondIdRequestSchema,
      handle: (call) => bundle(dependencies, call),
    },
    dependencies,
  );
}

async function bundle(
  dependencies: Dependencies,
  { body, caller }: Call<BondIdRequest>,
): Promise<Outcome<Response>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const { database } = dependencies;
  const facts = await loadBondFacts(database, body.bondId);
  const isOwner = facts?.ownerId === caller.userId;
  const mayRead =
    facts !== undefined && (isOwner || (await recordPapersOpening(database, body.bondId, caller)));
  if (!mayRead) return { ok: false, code: 'not-found' };

  const zip = await packBundle(dependencies, facts, { isForOwner: isOwner });

  return {
    ok: true,
    value: new Response(new Uint8Array(zip), {
      headers: {
        // supabase-js would read a ZIP content type as text.
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${auditBundleName(facts.number)}"`,
      },
    }),
  };
}

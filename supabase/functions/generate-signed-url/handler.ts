import {
  bondFileRequestSchema,
  type BondFileAnswer,
  type BondFileRequest,
} from '../../../src/domain/bonds/bond-file-request.ts';
import { bondFileName } from '../../../src/domain/bonds/bond-files.ts';
import { recordPapersOpening } from '../_shared/bond-papers-opening.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { findBond, pathOf, signFile } from './bond-file.ts';

/**
 * Sign a URL for one file of a bond, for its owner or staff. The URL is valid for one minute and saves the file under a
 * readable name. Other callers get 'not-found', so that they cannot tell whether the bond exists.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'generate-signed-url',
      schema: bondFileRequestSchema,
      handle: (call) => generateSignedUrl(dependencies, call),
    },
    dependencies,
  );
}

async function generateSignedUrl(
  { database }: Dependencies,
  { body, caller }: Call<BondFileRequest>,
): Promise<Outcome<BondFileAnswer>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const bond = await findBond(database, body.bondId);
  const mayRead =
    bond !== undefined &&
    (bond.ownerId === caller.userId || (await recordPapersOpening(database, body.bondId, caller)));
  if (!mayRead) return { ok: false, code: 'not-found' };

  const path = pathOf(bond, body);
  const name = bondFileName(bond, body.type, body.ordinal);
  const url = path && (await signFile(database, path, name));

  return url ? { ok: true, value: { url } } : { ok: false, code: 'not-available' };
}

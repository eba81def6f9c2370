import {
  bondFileRequestSchema,
  isBuyersPaper,
  type BondFileAnswer,
  type BondFileRequest,
} from '../../../src/domain/bonds/bond-file-request.ts';
import { bondFileName } from '../../../src/domain/bonds/bond-files.ts';
import { mayOpenPapers } from '../_shared/bond-papers-access.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { findBond, pathOf, signFile } from './bond-file.ts';

/**
 * Sign a URL for one file of a bond, for the people whom `mayOpenPapers` names. The URL is valid for one minute and saves
 * the file under a readable name. Other callers get 'not-found', so that they cannot tell whether the bond exists.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'generate-signed-url',
      // Each file is one call. An attorney may fetch the files of a dozen estates in a row.
      limit: { allowed: 120, windowSeconds: 600 },
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
  const { bondId, type } = body;
  const quoteKey = isBuyersPaper(type) ? body.quoteKey : undefined;
  if (caller.userId === undefined && quoteKey === undefined)
    return { ok: false, code: 'unauthorized' };

  const bond = await findBond(database, bondId);
  const mayOpen =
    bond !== undefined &&
    (await mayOpenPapers(database, { id: bondId, ownerId: bond.ownerId }, { caller, quoteKey }));
  if (!mayOpen) return { ok: false, code: 'not-found' };

  const path = pathOf(bond, body);
  const name = bondFileName(bond, type, body.ordinal);
  const url = path && (await signFile(database, path, name));

  return url ? { ok: true, value: { url } } : { ok: false, code: 'not-available' };
}

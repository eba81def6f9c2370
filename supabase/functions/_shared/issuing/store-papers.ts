import { BONDS_BUCKET } from '../../../../src/domain/bonds/bond-files.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { toHex } from '../encoding.ts';
import { DependencyError } from '../failures.ts';
import { makeBondPaper } from '../papers/bond-paper.ts';
import { makePowerOfAttorneyPaper } from '../papers/power-of-attorney-paper.ts';
import type { ServiceClient } from '../service-client.ts';
import { isMissingFile, mayBeTaken } from '../storage-answers.ts';

/** Make the papers of a bond and store them. */
export async function storePapers(
  database: ServiceClient,
  id: string,
  facts: IssuedBond,
): Promise<void> {
  // Make both before sending the first: an upload that fails while nothing awaits it ends the process of all
  // functions.
  const [bond, power] = [await makeBondPaper(facts), await makePowerOfAttorneyPaper(facts)];
  const [bondHash, powerHash] = await Promise.all([
    keepFile(database, `${id}/bond.pdf`, bond),
    keepFile(database, `${id}/power-of-attorney.pdf`, power),
  ]);

  await recordPapers(database, id, { bondHash, powerHash });
}

/** Record the hashes of the stored papers of a bond. The first papers stay. */
export async function recordPapers(
  database: ServiceClient,
  id: string,
  { bondHash, powerHash }: { bondHash: string; powerHash: string },
): Promise<void> {
  const { error } = await database.rpc('store_bond_papers', {
    of_bond: id,
    bond_sha256: bondHash,
    power_sha256: powerHash,
  });
  if (error) throw new DependencyError('database', error.code);
}

/** Store a file unless its path is taken. Returns the SHA-256 of the stored file. */
export async function keepFile(
  { storage }: ServiceClient,
  path: string,
  bytes: Uint8Array,
): Promise<string> {
  const { error } = await storage
    .from(BONDS_BUCKET)
    .upload(path, bytes, { contentType: 'application/pdf', upsert: false, cacheControl: '0' });
  if (!error) return hashOf(bytes);
  if (!mayBeTaken(error.status)) throw new DependencyError('storage', error.statusCode);

  // Another call was faster, and equal facts make equal papers.
  const there = await storage.from(BONDS_BUCKET).download(path);
  if (there.error) throw new DependencyError('storage', there.error.name);

  return hashOf(new Uint8Array(await there.data.arrayBuffer()));
}

/** The bytes of a stored file. Undefined if it does not exist. */
export async function findFile(
  { storage }: ServiceClient,
  path: string,
): Promise<Uint8Array | undefined> {
  const { data, error } = await storage.from(BONDS_BUCKET).download(path);
  if (!error) return new Uint8Array(await data.arrayBuffer());

  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  if (isMissingFile(status)) return undefined;

  throw new DependencyError('storage', error.name);
}

/** The SHA-256 of a file in hexadecimal. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))));
}

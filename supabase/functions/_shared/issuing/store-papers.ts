import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { toHex } from '../encoding.ts';
import { DependencyError } from '../failures.ts';
import { makeBondPaper } from '../papers/bond-paper.ts';
import { makePowerOfAttorneyPaper } from '../papers/power-of-attorney-paper.ts';
import { storedBondSchema, type StoredBond } from './stored-bond.ts';

const BUCKET = 'bonds';

/** How Storage says that a file is there already: another call was faster, and equal facts make equal papers. */
const EXISTS_STATUSES: readonly (number | undefined)[] = [400, 409];

const storedSchema = z.object({ outcome: z.literal('stored'), bond: storedBondSchema });

/** Make the papers of a bond, keep them, and put the bond in force. */
export async function storePapers(
  database: SupabaseClient,
  id: string,
  facts: IssuedBond,
): Promise<StoredBond> {
  const [bondHash, powerHash] = await Promise.all([
    keepFile(database, `${id}/bond.pdf`, await makeBondPaper(facts)),
    keepFile(database, `${id}/power-of-attorney.pdf`, await makePowerOfAttorneyPaper(facts)),
  ]);

  const { data, error } = await database.rpc('store_bond_papers', {
    of_bond: id,
    bond_sha256: bondHash,
    power_sha256: powerHash,
  });
  if (error) throw new DependencyError('database', error.code);

  return storedSchema.parse(data).bond;
}

/** Keep a file where none is, and give the SHA-256 of what lies there now. */
export async function keepFile(
  { storage }: SupabaseClient,
  path: string,
  bytes: Uint8Array,
): Promise<string> {
  const { error } = await storage
    .from(BUCKET)
    .upload(path, bytes, { contentType: 'application/pdf', upsert: false, cacheControl: '0' });
  if (!error) return hashOf(bytes);
  if (!EXISTS_STATUSES.includes(error.status))
    throw new DependencyError('storage', error.statusCode);

  const there = await storage.from(BUCKET).download(path);
  if (there.error) throw new DependencyError('storage', there.error.name);

  return hashOf(new Uint8Array(await there.data.arrayBuffer()));
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))));
}

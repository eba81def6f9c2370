import { z } from 'zod';
import type { Caller } from './caller.ts';
import { DependencyError } from './failures.ts';
import { checkStaff } from './staff.ts';
import type { ServiceClient } from './service-client.ts';

const openingSchema = z.enum(['recorded', 'not-staff', 'not-found']);

/**
 * Record that a staff member opens papers of a bond, because the papers name its principal. Returns false and records
 * nothing if the caller has no access as staff; the caller must then not get the papers.
 */
export async function recordPapersOpening(
  database: ServiceClient,
  bondId: string,
  caller: Caller,
): Promise<boolean> {
  const staff = await checkStaff(database, caller);
  if (!staff.ok) return false;

  const { data, error } = await database.rpc('record_bond_papers_opening', {
    request: { bond_id: bondId, staff_id: staff.value },
  });
  if (error) throw new DependencyError('database', error.code);

  return openingSchema.parse(data) === 'recorded';
}

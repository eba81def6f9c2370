import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Caller } from './caller.ts';
import { DependencyError } from './failures.ts';
import { checkStaff } from './staff.ts';

const openingSchema = z.enum(['recorded', 'not-staff', 'not-found']);

/**
 * Record that a member of the staff opens papers of a bond, which name its principal. False, and nothing is recorded,
 * where the caller is not let in as staff: then the papers stay closed.
 */
export async function recordPapersOpening(
  database: SupabaseClient,
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

import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { DependencyError } from './failures.ts';

const openingSchema = z.enum(['recorded', 'not-staff', 'not-found']);

/**
 * Record that a member of the staff opens papers of a bond, which name its principal. False, and nothing is recorded,
 * where the person has no role: then the papers stay closed.
 */
export async function recordPapersOpening(
  database: SupabaseClient,
  bondId: string,
  staffId: string,
): Promise<boolean> {
  const { data, error } = await database.rpc('record_bond_papers_opening', {
    request: { bond_id: bondId, staff_id: staffId },
  });
  if (error) throw new DependencyError('database', error.code);

  return openingSchema.parse(data) === 'recorded';
}

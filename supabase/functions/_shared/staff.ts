import type { SupabaseClient } from '@supabase/supabase-js';
import { DependencyError } from './failures.ts';

/** Whether a user has any role of the staff. The same as `private.is_staff()` of the database, for a verified id. */
export async function isStaff(database: SupabaseClient, userId: string): Promise<boolean> {
  const { data, error } = await database
    .from('staff_roles')
    .select('role')
    .eq('user_id', userId)
    .limit(1);
  if (error) throw new DependencyError('database', error.code);

  return data.length > 0;
}

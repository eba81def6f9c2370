import type { SupabaseClient } from '@supabase/supabase-js';
import { DependencyError } from '../_shared/failures.ts';

const GONE = 404;

/** Remove every second factor of a user. One that somebody else removed meanwhile counts as removed. */
export async function removeFactors(
  { mfa }: SupabaseClient['auth']['admin'],
  userId: string,
): Promise<void> {
  const { data, error } = await mfa.listFactors({ userId });
  if (error) throw new DependencyError('auth', error.code);

  for (const { id } of data.factors) {
    const { error: refusal } = await mfa.deleteFactor({ id, userId });
    if (refusal && refusal.status !== GONE) throw new DependencyError('auth', refusal.code);
  }
}

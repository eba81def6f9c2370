import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Environment } from './environment.ts';

/** A client that acts as service_role and holds no session: row level security does not apply to it. */
export function createServiceClient(environment: Environment): SupabaseClient {
  const keys = environment.SUPABASE_SECRET_KEYS;
  const key = keys['default'] ?? Object.values(keys)[0];
  if (key === undefined) throw new Error('[functions] SUPABASE_SECRET_KEYS holds no key');

  return createClient(environment.SUPABASE_URL, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

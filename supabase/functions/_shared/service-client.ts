import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../src/data/database.types.ts';
import type { Environment } from './environment.ts';

/** A client of the whole database, typed from the migrations. */
export type ServiceClient = SupabaseClient<Database>;

/** Pass null to an argument of a database function. The generated types leave null out, but PostgreSQL accepts it. */
export function nullable<Value>(value: Value | null | undefined): Value {
  return (value ?? null) as Value;
}

/** Create a client that acts as service_role and stores no session. Row level security does not apply to it. */
export function createServiceClient(environment: Environment): ServiceClient {
  const keys = environment.SUPABASE_SECRET_KEYS;
  const key = keys['default'] ?? Object.values(keys)[0];
  if (key === undefined) throw new Error('[functions] SUPABASE_SECRET_KEYS holds no key');

  return createClient<Database>(environment.SUPABASE_URL, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

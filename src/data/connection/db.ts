import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.types';

/** A connection to the project's database, typed by its schema. */
export type Db = SupabaseClient<Database>;

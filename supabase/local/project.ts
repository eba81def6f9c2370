import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at the end. */
export const PROJECT_DIRECTORY = fileURLToPath(new URL('../../', import.meta.url));

/** The project's migrations, the same files that a hosted project gets. */
export const MIGRATIONS_DIRECTORY = `${PROJECT_DIRECTORY}supabase/migrations`;

/** Rows for a new database. The file may be missing. */
export const SEED_FILE = `${PROJECT_DIRECTORY}supabase/seed.sql`;

/** The project's Edge Functions, one folder each. */
export const FUNCTIONS_DIRECTORY = `${PROJECT_DIRECTORY}supabase/functions`;

/** Settings shared with the official CLI. */
export const CONFIG_FILE = `${PROJECT_DIRECTORY}supabase/config.toml`;

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = join(import.meta.dirname, '../../../supabase/migrations');

const SUFFIX = '_sync_bond_catalogue.sql';

/** The newest migration that fills the catalogue. It must match the content. */
export function findCatalogueMigration(): string {
  const newest = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(SUFFIX))
    .sort()
    .at(-1);

  return join(MIGRATIONS, newest ?? `20261123000210${SUFFIX}`);
}

/** The path of a further catalogue migration, for databases that have already run the newest one. */
export function nextCatalogueMigration(now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);

  return join(MIGRATIONS, `${stamp}${SUFFIX}`);
}

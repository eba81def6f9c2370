import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MIGRATIONS = fileURLToPath(new URL('../../../supabase/migrations', import.meta.url));

const SUFFIX = '_sync_bond_catalogue.sql';

/** The newest migration that fills the catalogue: the one that must agree with content. */
export function findCatalogueMigration(): string {
  const newest = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(SUFFIX))
    .sort()
    .at(-1);

  return join(MIGRATIONS, newest ?? `20260110090000${SUFFIX}`);
}

/** Where a further catalogue migration goes, for databases that have already run the newest. */
export function nextCatalogueMigration(now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);

  return join(MIGRATIONS, `${stamp}${SUFFIX}`);
}

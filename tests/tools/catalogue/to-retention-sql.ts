import type { Site } from '../../../src/collections/schemas/site.ts';
import { RETENTION_KEYS } from '../../../src/domain/retention/retention-periods.ts';
import { readSite } from './read-content.ts';

/** The migration with the database's copy of the periods. */
export const RETENTION_MIGRATION = 'supabase/migrations/20261123001910_set_retention_periods.sql';

/** The section `retention` of `content/site.yaml`, validated. */
export function readRetention(): Site['retention'] {
  return readSite().retention;
}

/** The statements that replace the database's periods with these. */
export function toRetentionSql(retention: Site['retention']): string {
  const rows = RETENTION_KEYS.map((key) => `  ('${key}', ${retention[key].days})`).join(',\n');

  return `-- Written by \`npm run db:catalogue\` from the section retention of content/site.yaml. Do not edit.

insert into private.retention_periods (name, days)
values
${rows}
on conflict (name) do update set days = excluded.days;
`;
}

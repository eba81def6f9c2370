import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findCatalogueMigration, nextCatalogueMigration } from './catalogue/catalogue-migration.ts';
import { readBonds } from './catalogue/read-content.ts';
import { toCatalogueSql } from './catalogue/to-catalogue-sql.ts';
import {
  readRetention,
  RETENTION_MIGRATION,
  toRetentionSql,
} from './catalogue/to-retention-sql.ts';

/**
 * `npm run db:catalogue` rewrites the newest catalogue migration from content/bonds, and the retention periods from
 * content/site.yaml. Once that one
 * has run on a database that matters, `npm run db:catalogue -- --new` adds another instead: a
 * migration runs once.
 */
const path = process.argv.includes('--new')
  ? nextCatalogueMigration(new Date())
  : findCatalogueMigration();

writeFileSync(path, toCatalogueSql(readBonds()));
writeFileSync(RETENTION_MIGRATION, toRetentionSql(readRetention()));
process.stdout.write(`Wrote ${relative(process.cwd(), path)}\n`);

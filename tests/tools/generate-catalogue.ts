import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findCatalogueMigration, nextCatalogueMigration } from './catalogue/catalogue-migration.ts';
import { runOnContent } from './catalogue/content-file.ts';
import { readBonds } from './catalogue/read-content.ts';
import { toCatalogueSql } from './catalogue/to-catalogue-sql.ts';
import { LETTER_DATA_MIGRATION, toLetterDataSql } from './catalogue/to-letter-data-sql.ts';
import {
  readRetention,
  RETENTION_MIGRATION,
  toRetentionSql,
} from './catalogue/to-retention-sql.ts';

/**
 * `npm run db:catalogue` rewrites the newest catalogue migration from content/bonds, the retention periods from
 * content/site.yaml, and the schemas of mails from src/domain/notifications. A database runs each migration once, so
 * after a deployment use `npm run db:catalogue -- --new`, which adds another migration instead.
 */
const path = process.argv.includes('--new')
  ? nextCatalogueMigration(new Date())
  : findCatalogueMigration();

await runOnContent(() => {
  const files = [
    [path, toCatalogueSql(readBonds())],
    [RETENTION_MIGRATION, toRetentionSql(readRetention())],
    [LETTER_DATA_MIGRATION, toLetterDataSql()],
  ] as const;

  for (const [file, text] of files) {
    writeFileSync(file, text);
    process.stdout.write(`Wrote ${relative(process.cwd(), file)}\n`);
  }
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAFT_MAX_AGE_DAYS } from '~/domain/quote/draft-limits.ts';
import { findCatalogueMigration } from '../tools/catalogue/catalogue-migration.ts';
import { readBonds } from '../tools/catalogue/read-content.ts';
import { toCatalogueSql } from '../tools/catalogue/to-catalogue-sql.ts';
import {
  readRetention,
  RETENTION_MIGRATION,
  toRetentionSql,
} from '../tools/catalogue/to-retention-sql.ts';

describe("the database's copy of the retention periods", () => {
  it('is what `npm run db:catalogue` makes of content/site.yaml today', () => {
    expect(readFileSync(RETENTION_MIGRATION, 'utf8')).toBe(toRetentionSql(readRetention()));
  });

  it('deletes drafts when the wizard stops to offer them', () => {
    expect(readRetention().drafts.days).toBe(DRAFT_MAX_AGE_DAYS);
  });
});

describe("the database's copy of the catalogue", () => {
  it('is what `npm run db:catalogue` makes of content/bonds today', () => {
    expect(readFileSync(findCatalogueMigration(), 'utf8')).toBe(toCatalogueSql(readBonds()));
  });

  it('reads the same each time it is made', () => {
    expect(toCatalogueSql(readBonds())).toBe(toCatalogueSql(readBonds()));
  });

  it('keeps an apostrophe from ending its text', () => {
    const [bond] = readBonds();
    if (!bond) throw new Error('The catalogue is empty');
    const data = { ...bond.data, description: "The surety's promise." };

    expect(toCatalogueSql([{ ...bond, data }])).toContain("'The surety''s promise.'");
  });
});

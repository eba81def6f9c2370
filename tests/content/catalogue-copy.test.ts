import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAFT_MAX_AGE_DAYS } from '~/domain/quote/draft-limits.ts';
import { findCatalogueMigration } from '../tools/catalogue/catalogue-migration.ts';
import { readBonds } from '../tools/catalogue/read-content.ts';
import { toCatalogueSql } from '../tools/catalogue/to-catalogue-sql.ts';
import { LETTER_DATA_MIGRATION, toLetterDataSql } from '../tools/catalogue/to-letter-data-sql.ts';
import {
  readRetention,
  RETENTION_MIGRATION,
  toRetentionSql,
} from '../tools/catalogue/to-retention-sql.ts';

describe("the database's copy of the retention periods", () => {
  it('equals the output of `npm run db:catalogue` for content/site.yaml', () => {
    expect(readFileSync(RETENTION_MIGRATION, 'utf8')).toBe(toRetentionSql(readRetention()));
  });

  it('deletes drafts when the wizard stops offering them', () => {
    expect(readRetention().drafts.days).toBe(DRAFT_MAX_AGE_DAYS);
  });
});

describe("the database's copy of the schemas of mails", () => {
  it('equals the output of `npm run db:catalogue` for the letters', () => {
    expect(readFileSync(LETTER_DATA_MIGRATION, 'utf8')).toBe(toLetterDataSql());
  });
});

describe("the database's copy of the catalogue", () => {
  it('equals the output of `npm run db:catalogue` for content/bonds', () => {
    expect(readFileSync(findCatalogueMigration(), 'utf8')).toBe(toCatalogueSql(readBonds()));
  });

  it('is the same every time the command runs', () => {
    expect(toCatalogueSql(readBonds())).toBe(toCatalogueSql(readBonds()));
  });

  it('escapes an apostrophe', () => {
    const [bond] = readBonds();
    if (!bond) throw new Error('The catalogue is empty');
    const data = { ...bond.data, description: "The surety's promise." };

    expect(toCatalogueSql([{ ...bond, data }])).toContain("'The surety''s promise.'");
  });
});

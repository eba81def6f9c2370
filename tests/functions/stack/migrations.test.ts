import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applyMigrations,
  EarlierSchemaError,
  readMigrations,
  type Migration,
} from '../../../supabase/local/database/migrations';
import { MIGRATIONS_DIRECTORY } from '../../../supabase/local/project';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';
import { temporaryFolder } from './temporary-folder';

describe('readMigrations', () => {
  it('returns the files in the order of their versions', async () => {
    const folder = await temporaryFolder({
      '20260102000000_second.sql': 'select 2;',
      '20260101000000_first.sql': 'select 1;',
      'notes.md': 'not a migration',
    });

    expect(await readMigrations(folder)).toEqual([
      { version: '20260101000000', file: '20260101000000_first.sql', sql: 'select 1;' },
      { version: '20260102000000', file: '20260102000000_second.sql', sql: 'select 2;' },
    ]);
  });

  it('refuses a file without a version in its name', async () => {
    const folder = await temporaryFolder({ 'add-table.sql': 'select 1;' });

    await expect(readMigrations(folder)).rejects.toThrow(
      'Migration "add-table.sql" has the wrong name',
    );
  });

  it('refuses two files with the same version', async () => {
    const folder = await temporaryFolder({
      '20260101000000_one.sql': 'select 1;',
      '20260101000000_two.sql': 'select 2;',
    });

    await expect(readMigrations(folder)).rejects.toThrow(
      'Two migrations have version 20260101000000',
    );
  });
});

describe('applyMigrations', () => {
  let database: TestDatabase;
  const first = {
    version: '20990101000000',
    file: '20990101000000_first.sql',
    sql: 'create table one (id int);',
  };
  const second = {
    version: '20990102000000',
    file: '20990102000000_second.sql',
    sql: 'create table two (id int);',
  };

  let project: Migration[];

  beforeAll(async () => {
    project = await readMigrations(MIGRATIONS_DIRECTORY);
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('applies pending migrations once, and stores the history where the Supabase CLI does', async () => {
    expect(await applyMigrations(database, [...project, first])).toEqual([first.file]);
    expect(await applyMigrations(database, [...project, first, second])).toEqual([second.file]);

    const { rows } = await database.query(
      `select version, name from supabase_migrations.schema_migrations where version > '2099' order by version`,
    );
    expect(rows).toEqual([
      { version: first.version, name: 'first' },
      { version: second.version, name: 'second' },
    ]);
  });

  it.each([
    [
      'a file changed after it was applied',
      [{ ...first, sql: 'create table other (id int);' }, second],
    ],
    ['an applied file is gone', [second]],
  ])('changes nothing and says how to go on when %s', async (_, later) => {
    const third = { version: '20990109000000', file: '20990109000000_third.sql', sql: 'nonsense;' };
    const start = applyMigrations(database, [...project, ...later, third]);

    await expect(start).rejects.toThrow(EarlierSchemaError);
    await expect(start).rejects.toThrow(
      `Changed or removed since: ${first.file}. Run "npm run db:reset"`,
    );
  });

  it('names the first three of many changed files', () => {
    expect(new EarlierSchemaError(['a.sql', 'b.sql', 'c.sql', 'd.sql', 'e.sql']).message).toContain(
      'since: a.sql, b.sql, c.sql and 2 more. Run',
    );
  });

  it('rolls back a failed migration, names it and can try again', async () => {
    const earlier = [...project, first, second];
    const broken = {
      version: '20990103000000',
      file: '20990103000000_broken.sql',
      sql: 'create table three (id int); insert into three values (1 / 0);',
    };

    await expect(applyMigrations(database, [...earlier, broken])).rejects.toThrow(
      'Migration 20990103000000_broken.sql failed: division by zero (SQLSTATE 22012)',
    );
    const repaired = { ...broken, sql: 'create table three (id int);' };
    expect(await applyMigrations(database, [...earlier, repaired])).toEqual([broken.file]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations, readMigrations } from '../../../supabase/local/database/migrations';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';
import { temporaryFolder } from './temporary-folder';

describe('readMigrations', () => {
  it('gives the files in the order of their versions', async () => {
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

  it('refuses a file whose name tells no version', async () => {
    const folder = await temporaryFolder({ 'add-table.sql': 'select 1;' });

    await expect(readMigrations(folder)).rejects.toThrow(
      'Migration "add-table.sql" has the wrong name',
    );
  });

  it('refuses two files of one version', async () => {
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

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('applies what is pending, once, and keeps the history where the official CLI keeps it', async () => {
    expect(await applyMigrations(database, [first])).toEqual({
      applied: [first.file],
      changed: [],
    });
    expect(await applyMigrations(database, [first, second])).toEqual({
      applied: [second.file],
      changed: [],
    });

    const { rows } = await database.query(
      `select version, name from supabase_migrations.schema_migrations where version > '2099' order by version`,
    );
    expect(rows).toEqual([
      { version: first.version, name: 'first' },
      { version: second.version, name: 'second' },
    ]);
  });

  it('tells of a file that changed after it was applied', async () => {
    const { changed } = await applyMigrations(database, [
      { ...first, sql: 'create table other (id int);' },
    ]);

    expect(changed).toEqual([first.file]);
  });

  it('undoes the whole of a migration that fails, names it and can try again', async () => {
    const broken = {
      version: '20990103000000',
      file: '20990103000000_broken.sql',
      sql: 'create table three (id int); insert into three values (1 / 0);',
    };

    await expect(applyMigrations(database, [broken])).rejects.toThrow(
      'Migration 20990103000000_broken.sql failed: division by zero (SQLSTATE 22012)',
    );
    const repaired = { ...broken, sql: 'create table three (id int);' };
    expect((await applyMigrations(database, [repaired])).applied).toEqual([broken.file]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askAdvisors } from '../../supabase/local/cli/advisors';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

/** The test starts two processes and a Postgres, possibly on a busy machine. */
const TIMEOUT_MS = 120_000;

describe('the security and performance advisors of Supabase', { timeout: TIMEOUT_MS }, () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.close());

  it('find no problem in the project', async () => {
    expect(await askAdvisors(database)).toEqual({ passes: true, findings: [] });
  });

  it('report a table of customers that anyone may read', async () => {
    await database.exec(`
      create table public.careless (id bigint primary key, ssn text);
      grant select on public.careless to anon;
    `);

    const { passes, findings } = await askAdvisors(database);

    expect(passes).toBe(false);
    expect(findings).toContainEqual(expect.stringContaining('ERROR rls_disabled_in_public'));
  });
});

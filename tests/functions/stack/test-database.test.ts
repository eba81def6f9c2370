import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOND_SLUGS } from '../../../src/domain/bonds/bond-types';
import {
  asRole,
  createTestDatabase,
  insertUser,
  type TestDatabase,
} from '../../support/test-database';

describe('a test database', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    await database.exec(`
      create table public.ungranted (id int);
      create table public.notes (id int, owner uuid default auth.uid());
      alter table public.notes enable row level security;
      grant select, insert on public.notes to authenticated, service_role;
      create policy "Owners read" on public.notes for select to authenticated using ((select auth.uid()) = owner);
      create policy "Owners add" on public.notes for insert to authenticated with check ((select auth.uid()) = owner);
    `);
  });
  afterAll(() => database.close());

  it('has every migration of the project', async () => {
    const { rows } = await database.query('select slug from public.bond_types');
    expect(rows).toHaveLength(BOND_SLUGS.length);
  });

  it.each(['anon', 'authenticated', 'service_role'] as const)(
    'refuses %s a table without a grant, like a hosted project',
    async (role) => {
      await expect(
        asRole(database, role, {}, (as) => as.query('select * from public.ungranted')),
      ).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('runs SQL as the caller, and lets service_role bypass row level security', async () => {
    const [owner, other] = [await insertUser(database), randomUUID()];
    await asRole(database, 'authenticated', { sub: owner }, (as) =>
      as.query('insert into public.notes (id) values (1)'),
    );
    const count = (role: 'authenticated' | 'service_role', userId?: string) =>
      asRole(
        database,
        role,
        userId === undefined ? {} : { sub: userId },
        async (as) => (await as.query('select 1 from public.notes')).rows.length,
      );

    expect(await count('authenticated', owner)).toBe(1);
    expect(await count('authenticated', other)).toBe(0);
    expect(await count('service_role')).toBe(1);
  });

  it('resets the role after the work', async () => {
    await asRole(database, 'anon', {}, (as) => as.query('select 1'));
    const { rows } = await database.query('select current_user as name, auth.uid() as uid');
    expect(rows).toEqual([{ name: 'postgres', uid: null }]);
  });

  it('identifies the caller by the claims alone, too', async () => {
    const id = randomUUID();
    const { rows } = await database.transaction(async (transaction) => {
      await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: id, role: 'authenticated', email: 'kim@example.com' }),
      ]);
      return transaction.query(
        'select auth.uid() as uid, auth.role() as role, auth.email() as email',
      );
    });
    expect(rows).toEqual([{ uid: id, role: 'authenticated', email: 'kim@example.com' }]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../support/actor-database.ts';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { storeApplicationIn } from '../support/moved-application.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';
import { storeBond } from '../support/stored-bond.ts';

const PASSWORD = 'Ebb-and-flow-1742';

let database: ActorDatabase;
let customer: SignedIn & { sessionId: string };
let stranger: SignedIn & { sessionId: string };

/** A customer with a password and an open session. */
async function signUp(): Promise<SignedIn & { sessionId: string }> {
  const { userId } = await database.addCustomer();
  const sessionId = randomUUID();
  await database.query(
    `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where id = $1`,
    [userId, PASSWORD],
  );
  await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
    sessionId,
    userId,
  ]);

  return { userId, sessionId };
}

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  customer = await signUp();
  stranger = await signUp();
});

afterAll(() => database.close());

async function deleteAs(actor: SignedIn, password = PASSWORD): Promise<unknown> {
  const [row] = await database.queryAs(actor, 'select public.delete_own_account($1) as outcome', [
    password,
  ]);

  return row?.['outcome'];
}

async function isThere({ userId }: SignedIn): Promise<boolean> {
  return (await database.query('select 1 from auth.users where id = $1', [userId])).length > 0;
}

async function exportAs(actor: SignedIn): Promise<Record<string, unknown> | null> {
  const [row] = await database.queryAs(actor, 'select public.export_own_data() as data');

  return row?.['data'] as Record<string, unknown> | null;
}

describe('inquiries', () => {
  it('of the address of an account are exported to it and deleted with it, and no others', async () => {
    const ask = (key: string, email: string) =>
      database.query(
        `insert into public.inquiries (key_hash, asker, bond_slug, state_code, amount_cents, worry, email)
         values (repeat($1, 64), 'applicant', 'notary', 'TN', 1, 'credit', $2)`,
        [key, email],
      );
    const [account] = await database.query('select email from auth.users where id = $1', [
      customer.userId,
    ]);
    await ask('a', String(account?.['email']).toUpperCase());
    await ask('b', 'other@example.com');

    const exported = await exportAs(customer);
    expect(exported?.['inquiries']).toMatchObject([{ worry: 'credit' }]);
    expect(JSON.stringify(exported?.['inquiries'])).not.toContain('a'.repeat(64));

    await deleteAs(customer);
    expect(await database.query('select email from public.inquiries')).toEqual([
      { email: 'other@example.com' },
    ]);
  });
});

describe('deleting your own account', () => {
  it('deletes drafts, profile and sign-in immediately, sends a mail, and affects no one else', async () => {
    const draft = await storeApplicationIn(database, customer.userId, 'draft');

    expect(await deleteAs(customer)).toBe('deleted');

    expect(await isThere(customer)).toBe(false);
    expect(await isThere(stranger)).toBe(true);
    for (const [table, id] of [
      ['public.applications', draft],
      ['public.profiles', customer.userId],
      ['auth.sessions', customer.sessionId],
    ]) {
      expect(await database.query(`select 1 from ${table} where id = $1`, [id])).toEqual([]);
    }
    expect(
      await database.query(
        `select data from private.notifications where dedupe_key = 'account_deleted:' || $1::text`,
        [customer.userId],
      ),
    ).toEqual([{ data: { keepsRecords: false } }]);
    expect(await deleteAs(customer), 'a replay').toBe('signed-out');
  });

  it('keeps the records of a bond without an owner', async () => {
    const applicationId = await storeApplicationIn(database, customer.userId, 'issued');
    const bondId = await storeBond(database, { userId: customer.userId, applicationId });

    expect(await deleteAs(customer)).toBe('deleted');

    expect(
      await database.query('select user_id, status from public.bonds where id = $1', [bondId]),
    ).toEqual([{ user_id: null, status: 'active' }]);
    expect(
      await database.query('select user_id from public.applications where id = $1', [
        applicationId,
      ]),
    ).toEqual([{ user_id: null }]);
  });

  it("leaves no record that the browser's key can open", async () => {
    const { quoteId } = await storeApplication(database, {
      userId: customer.userId,
      keyHash: buildKeyHash(),
    });
    await database.query(`update public.applications set status = 'withdrawn' where id = $1`, [
      quoteId,
    ]);

    expect(await deleteAs(customer)).toBe('deleted');

    expect(
      await database.query(
        'select user_id, quote_key_hash from public.applications where id = $1',
        [quoteId],
      ),
    ).toEqual([{ user_id: null, quote_key_hash: null }]);
  });

  it.each([
    'submitted',
    'under_review',
    'information_requested',
    'price_offered',
    'approved',
  ] as const)('is refused while an application is %s', async (status) => {
    await storeApplicationIn(database, customer.userId, status);
    const draft = await storeApplicationIn(database, customer.userId, 'draft');

    expect(await deleteAs(customer)).toBe('open-application');
    expect(await isThere(customer)).toBe(true);
    expect(
      await database.query('select 1 from public.applications where id = $1', [draft]),
    ).toHaveLength(1);
  });

  it('is refused with a wrong password, and after five tries with any password', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await deleteAs(customer, 'Another-pass-1742')).toBe('wrong-password');
    }

    expect(await deleteAs(customer)).toBe('rate-limited');
    expect(await isThere(customer)).toBe(true);
  });

  it.each([
    ['of a session that ended', () => ({ ...customer, sessionId: randomUUID() })],
    ['of the session of another', () => ({ ...customer, sessionId: stranger.sessionId })],
    ['without a session', () => ({ userId: customer.userId, sessionId: '' })],
  ])('is refused to a token %s', async (_, token) => {
    expect(await deleteAs(token())).toBe('signed-out');
    expect(await isThere(customer)).toBe(true);
    expect(await exportAs(token())).toBeNull();
  });

  it('needs a recent code if the account has a second factor', async () => {
    await database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', 'JBSWY3DPEHPK3PXP', now(), now())`,
      [customer.userId],
    );
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

    expect(await deleteAs(customer)).toBe('challenge-required');
    expect(await deleteAs({ ...customer, aal: 'aal2', challengedAt: minutesAgo(11) })).toBe(
      'challenge-required',
    );
    expect(await deleteAs({ ...customer, aal: 'aal2', challengedAt: minutesAgo(1) })).toBe(
      'deleted',
    );
  });

  it('is refused while the account has a staff role', async () => {
    await database.query(
      `insert into public.staff_roles (user_id, role) values ($1, 'underwriter')`,
      [customer.userId],
    );

    expect(await deleteAs(customer)).toBe('is-staff');
    expect(await isThere(customer)).toBe(true);
  });

  it('is refused to an account without a password', async () => {
    await database.query('update auth.users set encrypted_password = null where id = $1', [
      customer.userId,
    ]);

    expect(await deleteAs(customer, '')).toBe('no-password');
  });
});

describe('exporting your own data', () => {
  it("includes the customer's data with only the last four digits of numbers, and no one else's data", async () => {
    const applicationId = await storeApplicationIn(database, customer.userId, 'issued');
    await storeBond(database, { userId: customer.userId, applicationId });
    const foreign = await storeApplicationIn(database, stranger.userId, 'under_review');
    await database.query(
      `insert into public.application_notes (application_id, note) values ($1, 'Called the bank')`,
      [applicationId],
    );

    const text = JSON.stringify(await exportAs(customer));

    expect(text).toContain(applicationId);
    expect(text).toMatch(/"bonds": ?\[\{/);
    expect(text).toMatch(/"lastFour"/);
    for (const hidden of [
      foreign,
      stranger.userId,
      'Called the bank',
      '"sealed":',
      'nonce',
      'quote_key_hash',
    ]) {
      expect(text).not.toContain(hidden);
    }
  });
});

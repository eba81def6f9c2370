import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openDatabase,
  type Actor,
  type ActorDatabase,
  type SignedIn,
} from '../support/actor-database.ts';
import { signInWithPassword } from '../support/staff-actor.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';

type Customer = { userId: string };

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

async function addUser(email: string, isVerified = true): Promise<SignedIn> {
  const userId = randomUUID();
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at) values ($1, $2, case when $3 then now() end)`,
    [userId, email, isVerified],
  );

  return signInWithPassword(database, { userId });
}

/** An application sent by a visitor or a customer, with the applicant's email address. */
async function sendApplication(email: string | null, owner: Partial<Customer> = {}) {
  const { quoteId } = await storeApplication(database, { ...owner, keyHash: buildKeyHash() });
  await database.query(
    `update public.applications set revision = revision + 1, answers = jsonb_build_object('applicant', jsonb_build_object('email', $2::text))
     where id = $1`,
    [quoteId, email],
  );

  return quoteId;
}

async function claim(actor: Actor): Promise<unknown> {
  const [row] = await database.queryAs(actor, 'select public.claim_applications() as claimed');

  return row?.['claimed'];
}

async function ownerOf(id: string): Promise<unknown> {
  const [row] = await database.query('select user_id from public.applications where id = $1', [id]);

  return row?.['user_id'];
}

function freshAddress(): string {
  return `${randomUUID()}@example.com`;
}

describe('claim_applications', () => {
  it('gives a customer the applications that were sent without an account from their verified address', async () => {
    const email = freshAddress();
    const sent = [await sendApplication(email), await sendApplication(email)];
    const customer = await addUser(email);

    expect(await claim(customer)).toBe(2);

    const rows = await database.queryAs(customer, 'select id from public.applications');
    expect(rows.map(({ id }) => id).sort()).toEqual(sent.sort());
    expect(
      await database.queryAs(customer, 'select distinct quote_id from public.payments'),
    ).toHaveLength(2);
  });

  it('records in the history who claimed the application', async () => {
    const email = freshAddress();
    const id = await sendApplication(email);
    const customer = await addUser(email);
    await claim(customer);

    const events = await database.queryAs(
      customer,
      `select actor, actor_id, from_status, to_status, detail from public.application_events
       where application_id = $1 and kind = 'claimed'`,
      [id],
    );
    expect(events).toEqual([
      {
        actor: 'customer',
        actor_id: customer.userId,
        from_status: null,
        to_status: null,
        detail: {},
      },
    ]);
  });

  it('ignores upper and lower case in the address', async () => {
    const email = freshAddress();
    await sendApplication(email.toUpperCase());

    expect(await claim(await addUser(email))).toBe(1);
  });

  it('claims nothing the second time', async () => {
    const email = freshAddress();
    await sendApplication(email);
    const customer = await addUser(email);
    await claim(customer);

    expect(await claim(customer)).toBe(0);
  });

  it('claims nothing for an unverified address', async () => {
    const email = freshAddress();
    const id = await sendApplication(email);

    expect(await claim(await addUser(email, false))).toBe(0);
    expect(await ownerOf(id)).toBeNull();
  });

  it.each([
    ['an application of another customer under the same address', 'owned'],
    ['an application under another address', 'other'],
    ['an application without an address', 'none'],
  ])("doesn't claim %s", async (_, kind) => {
    const email = freshAddress();
    const other = await addUser(freshAddress());
    const address = { owned: email, other: `x${email}`, none: null }[kind] ?? null;
    const id = await sendApplication(address, kind === 'owned' ? other : {});
    const before = await ownerOf(id);

    expect(await claim(await addUser(email))).toBe(0);
    expect(await ownerOf(id)).toEqual(before);
  });

  it('leaves a draft without an owner unclaimed', async () => {
    const email = freshAddress();
    const id = randomUUID();
    await database.query(
      `insert into public.applications (id, user_id, answers) values ($1, null, $2)`,
      [id, JSON.stringify({ applicant: { email } })],
    );

    expect(await claim(await addUser(email))).toBe(0);
    expect(await ownerOf(id)).toBeNull();
  });

  it.each(['anon', 'service_role'] as const)('is refused to %s', async (actor) => {
    await expect(claim(actor)).rejects.toMatchObject({ code: '42501' });
  });

  it('gives a customer no other right in schema private', async () => {
    const customer = await addUser(freshAddress());

    await expect(
      database.queryAs(customer, 'select private.claim_applications()'),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('an application whose owner deleted the account', () => {
  it('is not given to a later owner of the same address, and keeps the address on record', async () => {
    const email = freshAddress();
    const owner = await addUser(email);
    const id = await sendApplication(email, owner);
    await database.query('delete from auth.users where id = $1', [owner.userId]);
    expect(await ownerOf(id)).toBeNull();

    const later = await addUser(email);
    expect(await claim(later)).toBe(0);
    expect(await ownerOf(id)).toBeNull();
    expect(
      await database.query(
        `select answers #>> '{applicant,email}' as email from public.applications where id = $1`,
        [id],
      ),
    ).toEqual([{ email }]);
  });
});

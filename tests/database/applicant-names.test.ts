import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { signInWithPassword } from '../support/staff-actor.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

async function addUser(email: string): Promise<SignedIn> {
  const userId = randomUUID();
  await database.query(
    'insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())',
    [userId, email],
  );

  return signInWithPassword(database, { userId });
}

/** An application of this applicant, sent by a visitor or a customer. */
async function sendApplication(
  email: string,
  owner: { userId?: string },
  applicant: object,
): Promise<void> {
  const { quoteId } = await storeApplication(database, { ...owner, keyHash: buildKeyHash() });
  await database.query(
    `update public.applications set revision = revision + 1, answers = jsonb_build_object('applicant', $2::jsonb)
     where id = $1`,
    [quoteId, JSON.stringify({ ...applicant, email })],
  );
}

const claim = (customer: SignedIn) =>
  database.queryAs(customer, 'select public.claim_applications()');

const freshAddress = () => `${randomUUID()}@example.com`;

describe('the account that claims an application', () => {
  const MARISOL = { firstName: 'Marisol', lastName: 'Okafor', phone: '8035550123' };
  const NAMELESS = { display_name: null, first_name: null, last_name: null, phone: null };
  const AS_APPLICANT = { ...NAMELESS, first_name: 'Marisol', last_name: 'Okafor' };

  const profileOf = async (userId: string) => {
    const [row] = await database.query(
      'select display_name, first_name, last_name, phone from public.profiles where id = $1',
      [userId],
    );

    return row;
  };

  const metadataOf = async (userId: string) => {
    const [row] = await database.query(
      `select coalesce(raw_user_meta_data, '{}') as metadata from auth.users where id = $1`,
      [userId],
    );

    return row?.['metadata'];
  };

  /** A user with these columns of the profile claims an application of this applicant. */
  async function claimAs(
    profile: Record<string, string> = {},
    applicant: object = MARISOL,
    role?: string,
  ): Promise<string> {
    const email = freshAddress();
    const customer = await addUser(email);
    for (const [column, value] of Object.entries(profile)) {
      await database.query(`update public.profiles set ${column} = $2 where id = $1`, [
        customer.userId,
        value,
      ]);
    }
    if (role !== undefined) {
      await database.query('insert into public.staff_roles (user_id, role) values ($1, $2)', [
        customer.userId,
        role,
      ]);
    }
    await sendApplication(email, {}, applicant);
    await claim(customer);

    return customer.userId;
  }

  it("gets the applicant's name and phone number, if it has no name", async () => {
    const userId = await claimAs();

    expect(await profileOf(userId)).toEqual({ ...AS_APPLICANT, phone: MARISOL.phone });
    expect(await metadataOf(userId)).toMatchObject({ first_name: 'Marisol', last_name: 'Okafor' });
  });

  it('gets the phone number, if the sign-up gave the same name', async () => {
    const userId = await claimAs({ first_name: 'Marisol', last_name: 'Okafor' });

    expect(await profileOf(userId)).toEqual({ ...AS_APPLICANT, phone: MARISOL.phone });
  });

  it.each([
    ['a display name', { display_name: 'Ann' }],
    ['another first name', { first_name: 'Ann', last_name: 'Okafor' }],
  ])('keeps %s, and gets no phone number with it', async (_, names) => {
    const userId = await claimAs(names);

    expect(await profileOf(userId)).toEqual({ ...NAMELESS, ...names });
    expect(await metadataOf(userId)).toEqual({});
  });

  it('keeps its own phone number', async () => {
    const userId = await claimAs({ phone: '8435550100' });

    expect(await profileOf(userId)).toEqual({ ...AS_APPLICANT, phone: '8435550100' });
  });

  it('keeps a name that is only in its metadata', async () => {
    const email = freshAddress();
    const customer = await addUser(email);
    await database.query(
      `update auth.users set raw_user_meta_data = '{"full_name": "Ann Lee"}' where id = $1`,
      [customer.userId],
    );
    await sendApplication(email, {}, MARISOL);
    await claim(customer);

    expect(await metadataOf(customer.userId)).toEqual({ full_name: 'Ann Lee' });
    expect(await profileOf(customer.userId)).toEqual(NAMELESS);
  });

  it('names no staff: a stranger may apply with the address of an underwriter', async () => {
    const userId = await claimAs({}, { ...MARISOL, firstName: 'Chief' }, 'underwriter');

    expect(await profileOf(userId)).toEqual(NAMELESS);
    expect(await metadataOf(userId)).toEqual({});
  });

  it('takes over no hostile name: too long, no text, or missing', async () => {
    const long = await claimAs(
      {},
      { ...MARISOL, firstName: 'x'.repeat(5000), phone: '1'.repeat(99) },
    );
    expect(await profileOf(long)).toMatchObject({
      first_name: 'x'.repeat(100),
      phone: '1'.repeat(40),
    });

    for (const firstName of [42, { $: 1 }, '  ', null]) {
      expect(await profileOf(await claimAs({}, { ...MARISOL, firstName }))).toEqual(NAMELESS);
    }
  });

  it('gets nothing from an application that it does not claim', async () => {
    const other = await addUser(freshAddress());
    const email = freshAddress();
    await sendApplication(email, other, MARISOL);
    const customer = await addUser(email);
    await claim(customer);

    expect(await profileOf(customer.userId)).toEqual(NAMELESS);
    expect(await profileOf(other.userId)).toEqual(NAMELESS);
  });
});

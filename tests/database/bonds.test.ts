import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALLOWED_BOND_MOVES, BOND_STATUSES, canBondMove } from '~/domain/bonds/bond-status';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { storeApplicationIn } from '../support/moved-application.ts';
import { storeBond } from '../support/stored-bond.ts';
import { addStaff, openApplication, signInWithPassword } from '../support/staff-actor.ts';
import { NOTARY_PRICE_COLUMNS } from '../support/notary-price.ts';

const DENIED = { code: '42501' };
const REFUSED = { code: '23514' };

let database: ActorDatabase;
let owner: { userId: string };
let stranger: { userId: string };
let staff: { userId: string };
let applicationId: string;
let bondId: string;

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
  stranger = await database.addCustomer();
  staff = await addStaff(database, 'Dana Whitfield');
  applicationId = await storeApplicationIn(database, owner.userId, 'issued');
  bondId = await storeBond(database, { ...owner, applicationId });
  await storeBond(database);
});

afterAll(() => database.close());

async function bondRow(id = bondId) {
  return (await database.query('select * from public.bonds where id = $1', [id]))[0];
}

describe('reading bonds', () => {
  const read = 'select id from public.bonds';

  it("is allowed for each bond's owner, and for staff after they open the application", async () => {
    expect(await database.queryAs(owner, read)).toEqual([{ id: bondId }]);
    expect(await database.queryAs(staff, read)).toEqual([]);
    await openApplication(database, staff, applicationId);
    expect(await database.queryAs(staff, read)).toEqual([{ id: bondId }]);
    expect(await database.queryAs('service_role', read)).toHaveLength(2);
  });

  it('is refused to other customers, even by id, and to visitors', async () => {
    expect(await database.queryAs(stranger, read)).toEqual([]);
    expect(await database.queryAs(stranger, `${read} where id = $1`, [bondId])).toEqual([]);
    await expect(database.queryAs('anon', read)).rejects.toMatchObject(DENIED);
  });

  it("uses an index for a customer's page", async () => {
    const [indexed] = await database.query(
      `select indexdef from pg_indexes where indexname = 'bonds_user_id_idx'`,
    );

    expect(indexed?.['indexdef']).toContain('(user_id, issued_at DESC, id)');
  });
});

describe('writing bonds', () => {
  it.each([
    [
      'add',
      `insert into public.bonds (bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, effective_date)
             values ('notary', 'TX', 1, 1, 'P', 'O', '2026-11-15')`,
    ],
    ['change', `update public.bonds set status = 'cancelled'`],
    ['delete', 'delete from public.bonds'],
    ['empty', 'truncate public.bonds cascade'],
  ])('is refused to customers, visitors and staff: %s', async (_, statement) => {
    const before = await bondRow();

    for (const actor of ['anon', owner, stranger, staff] as const) {
      await expect(database.queryAs(actor, statement)).rejects.toMatchObject(DENIED);
    }
    expect(await bondRow()).toEqual(before);
  });

  it.each([
    ['change what a bond says', 'update public.bonds set amount_cents = 1'],
    ['give it another number', `update public.bonds set number = 'MSB-00000001'`],
    ['give it another token', `update public.bonds set verify_token = repeat('a', 32)`],
    ['choose a number', `insert into public.bonds (number) values ('MSB-00000001')`],
    ['choose a token', `insert into public.bonds (verify_token) values (repeat('a', 32))`],
    ['delete a bond', 'delete from public.bonds'],
    [
      'allow another status move',
      `insert into private.bond_status_moves values ('expired', 'active')`,
    ],
  ])('is refused even to the functions: %s', async (_, statement) => {
    await expect(database.queryAs('service_role', statement)).rejects.toMatchObject(DENIED);
  });
});

describe('the number of a bond', () => {
  it('is MSB and eight digits, unique and not sequential', async () => {
    const rows = await database.query(
      'select private.next_bond_number() as number from generate_series(1, 500)',
    );
    const numbers = rows.map(({ number }) => String(number));

    expect(new Set(numbers).size).toBe(500);
    for (const number of numbers) expect(number).toMatch(/^MSB-\d{8}$/);
    const steps = numbers
      .slice(1)
      .map((number, index) => Number(number.slice(4)) - Number(numbers[index]?.slice(4)));
    expect(steps).not.toContain(1);
  });

  it('repeats only after all hundred million numbers were used', async () => {
    // The step shares no factor with 10^8, whose only primes are 2 and 5.
    expect([61_803_399 % 2, 61_803_399 % 5]).not.toContain(0);
    const [sequence] = await database.query(
      `select min_value, max_value, cycle from pg_sequences where sequencename = 'bond_number_seq'`,
    );

    expect(sequence).toMatchObject({ min_value: 0, max_value: 99_999_999, cycle: false });
  });
});

describe('the status of a bond', () => {
  const pairs = BOND_STATUSES.flatMap((from) =>
    BOND_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
  );
  // A later end date reactivates an expired bond: continue-bonds.test.ts.
  const plain = pairs.filter(([from, to]) => from !== 'expired' || to !== 'active');

  it.each(plain)('from %s to %s follows the domain', async (from, to) => {
    const id = await storeBond(database, { status: from });
    const move = database.queryAs(
      'service_role',
      'update public.bonds set status = $2 where id = $1',
      [id, to],
    );

    if (canBondMove(from, to)) await move;
    else await expect(move).rejects.toMatchObject(REFUSED);
    expect(await bondRow(id)).toMatchObject({ status: canBondMove(from, to) ? to : from });
  });

  it.each(['expired', 'cancelled'])("can't start as %s", async (status) => {
    await expect(
      database.query(
        `insert into public.bonds (bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, effective_date, status)
         values ('notary', 'TX', 1, 1, 'P', 'O', '2026-11-15', $1)`,
        [status],
      ),
    ).rejects.toMatchObject(REFUSED);
  });

  it('is final when cancelled, and final when expired unless the bond is continued', () => {
    expect([ALLOWED_BOND_MOVES.expired, ALLOWED_BOND_MOVES.cancelled]).toEqual([['active'], []]);
  });
});

describe("a bond can't be", () => {
  it.each([
    ['over before it begins', `expiry_date = effective_date`],
    ['for nothing', 'amount_cents = 0'],
    ['for more than $100,000,000', 'amount_cents = 10000000001, power_limit_cents = 10000000001'],
    ['without a principal', `principal = ''`],
    [
      'in the folder of another bond',
      `pdf_url = gen_random_uuid() || '/bond.pdf', pdf_sha256 = repeat('a', 64)`,
    ],
    ['a file without its hash', `pdf_url = id || '/bond.pdf'`],
    ['a hash without its file', `poa_pdf_sha256 = repeat('a', 64)`],
    ['known by a short token', `verify_token = 'short'`],
  ])('%s', async (_, change) => {
    await expect(
      database.query(`update public.bonds set ${change} where id = '${bondId}'`),
    ).rejects.toMatchObject(REFUSED);
  });

  it('issued twice for one application', async () => {
    const applicationId = crypto.randomUUID();
    await database.query('insert into public.applications (id) values ($1)', [applicationId]);
    await storeBond(database, { applicationId });

    await expect(storeBond(database, { applicationId })).rejects.toMatchObject({ code: '23505' });
  });
});

describe('the bucket of bonds', () => {
  it('is private, takes PDF files up to 10 MB and has no policy for anyone', async () => {
    expect(
      await database.query(
        `select public, file_size_limit::int as size, allowed_mime_types from storage.buckets where id = 'bonds'`,
      ),
    ).toEqual([{ public: false, size: 10 * 1024 * 1024, allowed_mime_types: ['application/pdf'] }]);
    await database.query(`insert into storage.objects (bucket_id, name) values ('bonds', $1)`, [
      `${bondId}/bond.pdf`,
    ]);

    for (const actor of [owner, stranger, staff]) {
      expect(
        await database.queryAs(actor, `select name from storage.objects where bucket_id = 'bonds'`),
      ).toEqual([]);
    }
  });
});

it('deleting an account keeps its bonds', async () => {
  const leaving = await database.addCustomer();
  const id = await storeBond(database, leaving);
  await database.query('delete from auth.users where id = $1', [leaving.userId]);

  expect(await bondRow(id)).toMatchObject({ user_id: null });
});

it('claiming an application moves its bond to the account', async () => {
  const applicationId = crypto.randomUUID();
  const customer = await database.addCustomer();
  await database.query(
    `insert into public.applications (
       id, user_id, number, bond_slug, state_code, status, answers, penal_sum_cents, premium_cents, fees_cents, taxes_cents,
       total_cents, terms_version, terms_accepted_at, submitted_at
     )
     select $1, null, 'APP-999999', 'notary', 'TX', 'submitted', jsonb_build_object('applicant', jsonb_build_object('email', email)),
       1000000, ${NOTARY_PRICE_COLUMNS}, 'v1.1', now(), now()
     from auth.users where id = $2`,
    [applicationId, customer.userId],
  );
  const id = await storeBond(database, { applicationId });

  const signedIn = await signInWithPassword(database, customer);
  expect(await database.queryAs(signedIn, 'select public.claim_applications() as claimed')).toEqual(
    [{ claimed: 1 }],
  );
  expect(await bondRow(id)).toMatchObject({ user_id: customer.userId });
});

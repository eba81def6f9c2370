import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { approveRequest, askForChange, holdBond, type HeldBond } from '../support/bond-requests.ts';
import { addStaff } from '../support/staff-actor.ts';

let database: ActorDatabase;
let staff: { userId: string };
let held: HeldBond;

beforeAll(async () => {
  database = await openDatabase();
  staff = await addStaff(database, 'Dana Whitfield');
});

beforeEach(async () => {
  await database.query('delete from public.bond_riders');
  held = await holdBond(database);
});

afterAll(() => database.close());

/** Has the penal sum changed by a rider. Above $10,000 the rider brings a power of attorney. */
async function changeAmount(cents: number, of = held): Promise<void> {
  const wanted = { kind: 'amount-change', new_amount_cents: cents };
  const { id } = await askForChange(database, of, wanted);
  await approveRequest(database, of, { id, staff, today: '2026-11-22' });
}

/** Takes documents like the functions: 'rider 2' and so on, and the number left. */
async function take(most: number, bondId: string | null = null) {
  const [row] = await database.queryAs(
    'service_role',
    'select public.take_waiting_papers($1, $2) as answer',
    [bondId, most],
  );
  const { taken, left } = row?.['answer'] as {
    taken: { kind: string; says: { number: number } }[];
    left: number;
  };

  return { taken: taken.map(({ kind, says }) => `${kind} ${says.number}`), left };
}

describe('waiting documents', () => {
  it('are counted by files: a rider with a power of attorney has two', async () => {
    await changeAmount(1_100_000);
    await changeAmount(1_200_000);
    await changeAmount(900_000);

    expect(await take(4)).toEqual({ taken: ['rider 1', 'rider 2'], left: 1 });
  });

  it('come untried first, then those tried longest ago', async () => {
    await changeAmount(900_000);
    await changeAmount(800_000);
    await changeAmount(700_000);

    expect(await take(2)).toEqual({ taken: ['rider 1', 'rider 2'], left: 1 });
    expect(await take(2)).toEqual({ taken: ['rider 3', 'rider 1'], left: 1 });
    expect(await take(2)).toEqual({ taken: ['rider 2', 'rider 1'], left: 1 });
  });

  it('include certificates, with the facts of their bond', async () => {
    await database.query(
      `insert into public.bond_terms (
         bond_id, number, starts_on, ends_on, premium_cents, principal, amount_cents, power_rider
       )
       values ($1, 2, '2030-11-15', '2034-11-15', 15000, 'Marisol Okafor', 1000000, 3)`,
      [held.bondId],
    );
    const [row] = await database.queryAs(
      'service_role',
      'select public.take_waiting_papers($1, 6) as answer',
      [held.bondId],
    );

    expect(row?.['answer']).toMatchObject({
      left: 0,
      taken: [
        {
          kind: 'certificate',
          bond_id: held.bondId,
          says: { number: 2, principal: 'Marisol Okafor', amount_cents: 1_000_000, power_rider: 3 },
          bond: { bond_type_id: 'notary', state_code: 'TN' },
          bond_name: 'Notary Bond',
        },
      ],
    });
    await database.query(
      `update public.bond_terms set certificate_url = bond_id || '/continuation-2.pdf',
      certificate_sha256 = repeat('a', 64) where bond_id = $1 and number = 2`,
      [held.bondId],
    );
    expect(await take(6, held.bondId)).toEqual({ taken: [], left: 0 });
  });

  it('of one bond can be taken without those of another', async () => {
    const other = await holdBond(database);
    await changeAmount(900_000);
    await changeAmount(800_000, other);
    await changeAmount(700_000, other);

    expect(await take(6, held.bondId)).toEqual({ taken: ['rider 1'], left: 0 });
  });

  it.each(['public.take_waiting_papers(null, 6)', 'private.take_waiting_papers(null, 6)'])(
    'can be taken only by the functions: %s',
    async (call) => {
      for (const actor of ['anon', held, staff] as const) {
        await expect(database.queryAs(actor, `select ${call}`)).rejects.toMatchObject({
          code: '42501',
        });
      }
    },
  );
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { askForChange, holdBond, type HeldBond } from '../support/bond-requests.ts';
import { renewalHands } from '../support/renewal-actions.ts';
import { addStaff } from '../support/staff-actor.ts';

let database: ActorDatabase;
let underwriter: { userId: string };
let held: HeldBond;
let quoteId: string;

beforeAll(async () => {
  database = await openDatabase();
  underwriter = await addStaff(database, 'Dana Whitfield');
});

beforeEach(async () => {
  held = await holdBond(database);
  const hands = renewalHands(database, held);
  const renewal = await hands.buildRenewal();
  quoteId = renewal.quoteId;
  expect(await hands.submit(held.bondId, renewal.submission)).toMatchObject({
    outcome: 'submitted',
  });
});

afterAll(() => database.close());

async function decide(id: string, decision = 'approve') {
  const [row] = await database.queryAs(
    'service_role',
    `select public.decide_bond_request(
       of_request => $1, staff => $2, decision => $3, reason_given => 'A reason.', today => '2030-10-02',
       earliest_end => '2030-11-02',
       seen_event => (select max(id) from public.application_events where application_id = $4)
     ) as outcome`,
    [id, underwriter.userId, decision, held.applicationId],
  );

  return row?.['outcome'];
}

const bond = async () =>
  (await database.query('select * from public.bonds where id = $1', [held.bondId]))[0];

const CHANGES = [
  ['another amount', { kind: 'amount-change', new_amount_cents: 1_500_000 }],
  ['another name', { kind: 'name-change', new_name: 'Marisol Reyes' }],
  ['a cancellation', { kind: 'cancellation', ends_on: '2030-11-01' }],
  ['a release', {}],
] as const;

describe('while the bond is being renewed', () => {
  it.each(CHANGES)('%s can be declined but not approved', async (_, change) => {
    const { id } = await askForChange(database, held, change);

    expect(await decide(id)).toEqual({ outcome: 'renewal-under-way' });
    expect(await bond()).toMatchObject({
      status: 'active',
      amount_cents: 1_000_000,
      principal: 'Marisol Okafor',
    });
    expect(await decide(id, 'decline')).toMatchObject({ outcome: 'decided', status: 'declined' });
  });

  it('an address change can be approved, because no term or certificate shows the address', async () => {
    const { id } = await askForChange(database, held, {
      kind: 'address-change',
      new_address: { street: '9 Elm', city: 'Waco', state: 'TX', zipCode: '76701' },
    });

    expect(await decide(id)).toMatchObject({ outcome: 'decided', status: 'approved' });
  });

  it.each(CHANGES)('%s can be approved after the renewal ends', async (_, change) => {
    const { id } = await askForChange(database, held, change);
    await database.queryAs('service_role', 'select public.withdraw_application($1, $2)', [
      quoteId,
      held.userId,
    ]);

    expect(await decide(id)).toMatchObject({ outcome: 'decided', status: 'approved' });
  });
});

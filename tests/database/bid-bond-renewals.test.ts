import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endsAtAward } from '../../src/domain/bonds/bond-types.ts';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { renewalHands, type RenewalHands } from '../support/renewal-actions.ts';
import { issue } from '../support/staff-decisions.ts';
import {
  authorizePayment,
  buildKeyHash,
  buildStoredSubmission,
  submitApplication,
} from '../support/stored-application.ts';

let database: ActorDatabase;
let customer: { userId: string };
let hands: RenewalHands;

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
  hands = renewalHands(database, customer);
});

afterAll(() => database.close());

/** Issue a customer's paid bid bond, whatever due day the functions name. */
async function issueBidBond(): Promise<string> {
  const [quoteId, claim] = [randomUUID(), { ...customer, keyHash: buildKeyHash() }];
  const { payment } = await authorizePayment(database, quoteId, claim);
  await submitApplication(database, {
    ...buildStoredSubmission(quoteId, claim, payment?.id),
    bond_slug: 'bid-bond',
    state_code: 'SC',
  });
  const answer = await issue(database, quoteId, undefined, { expiry_date: null });
  const bond = answer['bond'] as { id: string };

  return bond.id;
}

const insert = (bondId: string) =>
  database.queryAs(
    'service_role',
    `insert into public.renewals (bond_id, next_due) values ($1, '2030-11-15')`,
    [bondId],
  );

describe('a bond that ends with its bid', () => {
  it('is the same in the catalogue as in the domain', async () => {
    const kinds = await database.query(
      'select slug, private.bond_renews(slug) as renews from public.bond_types',
    );

    expect(kinds.filter(({ renews }) => renews === false)).toEqual([
      { slug: 'bid-bond', renews: false },
    ]);
    for (const { slug, renews } of kinds) expect(renews).toBe(!endsAtAward(String(slug)));
  });

  it('is issued without a due day, even if the functions name one', async () => {
    expect(await hands.renewalsOf(await issueBidBond())).toEqual([]);
  });

  it('gets no due day later', async () => {
    const bondId = await issueBidBond();

    await expect(insert(bondId)).rejects.toMatchObject({ code: '23514' });
    expect(await hands.renewalsOf(bondId)).toEqual([]);
  });

  it('is not renewed by a paid application, even with a due day of before', async () => {
    const bondId = await issueBidBond();
    await database.query(`update public.bonds set status = 'active' where id = $1`, [bondId]);
    await database.query('alter table public.renewals disable trigger refuse_renewal_of_kind');
    await insert(bondId);
    await database.query('alter table public.renewals enable trigger refuse_renewal_of_kind');
    const { quoteId, submission } = await hands.buildRenewal();
    const forged = { ...submission, bond_slug: 'bid-bond', state_code: 'SC' };

    expect(await hands.submit(bondId, forged)).toEqual({ outcome: 'not-renewable' });
    expect(
      await database.query('select 1 from public.applications where id = $1', [quoteId]),
    ).toEqual([]);
  });
});

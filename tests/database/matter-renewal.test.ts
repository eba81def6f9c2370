import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActorDatabase, openDatabase, type SignedIn } from '../support/actor-database.ts';
import {
  addColleague,
  addMatterApplication,
  openFirm,
  saveNewMatter,
} from '../support/sample-firm.ts';
import { storeBond } from '../support/stored-bond.ts';

let database: ActorDatabase;
let owner: SignedIn;
let colleague: SignedIn;
let bondId: string;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  owner = await database.addCustomer();
  await openFirm(database, owner);
  colleague = await addColleague(database, owner, 'attorney');
  const matterId = await saveNewMatter(database, owner);
  const applicationId = await addMatterApplication(database, owner, matterId);
  bondId = await storeBond(database, { ...owner, applicationId });
  await database.queryAs(
    'service_role',
    `insert into public.renewals (bond_id, next_due) values ($1, '2030-11-15')`,
    [bondId],
  );
});

const dueFor = async (actor: SignedIn) =>
  (
    await database.queryAs(actor, 'select next_due::text as due from public.matter_progress()')
  )[0]?.['due'];

describe('the next term of a bond that belongs to a matter', () => {
  it('is known to every member who opens the matter, and to no stranger and no other firm', async () => {
    const stranger = await database.addCustomer();
    const rival = await database.addCustomer();
    await openFirm(database, rival);
    await saveNewMatter(database, rival);

    expect(await dueFor(owner)).toBe('2030-11-15');
    expect(await dueFor(colleague)).toBe('2030-11-15');
    expect(await dueFor(stranger)).toBeUndefined();
    expect(await dueFor(rival)).toBeUndefined();
  });

  it('is no step of the firm once it can no longer be renewed', async () => {
    await database.queryAs(
      'service_role',
      `update public.renewals set status = 'lapsed' where bond_id = $1`,
      [bondId],
    );

    expect(await dueFor(owner)).toBeNull();
  });
});

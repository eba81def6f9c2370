import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActorDatabase, openDatabase, type SignedIn } from '../support/actor-database.ts';
import {
  addColleague,
  addMatterApplication,
  openFirm,
  saveNewMatter,
} from '../support/sample-firm.ts';
import { BOND_END, renewalHands } from '../support/renewal-actions.ts';
import { storeBond } from '../support/stored-bond.ts';

let database: ActorDatabase;
let owner: SignedIn;
let colleague: SignedIn;
let bondId: string;
let applicationId: string;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  owner = await database.addCustomer();
  await openFirm(database, owner);
  colleague = await addColleague(database, owner, 'attorney');
  const matterId = await saveNewMatter(database, owner);
  applicationId = await addMatterApplication(database, owner, matterId);
  bondId = await storeBond(database, { ...owner, applicationId });
  await database.queryAs(
    'service_role',
    'insert into public.renewals (bond_id, next_due) values ($1, $2)',
    [bondId, BOND_END],
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

describe('the mails about the renewal of a bond that belongs to a matter', () => {
  const CLIENT_ADDRESS = 'client@example.com';

  /** Submit the renewal of a bond with the client's address, and return what its first mails have in common. */
  async function firstMailsAfter(renewer: SignedIn, renewed: string) {
    const hands = renewalHands(database, renewer);
    const { quoteId, submission } = await hands.buildRenewal();
    const answers = { ...Object(submission['answers']), applicant: { email: CLIENT_ADDRESS } };
    await hands.submit(renewed, { ...submission, answers });
    const mails = await database.query(
      `select distinct recipient, data ->> 'client' as client from private.notifications
       where application_id = $1 and kind in ('received', 'approved')`,
      [quoteId],
    );
    expect(mails).toHaveLength(1);

    return mails[0];
  }

  const addressOf = async ({ userId }: SignedIn) =>
    (await database.query('select email from auth.users where id = $1', [userId]))[0]?.['email'];

  const remind = async () => {
    await database.queryAs(
      'service_role',
      `select public.remind_of_renewals('2030-09-20', '{60,30,7}', 100)`,
    );

    return database.query(
      `select recipient, data ->> 'client' as client from private.notifications
       where bond_id = $1 and kind = 'renewal_due'`,
      [bondId],
    );
  };

  it('go to the firm, because the client has no access, and name the client', async () => {
    expect(await firstMailsAfter(owner, bondId)).toEqual({
      recipient: await addressOf(owner),
      client: 'Marisol Okafor',
    });
  });

  it('name the client in the reminder', async () => {
    expect(await remind()).toEqual([
      { recipient: await addressOf(owner), client: 'Marisol Okafor' },
    ]);
  });

  it('name nobody to a customer without a matter, and go to the address of the application', async () => {
    const customer = await database.addCustomer();
    const own = await renewalHands(database, customer).storeRenewable();

    expect(await firstMailsAfter(customer, own)).toEqual({
      recipient: CLIENT_ADDRESS,
      client: null,
    });
  });

  it('name nobody once the matter has another application', async () => {
    await database.query(
      'update public.matters set application_id = null where application_id = $1',
      [applicationId],
    );

    expect(await remind()).toMatchObject([{ client: null }]);
  });
});

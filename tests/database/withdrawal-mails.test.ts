import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { storeApplicationIn } from '../support/moved-application.ts';
import { openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { storeUnderReview } from '../support/stored-application.ts';

let database: ActorDatabase;
let customer: SignedIn;

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
});

afterAll(() => database.close());

const withdraw = (id: string, caller: SignedIn) =>
  database.queryAs('service_role', 'select public.withdraw_application($1, $2)', [
    id,
    caller.userId,
  ]);

/** Every mail since the first one about an application, to whomever it goes. */
const mailsOf = (id: string) =>
  database.query(
    `select kind, recipient, data from private.notifications
     where kind <> 'received' and (application_id = $1 or dedupe_key like '%' || $1 || '%')`,
    [id],
  );

async function emailOf({ userId }: SignedIn): Promise<unknown> {
  const [account] = await database.query('select email from auth.users where id = $1', [userId]);

  return account?.['email'];
}

describe('a withdrawal', () => {
  it('queues one mail to the applicant, also if it is repeated', async () => {
    const id = await storeUnderReview(database, customer);
    await Promise.all([withdraw(id, customer), withdraw(id, customer)]);
    await withdraw(id, customer);

    expect(await mailsOf(id)).toEqual([
      {
        kind: 'withdrawn',
        recipient: await emailOf(customer),
        data: {
          applicationId: id,
          applicationNumber: expect.stringMatching(/^APP-\d{6}$/) as string,
          bondName: expect.any(String) as string,
          stateCode: 'TN',
        },
      },
    ]);
  });

  it('queues no mail if a stranger tries it, if it is rolled back, or for a draft', async () => {
    const id = await storeUnderReview(database, customer);
    await withdraw(id, await database.addCustomer());
    await database
      .query(
        `do $$ begin
           perform public.withdraw_application('${id}', '${customer.userId}');
           raise exception 'Killed before the end';
         end $$`,
      )
      .catch(() => undefined);
    expect(await mailsOf(id)).toEqual([]);

    const draft = await storeApplicationIn(database, customer.userId, 'draft');
    await withdraw(draft, customer);
    expect(await mailsOf(draft)).toEqual([]);
  });

  it('tells the attorney who applied for a matter, not the client or a colleague', async () => {
    const attorney = await database.addCustomer();
    await openFirm(database, attorney);
    const matterId = await saveNewMatter(database, attorney);
    const id = await storeUnderReview(database, attorney, {
      answers: { applicant: { email: 'client@example.com' } },
    });
    await database.queryAs(attorney, 'select public.attach_application($1, $2)', [matterId, id]);
    await withdraw(id, attorney);

    expect(await mailsOf(id)).toMatchObject([
      { kind: 'withdrawn', recipient: await emailOf(attorney), data: { matterId } },
    ]);
  });
});

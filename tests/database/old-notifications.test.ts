import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';
import { storeBond } from '../support/stored-bond.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(() => database.query('delete from private.notifications'));

afterAll(() => database.close());

/** A mail that reached its current state some time ago. */
async function storeMail(status: string, since: string, bondId: string | null = null) {
  await database.query(
    `insert into private.notifications
       (kind, recipient, bond_id, dedupe_key, data, status, next_attempt_at, sent_at)
     values (
       case when $3::uuid is null then 'approved' else 'renewal_due' end, 'old@mail.example', $3, 'key', '{"note": 1}', $1,
       now() - $2::interval, case when $1 = 'sent' then now() - $2::interval end
     )`,
    [status, since, bondId],
  );
}

const mails = () =>
  database.query('select recipient, data, status, dedupe_key from private.notifications');

const forget = () => database.query('select private.forget_old_mails()');

const KEPT = { recipient: 'old@mail.example', data: { note: 1 }, dedupe_key: 'key' };
const FORGOTTEN = { recipient: null, data: {}, dedupe_key: 'key' };

describe('an old mail', () => {
  it.each([
    ['sent', '90 days 1 second', FORGOTTEN],
    ['sent', '89 days 23 hours', KEPT],
    ['failed', '90 days 1 second', FORGOTTEN],
    ['failed', '89 days 23 hours', KEPT],
    ['queued', '400 days', KEPT],
    ['sending', '400 days', KEPT],
  ])('that is %s since %s keeps only the allowed data', async (status, since, content) => {
    await storeMail(status, since);

    await forget();

    expect(await mails()).toEqual([{ ...content, status }]);
  });

  it('is not queued again', async () => {
    await storeMail('sent', '91 days');
    await forget();

    await database.queryAs(
      'service_role',
      `select private.enqueue_notification('approved', null, null, null, 'old@mail.example', 'key', 
        '{"applicationNumber": "APP-271828", "bondName": "Notary Bond", "stateCode": "TX"}')`,
    );

    expect(await mails()).toEqual([{ ...FORGOTTEN, status: 'sent' }]);
  });

  it("can't be queued again without an address", async () => {
    await storeMail('failed', '91 days');
    await forget();

    await expect(
      database.query(`update private.notifications set status = 'queued'`),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('still lets an applicant without an account turn reminders off', async () => {
    const { quoteId } = await storeApplication(database, { keyHash: buildKeyHash() });
    await database.query(
      `update public.applications
       set answers = answers || '{"applicant": {"email": "Old@Mail.example"}}', revision = revision + 1
       where id = $1`,
      [quoteId],
    );
    const bondId = await storeBond(database, { applicationId: quoteId });
    await database.query('delete from private.notifications');
    await storeMail('sent', '91 days', bondId);
    await forget();

    await database.queryAs('service_role', 'select public.turn_reminders_off($1)', [bondId]);

    expect(await database.query('select email from private.reminder_opt_outs')).toEqual([
      { email: 'old@mail.example' },
    ]);
  });

  it("can't be resent as a confirmation", async () => {
    const { quoteId } = await storeApplication(database, {
      ...(await database.addCustomer()),
      keyHash: buildKeyHash(),
    });
    await database.query(
      `update private.notifications
       set status = 'sent', sent_at = now() - interval '91 days', created_at = now() - interval '91 days'`,
    );
    await forget();

    expect(
      await database.queryAs('service_role', 'select public.mail_confirmation($1) as answer', [
        quoteId,
      ]),
    ).toEqual([{ answer: { outcome: 'not-found' } }]);
  });
});

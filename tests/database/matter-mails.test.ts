import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { storeUnderReview } from '../support/stored-application.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

it('mails the attorney about the application of a matter, because the client cannot open it', async () => {
  const attorney = await database.addCustomer();
  const id = await storeUnderReview(database, attorney);
  await database.query(
    `update public.applications
     set answers = answers || '{"applicant": {"email": "client@example.com"}}', revision = revision + 1
     where id = $1`,
    [id],
  );
  const append = (kind: string, detail: object) =>
    database.queryAs(
      'service_role',
      `insert into public.application_events (application_id, actor, kind, detail) values ($1, 'staff', $2, $3)`,
      [id, kind, detail],
    );
  await append('approved', {});
  await openFirm(database, attorney);
  const matterId = await saveNewMatter(database, attorney);
  await database.queryAs(attorney, 'select public.attach_application($1, $2)', [matterId, id]);
  await append('declined', { reason: 'No' });

  const [account] = await database.query('select email from auth.users where id = $1', [
    attorney.userId,
  ]);
  const mails = await database.query(
    `select kind, recipient from private.notifications
     where application_id = $1 and kind <> 'received' order by created_at`,
    [id],
  );
  expect(mails).toEqual([
    { kind: 'approved', recipient: 'client@example.com' },
    { kind: 'declined', recipient: account?.['email'] },
  ]);
});

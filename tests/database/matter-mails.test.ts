import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
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

const CLIENT = 'client@example.com';
const CAPTION = 'Estate of Ada Moss, Charleston County';

/** The verified claims of a user, as the function passes them. */
const claimsOf = ({ userId }: SignedIn) => ({
  role: 'authenticated',
  sub: userId,
  session_id: userId,
  aal: 'aal1',
});

/** Submit an application that names a matter. Returns its first mail and what the matter's firm sees of it. */
async function submitFor(matterId: string, applicant: SignedIn, owner: SignedIn) {
  const id = await storeUnderReview(database, applicant, {
    answers: { applicant: { email: CLIENT } },
    caption: CAPTION,
    claims: claimsOf(applicant),
    matter_id: matterId,
  });
  const [mail] = await database.query(
    "select recipient, data ->> 'caption' as caption from private.notifications where application_id = $1 and kind = 'received'",
    [id],
  );

  return {
    id,
    recipient: mail?.['recipient'],
    caption: mail?.['caption'],
    seen: await database.queryAs(owner, 'select application_id from public.matter_progress()'),
  };
}

it('attaches a submitted application to its matter, so that its first mail goes to the attorney', async () => {
  const attorney = await database.addCustomer();
  await openFirm(database, attorney);
  const { id, recipient, caption, seen } = await submitFor(
    await saveNewMatter(database, attorney),
    attorney,
    attorney,
  );

  const [account] = await database.query('select email from auth.users where id = $1', [
    attorney.userId,
  ]);
  expect(recipient).toBe(account?.['email']);
  expect(caption).toBe(CAPTION);
  expect(seen).toEqual([{ application_id: id }]);
});

it('attaches nothing to a matter that the applicant may not change', async () => {
  const [attorney, stranger] = [await database.addCustomer(), await database.addCustomer()];
  await openFirm(database, attorney);
  await openFirm(database, stranger);
  const matterId = await saveNewMatter(database, attorney);

  const { recipient, caption, seen } = await submitFor(matterId, stranger, attorney);
  expect(recipient).toBe(CLIENT);
  expect(caption).toBeNull(); // words that the applicant typed go to no typed address
  expect(seen).toEqual([]);
});

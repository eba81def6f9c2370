import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { addColleague, openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { inviteSamplePeople } from '../support/sample-signing.ts';

let database: ActorDatabase;
let owner: SignedIn;
let matterId: string;
let linkId: string;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  owner = await database.addCustomer();
  await openFirm(database, owner);
  const client = {
    id: crypto.randomUUID(),
    role: 'client',
    full_name: 'Mary Smith',
    email: 'mary@example.com',
    phone: '',
  };
  matterId = await saveNewMatter(database, owner, { people: [client] });
  ({ linkId } = await inviteSamplePeople(database, owner));
});

afterAll(() => database.close());

const set = (column: 'signed_at' | 'declined_at' | 'opened_at') =>
  database.query(`update public.signing_links set ${column} = now() where id = $1`, [linkId]);

const mails = () =>
  database.query(
    "select recipient, data from private.notifications where kind = 'signer_answered' and data ->> 'matterId' = $1",
    [matterId],
  );

const addressOf = async ({ userId }: SignedIn) => {
  const [account] = await database.query('select email from auth.users where id = $1', [userId]);

  return account?.['email'];
};

it('mails the sender of a link once when the client signs, without a name', async () => {
  await set('opened_at');
  expect(await mails()).toEqual([]);
  await set('signed_at');
  await set('signed_at');

  const sent = await mails();
  expect(sent).toMatchObject([
    { recipient: await addressOf(owner), data: { role: 'client', outcome: 'signed', matterId } },
  ]);
  expect(JSON.stringify(sent)).not.toContain('Mary');
});

it('names the matter by its case number where the firm has no file number', async () => {
  await database.query(
    "update public.matters set reference = '', case_number = '2026-ES-10-0042' where id = $1",
    [matterId],
  );
  await set('signed_at');

  expect(await mails()).toMatchObject([{ data: { caseNumber: '2026-ES-10-0042' } }]);
});

it('names the matter by the file number of the firm, and by no other number', async () => {
  await database.query(
    "update public.matters set reference = '114', case_number = '42' where id = $1",
    [matterId],
  );
  await set('signed_at');

  const [mail] = await mails();
  expect(mail).toMatchObject({ data: { reference: '114' } });
  expect(mail?.['data']).not.toHaveProperty('caseNumber');
});

it('mails the sender when the client declines', async () => {
  await set('declined_at');

  expect(await mails()).toMatchObject([{ data: { outcome: 'declined' } }]);
});

it('never mails a sender who left the firm, but the responsible attorney', async () => {
  const colleague = await addColleague(database, owner, 'attorney');
  await database.query('update public.matters set responsible = $2 where id = $1', [
    matterId,
    owner.userId,
  ]);
  await database.query('update public.signing_links set sent_by = $2 where id = $1', [
    linkId,
    colleague.userId,
  ]);
  await database.query('update public.firm_members set left_at = now() where user_id = $1', [
    colleague.userId,
  ]);
  await set('signed_at');

  expect(await mails()).toMatchObject([{ recipient: await addressOf(owner) }]);
});

it('has the file number of the firm, and how many corrections wait', async () => {
  await database.query('delete from public.signing_corrections');
  await database.query(
    `insert into public.signing_corrections (matter_person_id, fact, entry, proposed, status)
     select link.matter_person_id, correction.fact, 'before', 'after', correction.status
     from public.signing_links as link,
       (values ('county', 'open'), ('court', 'open'), ('subjectName', 'accepted')) as correction (fact, status)
     where link.id = $1`,
    [linkId],
  );
  await set('signed_at');

  expect(await mails()).toMatchObject([{ data: { reference: '2026-114', corrections: 2 } }]);
});

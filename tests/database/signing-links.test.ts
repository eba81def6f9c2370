import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { addColleague, openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { sha256 } from '../support/sample-signing.ts';

const MAX_A_DAY = 20;
const MAX_CODES_A_DAY = 40;

let database: ActorDatabase;
let owner: SignedIn;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  owner = await database.addCustomer();
  await openFirm(database, owner);
});

afterAll(() => database.close());

const person = (email: string) => ({
  id: randomUUID(),
  role: 'co-fiduciary',
  full_name: 'Mary Smith',
  email,
  phone: '',
});

/** Save a matter with these people, and return their ids. */
async function peopleOf(actor: SignedIn, emails: readonly string[]): Promise<string[]> {
  const people = emails.map(person);
  await saveNewMatter(database, actor, { people });

  return people.map(({ id }) => id);
}

async function send(actor: SignedIn, personId: string | undefined): Promise<unknown> {
  const call = {
    claims: {
      role: 'authenticated',
      sub: actor.userId,
      session_id: actor.sessionId ?? actor.userId,
      aal: 'aal1',
    },
    link: {
      id: randomUUID(),
      matter_person_id: personId,
      payer: 'client',
      firm_indemnifies: false,
      attestation: { version: 'v1.0', hash: 'x' },
      token_hash: sha256(randomUUID()),
    },
    secret: 'a.b.c.d',
  };
  const [row] = await database.queryAs(
    'service_role',
    'select public.send_signing_link($1) as outcome',
    [call],
  );

  return row?.['outcome'];
}

/** Ask for a code for the newest link of a person, as the page of the link does. */
async function askForCode(personId: string): Promise<unknown> {
  const [link] = await database.query(
    'select token_hash from public.signing_links where matter_person_id = $1 order by created_at desc limit 1',
    [personId],
  );
  const [row] = await database.queryAs(
    'service_role',
    'select public.send_signing_code($1, $2, $3) as outcome',
    [link?.['token_hash'], sha256(randomUUID()), 'a.b.c.d'],
  );

  return row?.['outcome'];
}

/** Let this time pass for all rows of a table. */
const age = (table: string, time: string) =>
  database.query(`update ${table} set created_at = created_at - interval '${time}'`);

/** Let the newest link of a person expire, and send it again from its page. */
async function resendExpired(personId: string): Promise<unknown> {
  const [link] = await database.query(
    `update public.signing_links set expires_at = now()
     where id = (
       select id from public.signing_links where matter_person_id = $1 and revoked_at is null
     )
     returning token_hash`,
    [personId],
  );
  const [row] = await database.queryAs(
    'service_role',
    'select public.resend_signing_link($1, $2, $3, $4) as outcome',
    [link?.['token_hash'], randomUUID(), sha256(randomUUID()), 'a.b.c.d'],
  );

  return row?.['outcome'];
}

const linksTo = (email: string) =>
  database.query('select revoked_at from public.signing_links where lower(sent_to) = lower($1)', [
    email,
  ]);

it('a firm mails one address 20 links a day, however many people of its matters have that address', async () => {
  const victim = `${randomUUID()}@example.com`;
  const spellings = [victim, victim.toUpperCase()];
  const people: string[] = [];
  for (let matter = 0; matter < 2; matter += 1)
    people.push(
      ...(await peopleOf(
        owner,
        Array.from({ length: 11 }, (_, at) => String(spellings[at % 2])),
      )),
    );

  for (const personId of people.slice(0, MAX_A_DAY))
    expect(await send(owner, personId)).toBe('sent');
  for (const personId of people.slice(MAX_A_DAY))
    expect(await send(owner, personId)).toBe('too-many');
  expect(await linksTo(victim)).toHaveLength(MAX_A_DAY);

  // Others still reach the address, and the firm reaches others.
  const stranger = await database.addCustomer();
  await openFirm(database, stranger);
  expect(await send(stranger, (await peopleOf(stranger, [victim]))[0])).toBe('sent');
  expect(await send(owner, (await peopleOf(owner, ['ann@example.com']))[0])).toBe('sent');
});

it('an expired link is sent again within the limits of its firm and its person', async () => {
  const victim = `${randomUUID()}@example.com`;
  const people: string[] = [];
  for (let matter = 0; matter < 2; matter += 1)
    people.push(...(await peopleOf(owner, Array<string>(MAX_A_DAY / 2).fill(victim))));
  for (const personId of people) await send(owner, personId);
  const [first = ''] = people;
  expect(await resendExpired(first)).toBe('too-many');

  await age('public.signing_links', '23 hours');
  expect(await resendExpired(first)).toBe('too-many');

  await age('public.signing_links', '1 hour');
  const outcomes: unknown[] = [];
  for (let time = 0; time < 11; time += 1) outcomes.push(await resendExpired(first));
  expect(outcomes).toEqual([...Array<string>(10).fill('sent'), 'too-many']);
});

it('a firm has 40 codes a day mailed to one address, however many links it sent there', async () => {
  const victim = `${randomUUID()}@example.com`;
  const people = await peopleOf(
    owner,
    Array.from({ length: 9 }, (_, at) => (at % 2 === 0 ? victim : victim.toUpperCase())),
  );
  for (const personId of people) await send(owner, personId);
  const stranger = await database.addCustomer();
  await openFirm(database, stranger);
  const [theirs = ''] = await peopleOf(stranger, [victim]);
  await send(stranger, theirs);

  const outcomes: unknown[] = [];
  for (const personId of people)
    for (let code = 0; code < 5; code += 1) outcomes.push(await askForCode(personId));

  expect(outcomes).toEqual([
    ...Array<string>(MAX_CODES_A_DAY).fill('sent'),
    ...Array<string>(5).fill('too-many'),
  ]);
  expect(await askForCode(theirs)).toBe('sent');

  await age('private.signing_codes', '23 hours');
  expect(await askForCode(people[0] ?? '')).toBe('too-many');
  await age('private.signing_codes', '1 hour');
  expect(await askForCode(people[0] ?? '')).toBe('sent');
});

it.each(['<mary@example.com>', 'mary@example.com,ann@example.com', 'a,b@example.com', ''])(
  'a firm sends nothing to %j, which is not one address',
  async (email) => {
    const [personId] = await peopleOf(owner, [email]);

    expect(await send(owner, personId)).toBe('no-address');
    expect(await linksTo(email)).toEqual([]);
  },
);

it('the links of a member end when the member deletes the account', async () => {
  const member = await addColleague(database, owner, 'attorney');
  const [theirs, other] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  const [first, second] = await peopleOf(owner, [theirs, other]);
  expect(await send(member, first)).toBe('sent');
  expect(await send(owner, second)).toBe('sent');

  await database.query('delete from auth.users where id = $1', [member.userId]);

  expect(await linksTo(theirs)).toEqual([{ revoked_at: expect.any(String) as string }]);
  expect(await linksTo(other)).toEqual([{ revoked_at: null }]);
});

import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Actor,
  type ActorDatabase,
  openDatabase,
  type SignedIn,
} from '../support/actor-database.ts';
import {
  addColleague,
  addMatterApplication,
  openFirm,
  saveNewMatter,
} from '../support/sample-firm.ts';
import { addFactor, endSessionOf, signInWithPassword } from '../support/staff-actor.ts';
import { storeBond } from '../support/stored-bond.ts';

let database: ActorDatabase;
let owner: SignedIn;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  owner = await database.addCustomer();
  await openFirm(database, owner);
});

const freshHash = () => createHash('sha256').update(randomBytes(24)).digest('hex');

const call = async (actor: Actor, sql: string, parameters: unknown[] = []) =>
  (await database.queryAs(actor, `select public.${sql} as answer`, parameters))[0]?.['answer'];

const make = (actor: Actor, hash: string) => call(actor, 'make_calendar_feed($1)', [hash]);

/** The ids of the matters that the feed shows. Null: there is no such feed. */
async function readFeed(hash: string): Promise<string[] | null> {
  const rows = (await call('service_role', 'read_calendar_feed($1)', [hash])) as
    { id: string }[] | null;

  return rows && rows.map(({ id }) => id);
}

async function openFeed(actor: Actor): Promise<string> {
  const hash = freshHash();
  expect(await make(actor, hash)).toBe('made');

  return hash;
}

describe('a calendar feed', () => {
  it('shows titles, courts and days of open matters with a date, and nothing else', async () => {
    const matterId = await saveNewMatter(database, owner, {
      case_number: '2026-ES-1',
      people: [
        {
          id: crypto.randomUUID(),
          role: 'client',
          full_name: 'John',
          email: 'j@example.com',
          phone: '',
        },
      ],
    });
    await saveNewMatter(database, owner, { hearing_on: null });
    const closed = await saveNewMatter(database, owner);
    await call(owner, 'close_matter($1, true)', [closed]);
    const hash = await openFeed(owner);

    expect(await call('service_role', 'read_calendar_feed($1)', [hash])).toEqual([
      {
        id: matterId,
        subject: 'Mary Smith',
        capacity: 'administrator',
        bond: 'administrator',
        reference: '2026-114',
        county: 'Charleston',
        court: 'Probate Court',
        hearingOn: '2026-12-10',
        fileBy: null,
        isFiled: false,
        expiryDate: null,
        nextDue: null,
      },
    ]);
  });

  it('shows the next premium of a bond without an end', async () => {
    const matterId = await saveNewMatter(database, owner);
    const applicationId = await addMatterApplication(database, owner, matterId);
    const bondId = await storeBond(database, { ...owner, applicationId });
    const hash = await openFeed(owner);
    await database.query('update public.bonds set expiry_date = null where id = $1', [bondId]);
    await database.query(
      `insert into public.renewals (bond_id, next_due) values ($1, '2030-12-14') on conflict do nothing`,
      [bondId],
    );
    const [due] = await database.query(
      `select min(next_due)::text as day from public.renewals where bond_id = $1 and status = 'upcoming'`,
      [bondId],
    );

    expect(due?.['day']).toEqual(expect.any(String));
    expect(await call('service_role', 'read_calendar_feed($1)', [hash])).toMatchObject([
      { expiryDate: null, nextDue: due?.['day'] },
    ]);
  });

  it('is made once: a repeated call changes nothing, and a new address ends the old one', async () => {
    const hash = await openFeed(owner);
    await database.query(`update private.calendar_feeds set created_at = '2026-11-01'`);
    expect(await make(owner, hash)).toBe('made');
    expect(String(await call(owner, 'own_calendar_feed()::date::text'))).toBe('2026-11-01');

    const newer = await openFeed(owner);
    expect(await readFeed(hash)).toBeNull();
    expect(await readFeed(newer)).toEqual([]);

    expect(await call(owner, 'end_calendar_feed()')).toBe('ended');
    expect(await call(owner, 'end_calendar_feed()')).toBe('ended');
    expect(await readFeed(newer)).toBeNull();
    expect(await call(owner, 'own_calendar_feed()')).toBeNull();
  });

  it('follows the access of its owner: only matters that the member may open now', async () => {
    const paralegal = await addColleague(database, owner, 'paralegal');
    const matterId = await saveNewMatter(database, owner);
    const [ofOwner, ofParalegal] = [await openFeed(owner), await openFeed(paralegal)];
    expect(await readFeed(ofParalegal)).toEqual([matterId]);

    await database.query(
      `update public.firms set matter_access = 'named'
       where id = (select firm_id from public.firm_members where user_id = $1)`,
      [owner.userId],
    );
    expect(await readFeed(ofOwner)).toEqual([matterId]);
    expect(await readFeed(ofParalegal)).toEqual([]);

    await call(owner, 'name_for_matter($1, $2, true)', [matterId, paralegal.userId]);
    expect(await readFeed(ofParalegal)).toEqual([matterId]);
  });

  it('ends when its owner leaves the firm, and stays ended after the owner joins another firm or returns', async () => {
    const former = await addColleague(database, owner, 'attorney');
    await saveNewMatter(database, owner);
    const hash = await openFeed(former);
    await call(owner, 'remove_colleague($1)', [former.userId]);
    expect(await readFeed(hash)).toBeNull();
    expect(await make(former, freshHash())).toBe('not-a-member');
    expect(await call(former, 'end_calendar_feed()')).toBe('not-a-member');

    await openFirm(database, former, { name: 'Own & Own' });
    expect(await readFeed(hash)).toBeNull();
    expect(await call(former, 'own_calendar_feed()')).toBeNull();

    const next = await openFeed(former);
    await saveNewMatter(database, former);
    expect(await readFeed(next)).toHaveLength(1);
  });

  it('does not show another firm, even if the membership changed without the trigger', async () => {
    const former = await addColleague(database, owner, 'attorney');
    await saveNewMatter(database, owner);
    const hash = await openFeed(former);
    await database.query(`alter table public.firm_members disable trigger end_feed_of_leaver`);
    await call(owner, 'remove_colleague($1)', [former.userId]);
    await database.query(`alter table public.firm_members enable trigger end_feed_of_leaver`);
    await openFirm(database, former, { name: 'Own & Own' });
    await saveNewMatter(database, former);

    expect(await readFeed(hash)).toBeNull();
  });

  it('is made only by members in an open session that proved the second factor', async () => {
    const signedOut = await signInWithPassword(database, owner);
    await endSessionOf(database, signedOut);
    const guarded = await addColleague(database, owner, 'attorney');
    await addFactor(database, guarded, 'verified');
    const passwordAlone = await signInWithPassword(database, guarded);

    for (const actor of [await database.addCustomer(), signedOut, passwordAlone])
      expect(await make(actor, freshHash())).toBe('not-a-member');
  });

  it('cannot be read without its token: nobody can list feeds, and a hash in use is refused', async () => {
    const hash = await openFeed(owner);
    const other = await database.addCustomer();
    await openFirm(database, other, { name: 'Other & Other' });

    await expect(make(other, hash)).rejects.toMatchObject({ code: '23505' });
    await expect(make(other, 'short')).rejects.toMatchObject({ code: '23514' });
    for (const actor of [other, 'anon'] as const)
      await expect(call(actor, 'read_calendar_feed($1)', [hash])).rejects.toMatchObject({
        code: '42501',
      });
    expect(await readFeed(freshHash())).toBeNull();
  });
});

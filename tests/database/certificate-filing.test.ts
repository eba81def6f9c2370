import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '~/domain/dates';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { papersToFile, remindOfFiling } from '../support/filing-reminders.ts';
import { storeBond } from '../support/stored-bond.ts';

const DENIED = { code: '42501' };
const TODAY = '2027-06-30';
const TERM_STARTS = '2027-07-20';

let database: ActorDatabase;
let owner: { userId: string };
let stranger: { userId: string };
let bondId: string;

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
  stranger = await database.addCustomer();
});

beforeEach(async () => {
  await database.query('delete from private.notifications');
  await database.query(`update public.bonds set status = 'cancelled' where status = 'active'`);
  bondId = await storeRenewedBond();
});

afterAll(() => database.close());

/** A bond of long ago, ticked as filed unless the test says otherwise, whose certificate of the second term was issued three days ago. */
async function storeRenewedBond({
  hasCertificate = true,
  endsOn = '2028-07-20',
  issuedOn = '2026-06-01',
  isTicked = true,
} = {}) {
  const id = await storeBond(database, { ...owner, issuedAt: `${issuedOn}T12:00:00Z` });
  await database.query(
    `insert into public.bond_terms (
       bond_id, number, starts_on, ends_on, premium_cents, principal, amount_cents, issued_at, certificate_url,
       certificate_sha256
     ) values ($1::uuid, 2, $2, $3, 0, 'Marisol Okafor', 1000000, $4,
       case when $5 then $1 || '/continuation-2.pdf' end, case when $5 then repeat('a', 64) end)`,
    [id, addDays(endsOn, -366), endsOn, `${addDays(TODAY, -3)}T12:00:00Z`, hasCertificate],
  );
  if (!isTicked) return id;

  await database.queryAs(
    owner,
    `insert into public.bond_filing_steps (bond_id, step) values ($1, 'filed')`,
    [id],
  );

  return id;
}

const tick = (actor: Actor, { bond = bondId, step = 'certificate', term = 2 } = {}) =>
  database.queryAs(
    actor,
    'insert into public.bond_filing_steps (bond_id, step, term) values ($1, $2, $3)',
    [bond, step, term],
  );
const clear = (actor: Actor) =>
  database.queryAs(actor, 'delete from public.bond_filing_steps where bond_id = $1 and term = 2', [
    bondId,
  ]);
const ticksOf = (bond = bondId) =>
  database.query(
    'select step, term from public.bond_filing_steps where bond_id = $1 order by term',
    [bond],
  );

const BOND_TICK = { step: 'filed', term: 1 };
const CERTIFICATE_TICK = { step: 'certificate', term: 2 };

async function askedInInbox(actor: Actor): Promise<unknown[]> {
  const papers = await papersToFile(database, actor, TODAY);

  return papers.map(({ id, term, effective_date }) => ({ id, term, effective_date }));
}

const remind = (today = TODAY, notFiled: string[] = []) =>
  remindOfFiling(database, today, notFiled);

const mails = () =>
  database.query(
    `select dedupe_key, data ->> 'term' as term, data ->> 'effectiveOn' as starts from private.notifications
     where kind = 'filing_due' order by created_at`,
  );

describe('the tick of a certificate', () => {
  it('is set and cleared by the owner of the bond, beside the ticks of the bond', async () => {
    await tick(owner);
    expect(await ticksOf()).toEqual([BOND_TICK, CERTIFICATE_TICK]);

    await clear(owner);
    expect(await ticksOf()).toEqual([BOND_TICK]);
  });

  it('is stored once when two tabs set it', async () => {
    await tick(owner);

    await expect(tick(owner)).rejects.toMatchObject({ code: '23505' });
    expect(await ticksOf()).toEqual([BOND_TICK, CERTIFICATE_TICK]);
  });

  it('is out of reach for another customer and a visitor, who change nothing', async () => {
    await expect(tick(stranger)).rejects.toMatchObject(DENIED);
    await expect(tick('anon')).rejects.toMatchObject(DENIED);
    await tick(owner);
    await clear(stranger);

    expect(await ticksOf()).toEqual([BOND_TICK, CERTIFICATE_TICK]);
  });

  it('is refused for a bond that ended', async () => {
    await database.query(`update public.bonds set status = 'expired' where id = $1`, [bondId]);

    await expect(tick(owner)).rejects.toMatchObject(DENIED);
  });

  it('is refused for a certificate that only another bond has, or that is not made yet', async () => {
    const unrenewed = await storeBond(database, owner);
    const unmade = await storeRenewedBond({ hasCertificate: false });

    await expect(tick(owner, { bond: unrenewed })).rejects.toMatchObject(DENIED);
    await expect(tick(owner, { bond: unmade })).rejects.toMatchObject(DENIED);
    await expect(tick(owner, { term: 3 })).rejects.toMatchObject(DENIED);
  });

  it('never stands for the bond, nor a step of the bond for it', async () => {
    const refused = { code: '23514' };

    await expect(tick(owner, { term: 1 })).rejects.toMatchObject(refused);
    await expect(tick(owner, { step: 'filed' })).rejects.toMatchObject(refused);
  });
});

describe('the inbox', () => {
  it('asks the owner for the certificate with the start of its term, until the tick', async () => {
    const paper = { id: bondId, term: 2, effective_date: '2027-07-20' };
    expect(await askedInInbox(owner)).toEqual([paper]);
    expect(await askedInInbox(stranger)).toEqual([]);

    await tick(owner);
    expect(await askedInInbox(owner)).toEqual([]);
    await clear(owner);
    expect(await askedInInbox(owner)).toEqual([paper]);
  });

  it('does not ask for a certificate that is not made, whose term is over, or whose bond ended', async () => {
    await database.query(`update public.bonds set status = 'expired' where id = $1`, [bondId]);
    await storeRenewedBond({ hasCertificate: false });
    await storeRenewedBond({ endsOn: TODAY });

    expect(await askedInInbox(owner)).toEqual([]);
    expect(await remind()).toBe(0);
  });
});

describe('a renewed bond that was never ticked as filed', () => {
  it('is asked for by its certificate only, in the inbox and by mail', async () => {
    await tick(owner); // the other bond needs no reminder
    const unticked = await storeRenewedBond({ issuedOn: addDays(TODAY, -10), isTicked: false });
    await database.query('insert into private.filing_reminders values ($1, 3)', [unticked]);
    expect(await askedInInbox(owner)).toEqual([
      { id: unticked, term: 2, effective_date: TERM_STARTS },
    ]);

    expect(await remind()).toBe(1);
    expect(await mails()).toMatchObject([{ term: '2' }]);
    await tick(owner, { bond: unticked });
    expect(await askedInInbox(owner)).toEqual([]);
    expect(await remind(addDays(TODAY, 60))).toBe(0);
  });

  it('is asked for itself while its renewal has no paid term', async () => {
    await tick(owner);
    const bond = await storeBond(database, {
      ...owner,
      issuedAt: `${addDays(TODAY, -3)}T12:00:00Z`,
    });

    expect(await askedInInbox(owner)).toMatchObject([{ id: bond, term: 1 }]);
    expect(await remind()).toBe(1);
  });
});

describe('reminders to file a bond', () => {
  it('count from the day in our time zone, on which an evening is not the next day', async () => {
    await tick(owner); // the certificate needs no reminder
    await storeBond(database, { ...owner, issuedAt: `${addDays(TODAY, -2)}T01:00:00Z` });

    expect(await remind(addDays(TODAY, -1))).toBe(0);
    expect(await remind()).toBe(1);
  });
});

describe('reminders to file a certificate', () => {
  it('go out some days after its issue and every 14 days, once each, until the tick', async () => {
    expect(await remind(addDays(TODAY, -1))).toBe(0);
    for (const day of [3, 10, 24, 38]) expect(await remind(addDays(TODAY, day - 3))).toBe(1);
    expect(await remind(addDays(TODAY, 35))).toBe(0);
    expect(await mails()).toContainEqual({
      dedupe_key: `filing_due:${bondId}:term-2:3`,
      term: '2',
      starts: TERM_STARTS,
    });

    await tick(owner);
    expect(await remind(addDays(TODAY, 49))).toBe(0);
  });

  it('leave out bonds that the customer does not file', async () => {
    expect(await remind(TODAY, ['notary:TN'])).toBe(0);
  });

  it('that wait in the queue are dropped with the tick of the certificate, and not with that of the bond', async () => {
    const claim = () =>
      database.queryAs('service_role', 'select bond_id from public.claim_notifications(10, 1, 8)');
    const other = await storeRenewedBond();
    await remind();
    await tick(owner, { bond: other });

    expect(await claim()).toEqual([{ bond_id: bondId }]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FILING_REMINDER_DAYS, FILING_REMINDER_EVERY_DAYS } from '~/domain/bonds/filing-reminders';
import { type ActorDatabase, openDatabase, type SignedIn } from '../support/actor-database.ts';
import {
  addColleague,
  addMatterApplication,
  MATTER,
  openFirm,
  saveNewMatter,
} from '../support/sample-firm.ts';
import { storeBond, storeNextTerm } from '../support/stored-bond.ts';

const FILED = { facts: { ...MATTER.facts, filedOn: '2026-11-20' } };

let database: ActorDatabase;
let owner: SignedIn;
let colleague: SignedIn;
let matterId: string;
let bondId: string;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  owner = await database.addCustomer();
  await openFirm(database, owner);
  colleague = await addColleague(database, owner, 'attorney');
  matterId = await saveNewMatter(database, owner);
  const applicationId = await addMatterApplication(database, owner, matterId);
  bondId = await storeBond(database, { ...owner, applicationId });
});

const call = async (actor: SignedIn, sql: string, parameters: unknown[] = []) =>
  (await database.queryAs(actor, `select public.${sql} as answer`, parameters))[0]?.['answer'];

const save = (actor: SignedIn, version: number, change: object = {}, id = matterId) =>
  call(actor, 'save_matter($1, $2, $3, $4)', [id, version, randomUUID(), { ...MATTER, ...change }]);

const tick = (actor: SignedIn) =>
  database.queryAs(
    actor,
    `insert into public.bond_filing_steps (bond_id, step) values ($1, 'filed')`,
    [bondId],
  );

const clear = (actor: SignedIn) =>
  database.queryAs(
    actor,
    `delete from public.bond_filing_steps where bond_id = $1 and step = 'filed'`,
    [bondId],
  );

async function isTicked(): Promise<boolean> {
  const rows = await database.query(
    `select 1 from public.bond_filing_steps where bond_id = $1 and step = 'filed'`,
    [bondId],
  );

  return rows.length > 0;
}

async function storedMatter() {
  const [row] = await database.query(
    `select facts ->> 'filedOn' as day, version from public.matters where id = $1`,
    [matterId],
  );

  return row;
}

const isFiledFor = async (actor: SignedIn) =>
  (await database.queryAs(actor, 'select is_filed from public.matter_progress()'))[0]?.['is_filed'];

describe('the filing of a bond that belongs to a matter', () => {
  it('is ticked by the day that the owner enters in the matter, and cleared with it', async () => {
    expect(await save(owner, 1, FILED)).toEqual({ outcome: 'saved', version: 2 });
    expect(await isTicked()).toBe(true);
    expect(await isFiledFor(colleague)).toBe(true);

    expect(await save(owner, 2)).toEqual({ outcome: 'saved', version: 3 });
    expect(await isTicked()).toBe(false);
    expect(await isFiledFor(colleague)).toBe(false);
  });

  it('that the owner ticks is known to every member who opens the matter, and to no stranger', async () => {
    await tick(owner);
    const stranger = await database.addCustomer();

    expect(await isFiledFor(owner)).toBe(true);
    expect(await isFiledFor(colleague)).toBe(true);
    expect(await isFiledFor(stranger)).toBeUndefined();
  });

  it('ends the file-by day in the calendar of a member', async () => {
    const hash = 'f'.repeat(64);
    await call(colleague, 'make_calendar_feed($1)', [hash]);
    const isFiled = async () => {
      const [row] = await database.queryAs(
        'service_role',
        `select public.read_calendar_feed($1) #> '{0,isFiled}' as answer`,
        [hash],
      );

      return row?.['answer'];
    };
    expect(await isFiled()).toBe(false);

    await tick(owner);
    expect(await isFiled()).toBe(true);
  });

  it('counts as done once the bond is renewed, also without a tick', async () => {
    await storeNextTerm(database, bondId);

    expect(await isTicked()).toBe(false);
    expect(await isFiledFor(colleague)).toBe(true);
  });

  it('stays ticked while other facts change', async () => {
    await tick(owner);
    await save(owner, 1, { county: 'Horry' });
    expect(await isTicked()).toBe(true);

    await save(owner, 2, FILED);
    await save(owner, 3, { ...FILED, county: 'York' });
    expect(await isTicked()).toBe(true);
  });

  it('loses its day when the owner clears the tick, and a stale form cannot bring it back', async () => {
    await save(owner, 1, FILED);
    await clear(owner);

    expect(await storedMatter()).toEqual({ day: null, version: 3 });
    expect(await save(owner, 2, FILED)).toEqual({ outcome: 'changed-elsewhere', version: 3 });
  });

  it('keeps its day in a closed matter', async () => {
    await save(owner, 1, FILED);
    await call(owner, 'close_matter($1, true)', [matterId]);
    await clear(owner);

    expect(await storedMatter()).toEqual({ day: '2026-11-20', version: 2 });
  });

  it('is ticked only for a bond in force', async () => {
    await database.query(`update public.bonds set status = 'cancelled' where id = $1`, [bondId]);
    await save(owner, 1, FILED);

    expect(await isTicked()).toBe(false);
  });
});

describe('a colleague who may change the matter', () => {
  it('ticks the bond with the day in the matter, and clears the tick with it', async () => {
    expect(await save(colleague, 1, FILED)).toEqual({ outcome: 'saved', version: 2 });
    expect(await isTicked()).toBe(true);

    expect(await save(colleague, 2)).toEqual({ outcome: 'saved', version: 3 });
    expect(await isTicked()).toBe(false);
  });

  it('ends the reminders of the owner with the day', async () => {
    const remind = async (day: number) => {
      const [row] = await database.queryAs(
        'service_role',
        `select public.remind_of_filing((issued_at + make_interval(days => $2))::date, $3, $4, '{}', 1000) as count
         from public.bonds where id = $1`,
        [bondId, day, [...FILING_REMINDER_DAYS], FILING_REMINDER_EVERY_DAYS],
      );

      return row?.['count'];
    };
    await database.query(`update public.bonds set status = 'cancelled' where id <> $1`, [bondId]);
    expect(await remind(3)).toBe(1);

    await save(colleague, 1, FILED);
    expect(await remind(10)).toBe(0);
  });

  it('ticks no bond of an owner who left the firm', async () => {
    await database.query('update public.firm_members set left_at = now() where user_id = $1', [
      owner.userId,
    ]);

    expect(await save(colleague, 1, FILED)).toEqual({ outcome: 'saved', version: 2 });
    expect(await isTicked()).toBe(false);
  });

  it('cannot tick or clear the bond itself', async () => {
    await expect(tick(colleague)).rejects.toThrow(/row-level security/);
    await save(colleague, 1, FILED);
    await clear(colleague);

    expect(await isTicked()).toBe(true);
  });
});

describe('a user who may not change the matter', () => {
  it('does not tick its bond, as a member who only reads or one who is not named for the matter', async () => {
    const billing = await addColleague(database, owner, 'billing');
    expect(await save(billing, 1, FILED)).toMatchObject({ outcome: 'not-allowed' });
    await database.query(
      `update public.firms set matter_access = 'named' where id = (select firm_id from public.matters where id = $1)`,
      [matterId],
    );
    expect(await save(colleague, 1, FILED)).toEqual({ outcome: 'not-found' });

    expect(await isTicked()).toBe(false);
  });

  it('does not tick its bond from another firm, by a matter of that firm or by this one', async () => {
    const stranger = await database.addCustomer();
    await openFirm(database, stranger);
    const theirs = await saveNewMatter(database, stranger);
    const [bond] = await database.query('select application_id from public.bonds where id = $1', [
      bondId,
    ]);
    const attaching = [theirs, bond?.['application_id']];
    expect(await call(stranger, 'attach_application($1, $2)', attaching)).toBe('not-found');
    expect(await save(stranger, 1, FILED)).toEqual({ outcome: 'not-found' });
    expect(await save(stranger, 1, FILED, theirs)).toMatchObject({ outcome: 'saved' });
    expect(await isTicked()).toBe(false);

    await save(owner, 1, FILED);
    await clear(stranger);
    await save(stranger, 2, {}, theirs);
    expect(await isTicked()).toBe(true);
    expect(await storedMatter()).toEqual({ day: '2026-11-20', version: 2 });
  });

  it('changes a matter by clearing a tick after leaving the firm', async () => {
    await save(owner, 1, FILED);
    await database.query('update public.firm_members set left_at = now() where user_id = $1', [
      owner.userId,
    ]);
    await clear(owner);

    expect(await isTicked()).toBe(false);
    expect(await storedMatter()).toEqual({ day: '2026-11-20', version: 2 });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { eventsOf } from '../support/moved-application.ts';
import { storeUnderReview } from '../support/stored-application.ts';
import { addStaff, openApplication } from '../support/staff-actor.ts';

let database: ActorDatabase;
let owner: { userId: string };
let member: { userId: string };
let id: string;

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
  member = await addStaff(database, 'Dana Whitfield');
});

beforeEach(async () => {
  id = await storeUnderReview(database, owner);
});

afterAll(() => database.close());

const REASON = 'To compare it with the court order';

async function reveal(changes: object = {}): Promise<Record<string, unknown>> {
  const request = {
    application_id: id,
    staff_id: member.userId,
    which: 'ssn',
    reason: REASON,
    ...changes,
  };
  const [row] = await database.queryAs(
    'service_role',
    'select public.reveal_identity($1::jsonb) as outcome',
    [JSON.stringify(request)],
  );

  return row?.['outcome'] as Record<string, unknown>;
}

async function looks(): Promise<unknown[]> {
  return (await eventsOf(database, id)).filter(({ kind }) => kind === 'identity-revealed');
}

describe('reveal_identity', () => {
  it('returns the sealed number and records the person, the number and the reason', async () => {
    const [kept] = await database.query(
      `select sealed, nonce, key_id from private.application_secrets where application_id = $1 and kind = 'ssn'`,
      [id],
    );

    expect(await reveal()).toEqual({ outcome: 'revealed', ...kept });
    expect(await looks()).toEqual([
      {
        actor: 'staff',
        actor_id: member.userId,
        kind: 'identity-revealed',
        from_status: null,
        to_status: null,
        detail: { which: 'ssn', reason: REASON },
      },
    ]);
  });

  it('writes one record for every reveal', async () => {
    await reveal();
    await reveal({ which: 'ein' });

    expect(await looks()).toHaveLength(2);
  });

  it("returns nothing if the record can't be written", async () => {
    await database.query(
      'alter table public.application_events add constraint broken check (false) not valid',
    );

    await expect(reveal()).rejects.toMatchObject({ code: '23514' });
    await database.query('alter table public.application_events drop constraint broken');
  });

  it('is refused to a customer, for an unknown application and for a date of birth', async () => {
    expect(await reveal({ staff_id: owner.userId })).toEqual({ outcome: 'not-staff' });
    expect(await reveal({ application_id: crypto.randomUUID() })).toEqual({ outcome: 'not-found' });
    await expect(reveal({ which: 'date_of_birth' })).rejects.toMatchObject({ code: '23514' });
    await expect(reveal({ reason: ' ' })).rejects.toMatchObject({ code: '23514' });
    expect(await looks()).toEqual([]);
  });
});

describe('a reveal', () => {
  it("appears in the staff's history, not in the customer's", async () => {
    await reveal();
    const read = `select kind from public.application_events where application_id = $1 order by id`;

    await openApplication(database, member, id);
    expect(await database.queryAs(member, read, [id])).toEqual([
      { kind: 'submitted' },
      { kind: 'sent-to-review' },
      { kind: 'identity-revealed' },
    ]);
    expect(await database.queryAs(owner, read, [id])).toEqual([
      { kind: 'submitted' },
      { kind: 'sent-to-review' },
    ]);
  });

  it("doesn't make an earlier screen stale for a decision", async () => {
    const [seen] = await database.query(
      'select max(id)::int as id from public.application_events where application_id = $1',
      [id],
    );
    await reveal();

    const decision = {
      application_id: id,
      staff_id: member.userId,
      action: 'approve',
      seen_event: seen?.['id'],
    };
    const decide = () =>
      database.queryAs('service_role', 'select public.decide_application($1::jsonb) as outcome', [
        JSON.stringify(decision),
      ]);
    expect(await decide()).toMatchObject([{ outcome: { outcome: 'decided', status: 'approved' } }]);
    await reveal();
    expect(await decide()).toMatchObject([{ outcome: { outcome: 'decided', status: 'approved' } }]);
  });
});

describe('identity_digits', () => {
  const read = 'select public.identity_digits($1) as digits';

  it('returns the last four digits to staff without a history record', async () => {
    expect(await database.queryAs(member, read, [id])).toEqual([
      { digits: { ssn: '6789', ein: '6789' } },
    ]);
    expect(await looks()).toEqual([]);
  });

  it('returns nothing to a customer, and is refused to a visitor', async () => {
    expect(await database.queryAs(owner, read, [id])).toEqual([{ digits: null }]);
    await expect(database.queryAs('anon', read, [id])).rejects.toMatchObject({ code: '42501' });
  });
});

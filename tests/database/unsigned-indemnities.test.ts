import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import {
  addIndemnitor,
  addProject,
  callAs,
  storeContractor,
  storeRow,
} from '../support/contractor-rows.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';
import { addDays, todayIn } from '~/domain/dates';
import { LINE } from '../support/line-account.ts';

const today = todayIn('America/New_York', new Date());
const NOW = new Date().toISOString();

let database: ActorDatabase;
let dana: StaffActor;
let owner: SignedIn;
let contractor: string;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
});

beforeEach(async () => {
  owner = await database.addCustomer();
  contractor = await storeContractor(database, owner, {
    account: { statement: { asOf: addDays(today, -30), staleAfter: '', isRead: true } },
    line: { ...LINE, effectiveOn: '2020-01-01', reviewOn: '2099-01-01' },
  });
});

afterAll(() => database.close());

const ask = async () => {
  const project = await addProject(database, contractor);

  return callAs(database, owner, 'request_bid', project, randomUUID(), 1_000_000);
};

const addLink = (indemnitor_id: string, times: Record<string, unknown>) =>
  storeRow(database, 'signing_links', {
    id: randomUUID(),
    indemnitor_id,
    role: 'indemnitor',
    sender: 'Marshline Surety Agency, LLC',
    purpose: 'Indemnity',
    attestation: { version: 'v1.0', hash: 'a' },
    token_hash: randomBytes(32).toString('hex'),
    sent_to: 'ann@example.com',
    created_at: NOW,
    expires_at: NOW,
    wrong_codes: 0,
    firm_indemnifies: false,
    reason: '',
    ...times,
  });

const stopped = (found: number) => ({
  outcome: 'stopped',
  stops: [{ rule: 'indemnity-unsigned', allowed: 0, found }],
});

describe('a line whose indemnities are not signed', () => {
  it.each<[string, Record<string, unknown> | undefined]>([
    ['was not sent a link', undefined],
    ['has not opened the link', {}],
    ['has answered and not signed', { opened_at: NOW, confirmed_at: NOW }],
    ['declined', { declined_at: NOW }],
    ['has a link that was revoked', { revoked_at: NOW }],
    ['must sign again', { signed_at: NOW, voided_at: NOW }],
  ])('approves no bid while a person %s', async (_, times) => {
    const asked = await addIndemnitor(database, contractor);
    if (times) await addLink(asked, times);

    expect(await ask()).toMatchObject(stopped(1));
  });

  it('approves bids only once every person has signed', async () => {
    const first = await addIndemnitor(database, contractor);
    const second = await addIndemnitor(database, contractor);
    expect(await ask()).toMatchObject(stopped(2));
    await addLink(first, { signed_at: NOW });
    expect(await ask()).toMatchObject(stopped(1));
    await addLink(second, { signed_at: NOW });

    expect(await ask()).toMatchObject({ outcome: 'yes' });
  });

  it('approves bids after an underwriter released the person, and the contractor can release nobody', async () => {
    const asked = await addIndemnitor(database, contractor);

    expect(await callAs(database, owner, 'release_indemnitor', asked)).toBe('not-staff');
    await expect(
      database.queryAs(owner, 'update public.indemnitors set released_at = now()'),
    ).rejects.toMatchObject({ code: '42501' });
    expect(await ask()).toMatchObject(stopped(1));
    expect(await callAs(database, dana, 'release_indemnitor', asked)).toBe('released');
    expect(await ask()).toMatchObject({ outcome: 'yes' });
  });

  it('does not depend on who signs for another contractor', async () => {
    const other = await storeContractor(database, await database.addCustomer());
    await addIndemnitor(database, other);
    expect(await ask()).toMatchObject({ outcome: 'yes' });

    await addIndemnitor(database, contractor);
    await addLink(await addIndemnitor(database, other), { signed_at: NOW });
    expect(await ask()).toMatchObject(stopped(1));
  });

  it('stops a bid that was inside the line before the underwriter asked', async () => {
    const project = await addProject(database, contractor);
    expect(
      await callAs(database, owner, 'request_bid', project, randomUUID(), 1_000_000),
    ).toMatchObject({ outcome: 'yes' });
    await addIndemnitor(database, contractor);

    const [row] = await database.query(
      'select private.line_stops(project, 1000000, $2) as stops from public.projects as project where id = $1',
      [project, today],
    );
    expect(row?.['stops']).toEqual(stopped(1).stops);
  });
});

describe('a line that names its indemnitors', () => {
  const grant = (indemnitors: string[], expected: number) =>
    callAs<unknown>(database, dana, 'grant_line', contractor, {
      id: randomUUID(),
      expected,
      single_cents: 20_000_000,
      aggregate_cents: 50_000_000,
      basis: 'all-work',
      conditions: { indemnitors },
      rate_plan: 'standard',
      effective_on: '2020-01-01',
      review_on: '2099-01-01',
      reason: 'Both owners sign',
    });

  it('approves bids only after exactly these have signed, and none of them can be released', async () => {
    const named = [
      await addIndemnitor(database, contractor),
      await addIndemnitor(database, contractor),
    ];
    expect(await grant(named, 1)).toBe('granted');
    expect(await ask()).toMatchObject(stopped(2));
    await addLink(named[0] ?? '', { signed_at: NOW });
    expect(await callAs(database, dana, 'release_indemnitor', named[1])).toBe('named-by-line');
    expect(await ask()).toMatchObject(stopped(1));
    await addLink(named[1] ?? '', { signed_at: NOW });
    expect(await ask()).toMatchObject({ outcome: 'yes' });

    expect(await grant([named[0] ?? ''], 2)).toBe('granted');
    expect(await callAs(database, dana, 'release_indemnitor', named[1])).toBe('released');
  });

  it('still waits for a named one whose release went past the functions', async () => {
    const named = await addIndemnitor(database, contractor);
    expect(await grant([named], 1)).toBe('granted');
    await database.query('update public.indemnitors set released_at = now() where id = $1', [
      named,
    ]);
    expect(await ask()).toMatchObject(stopped(1));
  });

  it('may name only indemnitors of this contractor who are not released', async () => {
    const other = await storeContractor(database, await database.addCustomer());
    const stranger = await addIndemnitor(database, other);
    const released = await addIndemnitor(database, contractor);
    await callAs(database, dana, 'release_indemnitor', released);

    for (const one of [stranger, released, 'x'])
      expect(await grant([one], 1)).toBe('unknown-indemnitor');
    await expect(grant([], 1)).rejects.toMatchObject({ code: '23514' });
    expect(await ask()).toMatchObject({ outcome: 'yes' });
  });
});

describe('an indemnitor', () => {
  const change = (column: string, text: string) =>
    database.query(`update public.indemnitors set ${column} = $1 where id = $2 returning id`, [
      text,
      indemnitor,
    ]);
  let indemnitor: string;

  beforeEach(async () => {
    indemnitor = await addIndemnitor(database, contractor);
  });

  it('may have an email address with as many digits as a Social Security number', async () => {
    expect(await change('email', 'ann-27-4111204@example.com')).toHaveLength(1);
  });

  it.each([
    ['full_name', 'Ann Lee, 219-09-9999'],
    ['reason', 'You own half, 219-09-9999'],
    ['email', 'ann\u202e@example.com'],
  ])('holds no secret number or hidden character in %s', async (column, text) => {
    await expect(change(column, text)).rejects.toMatchObject({ code: '23514' });
  });
});

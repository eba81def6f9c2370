import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { addProject, callAs, storeContractor } from '../support/contractor-rows.ts';
import { LINE } from '../support/line-account.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';

/** The limit of one underwriter, by content/surety.yaml. */
const BID = 50_000_000;

let database: ActorDatabase;
let dana: StaffActor;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
});

afterAll(() => database.close());

/** A low bid that holds part of the line, and calls about it. */
async function lowBid(single = BID + 1_000) {
  const owner: SignedIn = await database.addCustomer();
  const contractor = await storeContractor(database, owner, {
    line: {
      ...LINE,
      effectiveOn: '2020-01-01',
      reviewOn: '2099-01-01',
      single,
      aggregate: BID + 1_000,
    },
  });
  const project = await addProject(database, contractor);
  await callAs(database, owner, 'request_bid', project, randomUUID(), BID);
  await callAs(database, owner, 'record_bid_result', project, 2, { stage: 'low' });
  const rowOf = async () => {
    const [row] = await database.query(
      'select stage, bid_cents, final_price_cents, version from public.projects where id = $1',
      [project],
    );

    return row;
  };
  const win = async (finalPrice?: number) =>
    callAs(database, owner, 'record_bid_result', project, (await rowOf())?.['version'], {
      stage: 'awarded',
      ...(finalPrice !== undefined && { finalPrice }),
    });
  const requests = () =>
    database.query(
      `select id, price_cents, outcome from public.project_bids where project_id = $1 and price_cents <> $2`,
      [project, BID],
    );

  return { owner, contractor, project, rowOf, win, requests };
}

describe('a contract that is won above the bid', () => {
  it('is recorded at once if the line covers it, counting the bid’s own part as free', async () => {
    const { win, rowOf } = await lowBid();

    expect(await win(BID + 1_000)).toMatchObject({ outcome: 'recorded' });
    expect(await rowOf()).toMatchObject({ stage: 'awarded', final_price_cents: BID + 1_000 });
  });

  it('outside the line goes to an underwriter once, and is recorded after the approval', async () => {
    const { win, rowOf, requests } = await lowBid(BID);

    const stopped = { outcome: 'stopped', stops: [{ rule: 'single-limit', allowed: BID }] };
    expect(await win(BID + 500)).toMatchObject(stopped);
    expect(await win(BID + 500)).toMatchObject(stopped); // a lost answer
    const [request, ...others] = await requests();
    expect(others).toEqual([]);
    expect(request).toMatchObject({ outcome: 'stopped' });
    expect(await rowOf()).toMatchObject({ stage: 'low', bid_cents: BID });

    const lee = await addStaff(database, `Lee ${randomUUID()}`);
    for (const staff of [dana, lee])
      await callAs(database, staff, 'decide_bid', request?.['id'], 'approved', 'Known owner');
    expect(await rowOf()).toMatchObject({ stage: 'low', bid_cents: BID + 500 });
    expect(await win(BID + 500)).toMatchObject({ outcome: 'recorded' });
  });

  it('is not checked again at the price of the bid, and drops the request at another price', async () => {
    const { win, requests } = await lowBid(BID);
    await win(BID + 500);

    expect(await win()).toMatchObject({ outcome: 'recorded' });
    expect(await requests()).toMatchObject([{ outcome: 'withdrawn' }]);
  });
});

describe('a contract whose price changes after the award', () => {
  it('has the new price, and keeps the day of the award', async () => {
    const { win, rowOf, contractor, project } = await lowBid();
    await win();
    await database.query('update public.projects set awarded_on = $2 where id = $1', [
      project,
      '2026-01-02',
    ]);

    expect(await win(BID - 700)).toMatchObject({ outcome: 'recorded' });
    expect(await win(BID + 1_000)).toMatchObject({ outcome: 'recorded' });
    expect(await win(BID + 900)).toMatchObject({ outcome: 'recorded' });
    expect(await rowOf()).toMatchObject({ stage: 'awarded', final_price_cents: BID + 900 });
    const [row] = await database.query(
      'select awarded_on::text as day from public.projects where contractor_id = $1',
      [contractor],
    );
    expect(row?.['day']).toBe('2026-01-02');
  });

  it('goes to an underwriter if the new price is outside the line', async () => {
    const { win, rowOf, requests } = await lowBid(BID);
    await win();

    expect(await win(BID + 500)).toMatchObject({ outcome: 'stopped' });
    expect(await rowOf()).toMatchObject({ final_price_cents: BID });
    const [request] = await requests();
    const lee = await addStaff(database, `Lee ${randomUUID()}`);
    for (const staff of [dana, lee])
      await callAs(database, staff, 'decide_bid', request?.['id'], 'approved', 'Known owner');
    expect(await rowOf()).toMatchObject({ stage: 'awarded', bid_cents: BID + 500 });
    expect(await win(BID + 500)).toMatchObject({ outcome: 'recorded' });
    expect(await rowOf()).toMatchObject({ final_price_cents: BID + 500 });
  });

  it('cannot be changed by a stranger, from an outdated page, or after the final bonds', async () => {
    const { owner, project, rowOf } = await lowBid();
    const record = (person: SignedIn, expected: unknown, result: object) =>
      callAs(database, person, 'record_bid_result', project, expected, result);
    const first = (await rowOf())?.['version'];
    const award = { stage: 'awarded', finalPrice: BID - 700 };
    await record(owner, first, award);

    expect(await record(owner, first, award)).toMatchObject({ outcome: 'recorded' }); // a repeated call
    expect(await record(owner, first, { stage: 'awarded', finalPrice: 1 })).toMatchObject({
      outcome: 'changed-meanwhile',
    });
    expect(
      await record(await database.addCustomer(), (await rowOf())?.['version'], award),
    ).toMatchObject({ outcome: 'not-found' });
    await record(owner, (await rowOf())?.['version'], { stage: 'finals-issued' });
    expect(await record(owner, (await rowOf())?.['version'], award)).toMatchObject({
      outcome: 'not-allowed',
    });
    expect(await rowOf()).toMatchObject({ stage: 'finals-issued', final_price_cents: BID - 700 });
  });
});

describe('the mail about a statement', () => {
  const DAY = '2026-11-23';

  const remind = async (day: string) =>
    (await database.query('select private.remind_of_statements($1) as told', [day]))[0]?.['told'];
  const mailsTo = (userId: string) =>
    database.query(
      `select data from private.notifications where kind = 'statement_expires' and user_id = $1`,
      [userId],
    );

  it('is queued once for each member, 120 days ahead and not earlier', async () => {
    const owner = await database.addCustomer();
    const [left, none] = [await database.addCustomer(), await database.addCustomer()];
    const statement = { asOf: '2025-12-31', staleAfter: '', isRead: true };
    const contractor = await storeContractor(database, owner, {
      account: { statement },
      line: LINE,
    });
    await storeContractor(database, none, { account: { statement }, line: null });
    await database.query(
      'insert into public.contractor_members (contractor_id, user_id, left_at) values ($1, $2, now())',
      [contractor, left.userId],
    );

    await remind('2026-11-30'); // 121 days
    expect(await mailsTo(owner.userId)).toEqual([]);
    await remind('2026-12-01');
    const [mail] = await mailsTo(owner.userId);
    expect(mail?.['data']).toEqual({
      kind: 'fiscal',
      asOf: '2025-12-31',
      staleAfter: '2027-03-31',
    });
    expect(await remind('2026-12-01')).toBe(0);
    await database.query(
      `delete from private.notifications where kind = 'statement_expires' and user_id = $1`,
      [owner.userId],
    );
    expect(await remind('2027-03-31')).toBe(0); // also after the mail was forgotten
    expect(await mailsTo(left.userId)).toEqual([]);
    expect(await mailsTo(none.userId)).toEqual([]);
    expect(await remind(DAY)).toBe(0);
  });
});

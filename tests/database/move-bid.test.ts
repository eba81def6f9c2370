import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencyDay } from '../../src/domain/business-day.ts';
import { addDays } from '../../src/domain/dates.ts';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { addProject, callAs, storeContractor } from '../support/contractor-rows.ts';
import { LINE } from '../support/line-account.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';
import { storeUnderReview } from '../support/stored-application.ts';

const DAY_MS = 86_400_000;
/** Below the limit of one underwriter, by content/surety.yaml. */
const PRICE = 10_000_000;
const ZONE = 'America/Denver';
const today = agencyDay(new Date());
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

let database: ActorDatabase;
let dana: StaffActor;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
});

afterAll(() => database.close());

type Given = { project?: object; reviewOn?: string };

/** A bid of $100,000 that opens tomorrow, and calls about it. */
async function askedBid({ project: facts = {}, reviewOn = '2099-01-01' }: Given = {}) {
  const owner: SignedIn = await database.addCustomer();
  const contractor = await storeContractor(database, owner, {
    account: { statement: { asOf: addDays(today, -30), staleAfter: '', isRead: true } },
    line: { ...LINE, effectiveOn: '2020-01-01', reviewOn },
  });
  const project = await addProject(database, contractor, facts);
  const bid = randomUUID();
  await callAs(database, owner, 'request_bid', project, bid, PRICE);
  const rowOf = async () => {
    const [row] = await database.query(
      `select stage, bid_cents, bid_at, time_zone, private.line_used(contractor_id, 'all-work') as used
       from public.projects where id = $1`,
      [project],
    );

    return { ...row, bid_at: new Date(String(row?.['bid_at'])).toISOString() };
  };
  const bids = async () =>
    (
      await database.query(
        'select id, outcome, price_cents, stops from public.project_bids where project_id = $1 order by asked_at',
        [project],
      )
    ).map(({ outcome, price_cents: price }) => [outcome, Number(price)]);
  const move = (to: string, id: string = randomUUID(), actor: SignedIn = owner) =>
    callAs(database, actor, 'move_bid', project, id, to, ZONE);
  const approve = (of: string) =>
    callAs(database, dana, 'decide_bid', of, 'approved', 'The owner moved it', []);

  return { owner, contractor, project, bid, rowOf, bids, move, approve };
}

async function linkedApplication(owner: SignedIn, project: string) {
  const id = randomUUID();
  await database.query(
    `insert into public.applications (id, user_id, bond_slug, state_code, revision) values ($1, $2, 'bid-bond', 'SC', 1)`,
    [id, owner.userId],
  );
  expect(await callAs(database, owner, 'link_project_bond', project, id)).toBe('linked');

  return id;
}

describe('the moved day of an approved bid', () => {
  it('is kept with the same price and the same part of the line, once for its id', async () => {
    const { rowOf, bids, move } = await askedBid();
    const before = await rowOf();
    const [to, id] = [inDays(9), randomUUID()];

    expect(await move(to, id)).toEqual({ outcome: 'moved' });
    expect(await move(to, id)).toEqual({ outcome: 'moved' });
    expect(await rowOf()).toEqual({ ...before, bid_at: to, time_zone: ZONE });
    expect(await bids()).toEqual([
      ['withdrawn', PRICE],
      ['yes', PRICE],
    ]);
    expect(await move(inDays(10), id)).toEqual({ outcome: 'changed-meanwhile' });
  });

  it('goes to an underwriter when the line ends its review before it, and is no approved bid meanwhile', async () => {
    const { owner, project, rowOf, bids, move, approve } = await askedBid({
      reviewOn: addDays(today, 5),
    });
    expect(await move(inDays(3))).toEqual({ outcome: 'moved' });
    const id = randomUUID();

    expect(await move(inDays(30), id)).toMatchObject({
      outcome: 'stopped',
      stops: [{ rule: 'review-due' }],
    });
    expect(await rowOf()).toMatchObject({ stage: 'considering', bid_cents: null });
    expect(await bids()).toEqual([
      ['withdrawn', PRICE],
      ['withdrawn', PRICE],
      ['stopped', PRICE],
    ]);
    const draft = randomUUID();
    expect(await callAs(database, owner, 'link_project_bond', project, draft)).toBe('not-found');
    expect(await move(inDays(31))).toEqual({ outcome: 'not-open' });

    expect(await approve(id)).toBe('decided');
    expect(await rowOf()).toMatchObject({ stage: 'approved', bid_cents: PRICE });
    // The underwriter accepted this day, not every later one.
    expect(await move(inDays(29))).toEqual({ outcome: 'moved' });
    expect(await move(inDays(40))).toMatchObject({ outcome: 'stopped' });
  });

  it('keeps what an underwriter accepted about the work, and nothing of a line that was suspended', async () => {
    const { contractor, bid, rowOf, move, approve } = await askedBid({
      project: { hasDesign: true },
    });
    expect(await approve(bid)).toBe('decided');

    expect(await move(inDays(9))).toEqual({ outcome: 'moved' });
    expect(await rowOf()).toMatchObject({ stage: 'approved', bid_cents: PRICE });
    await database.query(
      `update public.line_grants set suspended_by = $2, suspended_at = now(), suspend_reason = 'Late accounts'
       where contractor_id = $1`,
      [contractor, dana.userId],
    );
    expect(await move(inDays(8))).toMatchObject({
      outcome: 'stopped',
      stops: [{ rule: 'line-suspended' }],
    });
  });

  it('is refused to a stranger, in the past, and once the bond was applied for', async () => {
    const { owner, project, rowOf, move } = await askedBid();
    const before = await rowOf();
    const stranger = await database.addCustomer();

    expect(await move(inDays(9), randomUUID(), stranger)).toEqual({ outcome: 'not-found' });
    expect(await move(inDays(-1))).toEqual({ outcome: 'bid-closed' });
    await database.query('update public.projects set bid_bond_application = $2 where id = $1', [
      project,
      await storeUnderReview(database, owner),
    ]);
    expect(await move(inDays(9))).toEqual({ outcome: 'bond-applied' });
    expect(await rowOf()).toEqual(before);
  });

  it('takes another application for the bid bond, because a draft has the old day', async () => {
    const { owner, project, move } = await askedBid();
    const first = await linkedApplication(owner, project);

    expect(await move(inDays(9))).toEqual({ outcome: 'moved' });
    const second = await linkedApplication(owner, project);
    expect(second).not.toBe(first);
  });
});

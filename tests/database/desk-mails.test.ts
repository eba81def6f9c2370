import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { addProject, callAs, storeContractor } from '../support/contractor-rows.ts';
import { LINE } from '../support/line-account.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';

let database: ActorDatabase;
let dana: StaffActor;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
});

afterAll(() => database.close());

const mailsTo = async ({ userId }: { userId: string }) =>
  (
    await database.query(
      `select data from private.notifications where kind = 'desk_decided' and user_id = $1 order by id`,
      [userId],
    )
  ).map(({ data }) => data);

/** A contractor with a line, a member who left, and a bid that the line stopped. */
async function stoppedBid() {
  const owner: SignedIn = await database.addCustomer();
  const former = await database.addCustomer();
  const line = { ...LINE, effectiveOn: '2020-01-01', reviewOn: '2099-01-01', single: 100 };
  const contractor = await storeContractor(database, owner, { line });
  await database.query(
    'insert into public.contractor_members (contractor_id, user_id, left_at) values ($1, $2, now())',
    [contractor, former.userId],
  );
  const project = await addProject(database, contractor);
  const bid = randomUUID();
  await callAs(database, owner, 'request_bid', project, bid, 40_000_000);
  const decide = (decision: string) =>
    callAs(database, dana, 'decide_bid', bid, decision, 'Known owner');

  return { owner, former, contractor, decide };
}

it('mails each member once what an underwriter decided on a bid', async () => {
  const { owner, former, decide } = await stoppedBid();
  await decide('approved');
  await decide('approved'); // a repeated call

  expect(await mailsTo(owner)).toEqual([{ price: 40_000_000, decision: 'approved' }]);
  expect(await mailsTo(former)).toEqual([]);
});

it('mails each member about a line once it is in force, and not while it waits for a second underwriter', async () => {
  const { owner, contractor } = await stoppedBid();
  const grant = (expected: number, aggregate: number) =>
    callAs(database, dana, 'grant_line', contractor, {
      id: randomUUID(),
      expected,
      single_cents: 200,
      aggregate_cents: aggregate,
      basis: 'all-work',
      conditions: {},
      rate_plan: 'standard',
      effective_on: '2026-11-29',
      review_on: '2027-11-29',
      reason: 'Steady profit',
    });

  expect(await grant(1, 9_000_000_000)).toBe('colleague-required');
  expect(await mailsTo(owner)).toEqual([]);
  expect(await grant(2, 40_000_000)).toBe('granted');
  expect(await mailsTo(owner)).toEqual([{ single: 200, aggregate: 40_000_000 }]);
});

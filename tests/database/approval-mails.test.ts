import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff } from '../support/staff-actor.ts';
import { decide, issue, putInForce } from '../support/staff-decisions.ts';
import { storeUnderReview } from '../support/stored-application.ts';

const MESSAGE = 'File it before Friday';

let database: ActorDatabase;
let customer: { userId: string };
let underwriter: { userId: string };
let id: string;

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
  underwriter = await addStaff(database, 'Dana Whitfield');
});

afterAll(() => database.close());

beforeEach(async () => {
  id = await storeUnderReview(database, customer);
});

/** The mails about the application after its receipt, in the order in which they were queued. */
const mails = () =>
  database.query(
    `select kind, data ->> 'reason' as message from private.notifications
     where application_id = $1 and kind <> 'received' order by created_at`,
    [id],
  );

describe('the mail about an approval', () => {
  it("has the underwriter's message", async () => {
    await decide(database, id, underwriter, { reason: MESSAGE });

    expect(await mails()).toEqual([{ kind: 'approved', message: MESSAGE }]);
  });

  it.each([
    [MESSAGE, [{ kind: 'approved', message: MESSAGE }, { kind: 'issued' }]],
    [undefined, [{ kind: 'issued' }]],
  ])('is sent after the bond is issued only for its message: %s', async (reason, expected) => {
    await decide(database, id, underwriter, { ...(reason !== undefined && { reason }) });
    await issue(database, id, underwriter);
    await putInForce(database, id);

    expect(await mails()).toMatchObject(expected);
    expect(await mails()).toHaveLength(expected.length);
  });

  it('is not sent after a withdrawal, with or without a message', async () => {
    await decide(database, id, underwriter, { reason: MESSAGE });
    await database.queryAs(
      'service_role',
      `insert into public.application_events (application_id, actor, kind) values ($1, 'customer', 'withdrawn')`,
      [id],
    );

    expect((await mails()).map(({ kind }) => kind)).not.toContain('approved');
  });

  it('has no note from the first of two underwriters to the second', async () => {
    const large = await storeUnderReview(database, customer, { penal_sum_cents: 60_000_000 });
    await decide(database, large, underwriter, { reason: 'For my colleague only' });

    const [row] = await database.query(
      'select count(*)::integer as count from private.notifications where data::text like $1',
      ['%For my colleague only%'],
    );
    expect(row).toEqual({ count: 0 });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { storeUnderReview } from '../support/stored-application.ts';
import { addStaff } from '../support/staff-actor.ts';

let database: ActorDatabase;
let underwriter: { userId: string };
let colleague: { userId: string };
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
  underwriter = await addStaff(database, 'Dana Whitfield');
  colleague = await addStaff(database, 'Lee Moreno');
});

afterAll(() => database.close());

const applicationUnderReview = () => storeUnderReview(database, customer);

async function lastEvent(id: string): Promise<Record<string, unknown>> {
  const [event] = await database.query(
    'select * from public.application_events where application_id = $1 order by id desc limit 1',
    [id],
  );

  return event ?? {};
}

type Decision = { action: string; reason?: string; seen?: unknown; staff?: { userId: string } };

async function decide(id: string, { action, reason, seen, staff = underwriter }: Decision) {
  const [row] = await database.queryAs(
    'service_role',
    'select public.decide_application($1::jsonb) as outcome',
    [
      JSON.stringify({
        application_id: id,
        staff_id: staff.userId,
        action,
        reason,
        seen_event: String(seen ?? (await lastEvent(id))['id']),
      }),
    ],
  );

  return row?.['outcome'] as Record<string, unknown>;
}

const statusOf = async (table: 'applications' | 'payments', id: string) => {
  const column = table === 'applications' ? 'id' : 'quote_id';
  const [row] = await database.query(`select status from public.${table} where ${column} = $1`, [
    id,
  ]);

  return row?.['status'];
};

describe('a decision of an underwriter', () => {
  it('approves with a reason in the history, and leaves the payment authorized', async () => {
    const id = await applicationUnderReview();

    expect(await decide(id, { action: 'approve', reason: 'Amount confirmed.' })).toMatchObject({
      outcome: 'decided',
      status: 'approved',
    });
    expect(await statusOf('applications', id)).toBe('approved');
    expect(await statusOf('payments', id)).toBe('authorized');
    expect(await lastEvent(id)).toMatchObject({
      actor: 'staff',
      actor_id: underwriter.userId,
      kind: 'approved',
      detail: { reason: 'Amount confirmed.' },
    });
  });

  it('declines and voids the payment', async () => {
    const id = await applicationUnderReview();
    const decided = await decide(id, { action: 'decline', reason: 'Open judgments.' });

    expect(decided).toMatchObject({ outcome: 'decided', status: 'declined' });
    expect(decided['voided_references']).toHaveLength(1);
    expect(await statusOf('payments', id)).toBe('voided');
  });

  it('can request information and approve after the answer', async () => {
    const id = await applicationUnderReview();
    await decide(id, { action: 'request-information', reason: 'Which county?' });
    expect(await statusOf('applications', id)).toBe('information_requested');
    expect((await lastEvent(id))['detail']).toEqual({ question: 'Which county?' });

    await database.queryAs(
      'service_role',
      `select public.answer_information_request($1, $2, 'Travis')`,
      [id, customer.userId],
    );

    expect(await decide(id, { action: 'approve' })).toMatchObject({ status: 'approved' });
  });

  it('counts once for a double click', async () => {
    const id = await applicationUnderReview();
    const seen = (await lastEvent(id))['id'];
    const decision = { action: 'decline', reason: 'Open judgments.', seen };

    expect(await decide(id, decision)).toEqual(await decide(id, decision));
    const events = await database.query(
      `select id from public.application_events where application_id = $1 and kind = 'declined'`,
      [id],
    );
    expect(events).toHaveLength(1);
  });

  it("is refused to an underwriter who has not seen a colleague's decision", async () => {
    const id = await applicationUnderReview();
    const seen = (await lastEvent(id))['id'];
    await decide(id, { action: 'request-information', reason: 'Which county?', staff: colleague });

    expect(await decide(id, { action: 'decline', reason: 'No.', seen })).toEqual({
      outcome: 'changed-meanwhile',
    });
    expect(await statusOf('applications', id)).toBe('information_requested');
  });

  it.each(['approve', 'request-information', 'decline'])(
    'is refused for an application that is already decided: %s',
    async (action) => {
      const id = await applicationUnderReview();
      await decide(id, { action: 'approve' });

      expect(await decide(id, { action, reason: 'Again.' })).toEqual({ outcome: 'not-open' });
    },
  );

  it('is refused to a customer, and for a draft or an unknown application', async () => {
    const id = await applicationUnderReview();
    const draft = randomUUID();
    await database.queryAs(customer, 'insert into public.applications (id) values ($1)', [draft]);

    expect(await decide(id, { action: 'approve', staff: customer })).toEqual({
      outcome: 'not-staff',
    });
    expect(await decide(draft, { action: 'approve', seen: 1 })).toEqual({ outcome: 'not-found' });
    expect(await decide(randomUUID(), { action: 'approve', seen: 1 })).toEqual({
      outcome: 'not-found',
    });
  });

  it('can be requested only by the functions', async () => {
    const call = `select public.decide_application('{}'::jsonb)`;

    for (const actor of ['anon', customer, underwriter] as const) {
      await expect(database.queryAs(actor, call)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

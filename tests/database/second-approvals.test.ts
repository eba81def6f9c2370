import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { askForChange, holdBond, type HeldBond } from '../support/bond-requests.ts';
import { readRawContent } from '../tools/catalogue/read-content.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';
import { decide, decideRequest, issue, lastEventOf } from '../support/staff-decisions.ts';
import { storeUnderReview } from '../support/stored-application.ts';

const LIMIT_CENTS = 50_000_000;

let database: ActorDatabase;
let dana: StaffActor;
let lee: StaffActor;
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
  lee = await addStaff(database, 'Lee Moreno');
  customer = await database.addCustomer();
});

afterAll(() => database.close());

const large = (cents = LIMIT_CENTS + 100) =>
  storeUnderReview(database, customer, { penal_sum_cents: cents });

async function statusOf(id: string): Promise<unknown> {
  const [row] = await database.query('select status from public.applications where id = $1', [id]);

  return row?.['status'];
}

const FIRST = { outcome: 'decided', status: 'under_review' };
const APPROVED = { outcome: 'decided', status: 'approved' };

describe('the limit of one underwriter', () => {
  it('equals the limit in content/surety.yaml', async () => {
    const { secondApprovalAbove } = readRawContent('surety.yaml') as {
      secondApprovalAbove: number;
    };
    const [row] = await database.query(
      'select second_approval_above_cents as cents from private.settings',
    );

    expect(Number(row?.['cents'])).toBe(secondApprovalAbove * 100);
    expect(LIMIT_CENTS).toBe(secondApprovalAbove * 100);
  });

  it('is above the limit for instant issue', async () => {
    const rows = await database.query(
      `select slug from public.bond_types where (rules ->> 'instantIssueMax')::bigint > $1`,
      [LIMIT_CENTS],
    );

    expect(rows).toEqual([]);
  });

  it('includes the limit itself', async () => {
    const id = await large(LIMIT_CENTS);

    expect(await decide(database, id, dana)).toMatchObject(APPROVED);
    expect(await issue(database, id, dana)).toMatchObject({ outcome: 'issued' });
  });
});

/** The customer moves an application that was sent without an account into an account. */
const claim = (id: string) =>
  database.query(
    `insert into public.application_events (application_id, actor, actor_id, kind) values ($1, 'customer', $2, 'claimed')`,
    [id, customer.userId],
  );

describe('an application above the limit', () => {
  it('is issued if its customer moves it into an account after both approvals', async () => {
    const id = await large();
    await decide(database, id, dana);
    await decide(database, id, lee);
    await claim(id);

    expect(await issue(database, id, dana)).toMatchObject({ outcome: 'issued' });
  });

  it('needs two new approvals if its customer moves it into an account after the first', async () => {
    const id = await large();
    await decide(database, id, dana);
    await claim(id);

    expect(await decide(database, id, lee)).toMatchObject(FIRST);
    expect(await decide(database, id, dana)).toMatchObject(APPROVED);
  });

  it('is approved by two underwriters, and the history names the first', async () => {
    const id = await large();

    expect(await decide(database, id, dana, { reason: 'Strong file.' })).toMatchObject(FIRST);
    expect(await lastEventOf(database, id)).toMatchObject({
      kind: 'first-approved',
      actor: 'staff',
      actor_id: dana.userId,
      detail: { reason: 'Strong file.' },
    });
    expect(await statusOf(id)).toBe('under_review');
    expect(await issue(database, id, lee)).toEqual({ outcome: 'not-open' });

    expect(await decide(database, id, lee)).toMatchObject(APPROVED);
    expect(await issue(database, id, lee)).toMatchObject({ outcome: 'issued' });
  });

  it('refuses a second approval by the same underwriter', async () => {
    const id = await large();
    await decide(database, id, dana);

    expect(await decide(database, id, dana)).toEqual({ outcome: 'colleague-required' });
    expect(await decide(database, id, dana, { reason: 'Really.' })).toEqual({
      outcome: 'colleague-required',
    });
    expect(await statusOf(id)).toBe('under_review');
  });

  it('returns the same answer to a repeated first approval, and counts it once', async () => {
    const id = await large();
    const { id: seen } = await lastEventOf(database, id);
    const first = await decide(database, id, dana, { seen });

    expect(await decide(database, id, dana, { seen })).toEqual(first);
    expect(
      await database.query(
        `select 1 from public.application_events where application_id = $1 and kind = 'first-approved'`,
        [id],
      ),
    ).toHaveLength(1);
  });

  it('counts one of two simultaneous approvals, because the other underwriter has not seen it', async () => {
    const id = await large();
    const { id: seen } = await lastEventOf(database, id);

    const answers = await Promise.all([
      decide(database, id, dana, { seen }),
      decide(database, id, lee, { seen }),
    ]);

    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      'changed-meanwhile',
      'decided',
    ]);
    expect(await statusOf(id)).toBe('under_review');
  });

  it('needs two new approvals after a question and its answer', async () => {
    const id = await large();
    await decide(database, id, dana);
    await decide(database, id, lee, { action: 'request-information', reason: 'Which county?' });
    await database.queryAs('service_role', 'select public.answer_information_request($1, $2, $3)', [
      id,
      customer.userId,
      'Travis',
    ]);

    expect(await decide(database, id, lee)).toMatchObject(FIRST);
    expect(await statusOf(id)).toBe('under_review');
    expect(await decide(database, id, dana)).toMatchObject(APPROVED);
  });

  it("doesn't count an approval by someone who has become its owner", async () => {
    const id = await large();
    await decide(database, id, dana);
    const [{ email } = {}] = await database.query('select email from auth.users where id = $1', [
      dana.userId,
    ]);
    await database.query('alter table public.applications disable trigger guard_application');
    await database.query(
      `update public.applications set answers = jsonb_build_object('applicant', jsonb_build_object('email', $2::text)) where id = $1`,
      [id, email],
    );
    await database.query('alter table public.applications enable trigger guard_application');

    expect(await decide(database, id, lee)).toMatchObject(FIRST);
  });

  it('is not issued by a direct call of issue_bond without the approvals', async () => {
    const id = await large();
    await decide(database, id, dana);
    await database.query(`update public.applications set status = 'approved' where id = $1`, [id]);

    for (const staff of [dana, lee, undefined]) {
      expect(await issue(database, id, staff)).toEqual({ outcome: 'second-approval-missing' });
    }
    expect(
      await database.query('select 1 from public.bonds where application_id = $1', [id]),
    ).toEqual([]);
  });

  it('can be declined by one underwriter', async () => {
    const id = await large();
    await decide(database, id, dana);

    expect(
      await decide(database, id, lee, { action: 'decline', reason: 'Not within our appetite.' }),
    ).toMatchObject({ status: 'declined' });
  });
});

describe('a raise above the limit', () => {
  const raise = async (held: HeldBond, cents: number) => {
    const { id } = await askForChange(database, held, {
      kind: 'amount-change',
      new_amount_cents: cents,
      estimate_cents: 1_000,
    });

    return { id, applicationId: held.applicationId };
  };

  const amountOf = async ({ bondId }: HeldBond) =>
    (await database.query('select amount_cents from public.bonds where id = $1', [bondId]))[0]?.[
      'amount_cents'
    ];

  it('needs two approvals and leaves the bond unchanged until then', async () => {
    const held = await holdBond(database);
    const before = await amountOf(held);
    const request = await raise(held, LIMIT_CENTS + 100);
    const { id: seen } = await lastEventOf(database, held.applicationId);
    const first = await decideRequest(database, request, dana);

    expect(first).toMatchObject({ outcome: 'decided', status: 'requested' });
    expect(await decideRequest(database, request, dana, seen)).toEqual(first);
    expect(await decideRequest(database, request, lee, seen)).toEqual({
      outcome: 'changed-meanwhile',
    });
    expect(await decideRequest(database, request, dana)).toEqual({ outcome: 'colleague-required' });
    expect(await amountOf(held)).toBe(before);

    expect(await decideRequest(database, request, lee)).toMatchObject({ status: 'approved' });
    expect(await amountOf(held)).toBe(LIMIT_CENTS + 100);
  });

  it('to the limit or less needs one approval', async () => {
    const held = await holdBond(database);

    expect(await decideRequest(database, await raise(held, LIMIT_CENTS), dana)).toMatchObject({
      status: 'approved',
    });
  });
});

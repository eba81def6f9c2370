import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/data/database.types.ts';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { dollars } from '../../src/domain/money.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { breakWriting } from '../support/broken-writing.ts';
import {
  buildBidBondApplication,
  buildQuote,
  buildSubmission,
  type BuiltApplication,
} from '../support/builders.ts';
import { addProject, CONTRACTOR_FACTS, storeContractor } from '../support/contractor-rows.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { finishBonds } from '../support/issuing-actions.ts';
import { LINE, MILLION } from '../support/line-account.ts';

let stack: FunctionsStack;
const today = todayIn('America/New_York', new Date());
const OPEN_LINE = { ...LINE, effectiveOn: '2020-01-01', reviewOn: '2099-01-01' };

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

const clientOf = ({ token }: { token: string }) =>
  createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
    accessToken: () => Promise.resolve(token),
  });

/** A contractor with a line and one bid of $1,000,000 inside it, whose owner wants 5% as security. */
async function openBid(hasDesign = false) {
  const member = await stack.signIn();
  const contractor = await storeContractor(stack, member, {
    account: { statement: { asOf: addDays(today, -30), staleAfter: '' } },
    line: OPEN_LINE,
  });
  const project = await addProject(stack, contractor, { hasDesign });
  const db = clientOf(member);
  const bid = randomUUID();
  const answer = await db.rpc('request_bid', { of_project: project, bid, price: MILLION });
  const [row] = await stack.query(
    `select number, name || ', ' || place as project, (bid_at at time zone time_zone)::date::text as day
     from public.projects where id = $1`,
    [project],
  );
  const application = buildBidBondApplication({
    principal: CONTRACTOR_FACTS.legal_name,
    obligee: 'Beaufort County',
    amount: dollars(50_000),
    matter: {
      project: String(row?.['project']),
      contractNumber: String(row?.['number']),
      bidDate: String(row?.['day']),
    },
  });
  const stage = async () =>
    (await stack.query('select stage from public.projects where id = $1', [project]))[0]?.['stage'];
  const result = async (wanted: string) => {
    const [now] = await stack.query('select version from public.projects where id = $1', [project]);
    const { data } = await db.rpc('record_bid_result', {
      of_project: project,
      expected: Number(now?.['version']),
      result: { stage: wanted },
    });

    return data;
  };

  return { member, db, contractor, project, bid, answer: answer.data, application, stage, result };
}

type OpenBid = Awaited<ReturnType<typeof openBid>>;

/** A paid application of the bid, linked to the project unless told otherwise. */
async function payForBid(
  { member, db, project, application }: OpenBid,
  change: (application: BuiltApplication) => BuiltApplication = (same) => same,
  isLinked = true,
) {
  const quote = buildQuote();
  const changed = change(application);
  await stack.query(
    `insert into public.applications (id, user_id, bond_slug, state_code, answers) values ($1, $2, 'bid-bond', 'SC', '{}')`,
    [quote.quoteId, member.userId],
  );
  const link = () =>
    db.rpc('link_bid_bond', { of_project: project, of_application: quote.quoteId });
  if (isLinked) expect((await link()).data).toBe('linked');
  const paymentId = await payFor(stack, quote, changed, member);
  const submit = () =>
    stack.call('submit-application', buildSubmission(quote, changed, paymentId), member);

  return { id: quote.quoteId, submit, link };
}

const bondsOf = (id: string) =>
  stack.query('select status, amount_cents, obligee from public.bonds where application_id = $1', [
    id,
  ]);

const REVIEW = { status: 'under_review', reasons: ['never-instant', 'documents-need-review'] };

describe('the bid bond of a bid inside the line', () => {
  it('is issued at once, once, and keeps the bid', async () => {
    const bid = await openBid();
    expect(bid.answer).toMatchObject({ outcome: 'yes' });
    const { id, submit, link } = await payForBid(bid);

    const answers = await Promise.all([submit(), submit()]);

    for (const { body } of answers) expect(['approved', 'issued']).toContain(body['status']);
    expect((await submit()).body).toMatchObject({ status: 'issued', reasons: [] });
    expect(await bondsOf(id)).toEqual([
      { status: 'active', amount_cents: dollars(50_000), obligee: 'Beaufort County' },
    ]);
    expect(await bid.stage()).toBe('bid-issued');
    expect(await bid.result('considering')).toMatchObject({ outcome: 'not-allowed' });
    expect((await link()).data).toBe('linked');
    // A second application of the bid gets no bond at once.
    const second = await payForBid(bid, undefined, false);
    expect((await second.link()).data).toBe('not-open');
    expect((await second.submit()).status).toBe(422);
  });

  it('is issued for a bid that an underwriter approved, with the same stops', async () => {
    const bid = await openBid(true);
    expect(bid.answer).toMatchObject({ outcome: 'stopped' });
    await clientOf(await stack.signInStaff()).rpc('decide_bid', {
      of_bid: bid.bid,
      decision: 'approved',
      words: 'Known owner',
    });
    expect(await bid.stage()).toBe('considering'); // above the limit of one underwriter
    await clientOf(await stack.signInStaff()).rpc('decide_bid', {
      of_bid: bid.bid,
      decision: 'approved',
      words: 'Known owner',
    });
    const { submit } = await payForBid(bid);

    expect((await submit()).body).toMatchObject({ status: 'issued' });
  });
});

describe('a bid bond goes to an underwriter', () => {
  it.each<[string, (application: BuiltApplication) => BuiltApplication]>([
    [
      'above the share of the bid',
      (same) => ({ ...same, bondDetails: { ...same.bondDetails, amount: dollars(50_001) } }),
    ],
    [
      'for another owner',
      (same) => ({ ...same, bondDetails: { ...same.bondDetails, obligee: 'Jasper County' } }),
    ],
    [
      'of another company',
      (same) => ({ ...same, business: { ...same.business, legalName: 'Somebody Else LLC' } }),
    ],
    [
      'for another job',
      (same) => ({
        ...same,
        bondDetails: {
          ...same.bondDetails,
          matter: { ...same.bondDetails.matter, contractNumber: 'X-1' },
        },
      }),
    ],
  ])('%s', async (_, change) => {
    const bid = await openBid();
    const { id, submit } = await payForBid(bid, change);

    expect((await submit()).body).toMatchObject(REVIEW);
    expect(await bondsOf(id)).toEqual([]);
    expect(await bid.stage()).toBe('approved');
  });

  it.each<[string, (bid: OpenBid) => Promise<unknown>]>([
    [
      'when the line was suspended meanwhile',
      ({ contractor }) =>
        stack.query(
          `update public.line_grants set suspended_by = $2, suspended_at = now(), suspend_reason = 'Under review' where contractor_id = $1`,
          [contractor, randomUUID()],
        ),
    ],
    ['when the bid was taken back in another tab', (bid) => bid.result('considering')],
    [
      'when the line was lowered below the bid',
      ({ contractor }) =>
        stack.query('update public.line_grants set single_cents = $2 where contractor_id = $1', [
          contractor,
          MILLION - 1,
        ]),
    ],
    [
      'when the customer has left the company',
      ({ contractor }) =>
        stack.query(
          'update public.contractor_members set left_at = now() where contractor_id = $1',
          [contractor],
        ),
    ],
  ])('%s', async (_, change) => {
    const bid = await openBid();
    const { id, submit } = await payForBid(bid);
    await change(bid);

    expect((await submit()).body).toMatchObject(REVIEW);
    expect(await bondsOf(id)).toEqual([]);
  });

  it('when the function was killed after the yes and the line was suspended before the next try', async () => {
    const bid = await openBid();
    const { id, submit } = await payForBid(bid);
    const mend = await breakWriting(stack, 'private.issuing_cases', 'insert');
    expect((await submit()).body).toMatchObject({ status: 'approved' });
    await mend();
    await stack.query(
      `update public.line_grants set suspended_by = $2, suspended_at = now(), suspend_reason = 'Under review' where contractor_id = $1`,
      [bid.contractor, randomUUID()],
    );

    expect((await submit()).body).toMatchObject({ status: 'approved' });
    await finishBonds(stack);
    expect(await bondsOf(id)).toEqual([]);
    expect(
      await stack.query('select needs_hand from public.applications where id = $1', [id]),
    ).toEqual([{ needs_hand: 'line-changed' }]);

    const staff = await stack.signInStaff();
    expect((await stack.call('issue-bond', { applicationId: id }, staff)).status).toBe(200);
    expect(await bondsOf(id)).toMatchObject([{ status: 'active' }]);
  });

  it('and one that was killed after the yes is finished while the line stands', async () => {
    const bid = await openBid();
    const { id, submit } = await payForBid(bid);
    const mend = await breakWriting(stack, 'public.bonds', 'insert');
    expect((await submit()).body).toMatchObject({ status: 'approved' });
    await mend();
    // The money has been asked for, so the bid can no longer be taken back.
    expect(await bid.result('considering')).toMatchObject({ outcome: 'bond-issuing' });

    expect(await finishBonds(stack)).toMatchObject({ body: { finished: 1 } });
    expect(await bondsOf(id)).toMatchObject([{ status: 'active' }]);
    expect(await bid.stage()).toBe('bid-issued');
  });
});

describe('the link between a bid and its application', () => {
  it('is made by a member only, for a draft of their own', async () => {
    const [bid, other] = [await openBid(), await openBid()];
    const { id } = await payForBid(bid, undefined, false);

    for (const [db, project] of [
      [other.db, bid.project],
      [other.db, other.project],
    ] as const) {
      expect(
        (await db.rpc('link_bid_bond', { of_project: project, of_application: id })).data,
      ).toBe('not-found');
    }
    expect(
      (await bid.db.rpc('is_bid_of_project' as never, { of_application: id } as never)).error,
    ).not.toBeNull();
  });

  it('needs an approved bid', async () => {
    const bid = await openBid(true);
    const { link } = await payForBid(bid, undefined, false);

    expect((await link()).data).toBe('not-open');
  });
});

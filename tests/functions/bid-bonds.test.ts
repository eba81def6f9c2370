import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dollars } from '../../src/domain/money.ts';
import {
  clientOf,
  openBid as openBidOn,
  payForBid as payForBidOn,
  type OpenBid,
} from '../support/bid-bonds.ts';
import { breakWriting } from '../support/broken-writing.ts';
import type { BuiltApplication } from '../support/builders.ts';
import { addIndemnitor } from '../support/contractor-rows.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { finishBonds } from '../support/issuing-actions.ts';
import { MILLION } from '../support/line-account.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

const openBid = (hasDesign?: boolean) => openBidOn(stack, hasDesign);

const payForBid = (
  bid: OpenBid,
  change?: (application: BuiltApplication) => BuiltApplication,
  isLinked?: boolean,
) => payForBidOn(stack, bid, change, isLinked);

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

  it('is issued for a share of the bid up to the cap of the owner, and no higher', async () => {
    const bid = await openBid();
    const cap = (cents: number) =>
      stack.query('update public.projects set bid_security_cap_cents = $2 where id = $1', [
        bid.project,
        cents,
      ]);
    await cap(dollars(49_999));
    const { submit } = await payForBid(bid);
    expect((await submit()).body).toMatchObject(REVIEW);

    const other = await openBid();
    await stack.query(
      'update public.projects set bid_security_percent = null, bid_security_cap_cents = $2 where id = $1',
      [other.project, dollars(50_000)],
    );
    expect((await (await payForBid(other)).submit()).body).toMatchObject({ status: 'issued' });
  });

  it('is issued for a bid that an underwriter approved, with the same stops', async () => {
    const bid = await openBid(true);
    expect(bid.answer).toMatchObject({ outcome: 'stopped' });
    await clientOf(stack, await stack.signInStaff()).rpc('decide_bid', {
      of_bid: bid.bid,
      decision: 'approved',
      words: 'Known owner',
    });
    expect(await bid.stage()).toBe('considering'); // above the limit of one underwriter
    await clientOf(stack, await stack.signInStaff()).rpc('decide_bid', {
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
      'when an underwriter has asked for an indemnity that nobody has signed',
      ({ contractor }) => addIndemnitor(stack, contractor),
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

  it('and one that was killed after the yes is finished while the line covers it', async () => {
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
  it('is made only by a member, for a draft of their own', async () => {
    const [bid, other] = [await openBid(), await openBid()];
    const { id } = await payForBid(bid, undefined, false);

    for (const [db, project] of [
      [other.db, bid.project],
      [other.db, other.project],
    ] as const) {
      expect(
        (await db.rpc('link_project_bond', { of_project: project, of_application: id })).data,
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

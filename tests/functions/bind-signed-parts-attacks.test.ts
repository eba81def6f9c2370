import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDraft, sealedNumbers } from '../support/draft-on-file.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import {
  bind,
  buildSignedApplication,
  type MatterQuoteBench,
  openMatterQuote,
  submitMatterQuote,
} from '../support/matter-quote.ts';
import { signInWithPassword, signUpWithFactor, tokenOf } from '../support/second-factor.ts';

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

let stack: FunctionsStack;
/** The quote of a matter whose client has signed. No attack changes it. */
let bench: MatterQuoteBench;

beforeAll(async () => {
  stack = await startFunctionsStack();
  // The documents of an estate are a story of their own.
  await stack.query('delete from public.bond_required_documents');
  bench = await openMatterQuote(stack);
});

afterAll(() => stack.stop());

/** Change the attorney's membership for one test. */
async function changeMembership(change: string): Promise<void> {
  await stack.query(change, [bench.firmId]);
  onTestFinished(async () => {
    await stack.query(`update public.firms set matter_access = 'firm' where id = $1`, [
      bench.firmId,
    ]);
    await stack.query(
      `update public.firm_members set left_at = null, role = 'owner' where firm_id = $1`,
      [bench.firmId],
    );
  });
}

const kindsOf = async (of: { draft: { quoteId: string } }) =>
  (await sealedNumbers(stack, of.draft)).map(({ kind }) => kind);

describe('an attack', () => {
  it('by another firm, a customer, a visitor or with the password alone binds nothing', async () => {
    const other = await openMatterQuote(stack);
    const customer = await stack.signIn();

    // Another firm with its own quote, and with this one's; this firm's matter with somebody else's quote.
    for (const attempt of [
      bind(stack, { ...bench, draft: other.draft }, other.attorney.token),
      bind(stack, bench, other.attorney.token),
      bind(stack, { ...bench, draft: other.draft }, bench.attorney.token),
      bind(stack, bench, customer.token),
    ])
      expect(await attempt).toMatchObject(NOT_FOUND);
    expect((await bind(stack, bench, undefined)).status).toBe(401);
    expect(await kindsOf(bench)).toEqual([]);
    expect(await kindsOf(other)).toEqual([]);

    const owner = await signUpWithFactor(stack);
    await stack.query('update public.firm_members set user_id = $2 where firm_id = $1', [
      other.firmId,
      owner.userId,
    ]);
    const weak = await tokenOf(await signInWithPassword(stack, owner));
    expect(await bind(stack, other, weak)).toMatchObject({
      body: { code: 'second-factor-required' },
    });
  });

  it.each([
    ['a former colleague', `update public.firm_members set left_at = now() where firm_id = $1`],
    ['billing', `update public.firm_members set role = 'billing' where firm_id = $1`],
    [
      'an attorney who is not named',
      `with shut as (update public.firms set matter_access = 'named' where id = $1 returning id)
       update public.firm_members set role = 'attorney' where firm_id in (select id from shut)`,
    ],
  ])('by %s binds and submits nothing', async (_, change) => {
    await bind(stack, bench, bench.attorney.token);
    await changeMembership(change);

    expect(await bind(stack, bench, bench.attorney.token)).toMatchObject(NOT_FOUND);
    expect(await submitMatterQuote(stack, bench)).toMatchObject({
      status: 422,
      body: { issues: [{ message: expect.stringContaining('no longer open the matter') }] },
    });
  });

  it('does not include a paralegal of the firm, whose role may change the matter', async () => {
    await changeMembership(`update public.firm_members set role = 'paralegal' where firm_id = $1`);

    expect((await bind(stack, bench, bench.attorney.token)).status).toBe(200);
  });

  it('with "On file" answers that nobody signed is refused at each question', async () => {
    const { applicant } = buildSignedApplication();
    const typed = { ...applicant, dateOfBirth: '1979-11-30', ssn: '219098765' };
    const draft = await openDraft(stack, bench.attorney, buildSignedApplication());
    const answer = await submitMatterQuote(stack, { ...bench, draft }, { applicant: typed });

    expect(answer.status).toBe(422);
    expect(answer.body['issues']).toHaveLength(5);
  });
});
